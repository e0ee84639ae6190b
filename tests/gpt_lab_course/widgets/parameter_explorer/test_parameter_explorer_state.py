"""Where the parameter explorer's state comes from and goes: its address, its link, Jupyter."""

import pytest
from playwright.sync_api import expect

from gpt_lab import GPTConfig, ParameterExplorer
from tests.support.explorer_page import expect_total, field, shown_total, slider
from tests.support.pages import OpenPage, module_call


@pytest.mark.browser
def test_the_address_holds_the_configuration(explorer: OpenPage) -> None:
    page = explorer()
    page.get_by_label("Preset").select_option("gpt2-medium")
    page.get_by_role("button", name="Pin this").click()
    page.get_by_label("tied embeddings").uncheck()
    field(page, "d_model").fill("1040")
    page.get_by_label("keep d_ff").uncheck()
    field(page, "d_ff").fill("3072")  # as it was at first: 4 · d_model is what a link leaves out
    page.wait_for_function("location.hash.includes('d_ff=3072')")
    address = page.evaluate("location.hash")
    again = explorer(address=address)
    expect_total(
        again,
        GPTConfig(d_model=1040, n_heads=16, n_layers=24, d_ff=3072, tie_embeddings=False),
    )
    expect(again.get_by_label("keep d_ff")).not_to_be_checked()
    expect(again.locator(".remarks")).to_contain_text("against the pinned gpt2-medium")
    again.get_by_role("button", name="Reset").click()
    expect_total(again, GPTConfig())
    expect(again.get_by_label("Preset")).to_have_value("gpt2-small")


GPT2_MEDIUM = "1024,16,24,4096,50257,1024,1,1,1"


@pytest.mark.browser
def test_links_of_the_older_format_open(explorer: OpenPage) -> None:
    all_sizes = "d_model=768&n_heads=8&n_layers=12&d_ff=3072&vocab_size=50257&context_length=1024"
    page = explorer(address=f"#explorer?{all_sizes}&qkv_bias=0&bias=1&tie_embeddings=0")
    assert shown_total(page) == 163_009_536
    expect(page.get_by_label("keep d_ff")).to_be_checked()
    page.evaluate(f"location.hash = '#explorer?n_layers=3&pinned={GPT2_MEDIUM},4'")
    expect_total(page, GPTConfig(n_layers=3))
    expect(page.locator(".remarks")).to_contain_text("against the pinned custom")
    page.evaluate(f"location.hash = '#explorer?d_model=1024&n_heads=16&pinned={GPT2_MEDIUM}'")
    expect_total(page, GPTConfig(d_model=1024, n_heads=16))
    expect(page.locator(".remarks")).to_contain_text("against the pinned gpt2-medium")
    page.evaluate("location.hash = '#explorer?n_kv_heads=4&d_ff=1000'")
    expect_total(page, GPTConfig(n_kv_heads=4, d_ff=1000))
    page.get_by_text("More switches").press("Enter")
    expect(page.get_by_label("keep H_kv")).not_to_be_checked()
    expect(page.get_by_label("keep d_ff")).not_to_be_checked()


@pytest.mark.browser
def test_a_link_has_the_second_page(explorer: OpenPage) -> None:
    page = explorer()
    page.get_by_label("Preset").select_option("mixtral-8x7b")
    page.get_by_role("button", name="Pin this").click()
    page.get_by_text("More switches").press("Enter")
    page.get_by_label("latent attention").check()
    field(page, "d_rope").fill("32")
    page.wait_for_function("location.hash.includes('d_rope=32')")
    again = explorer(address=page.evaluate("location.hash"))
    expect(again.locator(".total")).to_have_text(page.locator(".total").inner_text())
    expect(again.locator(".remarks")).to_contain_text("against the pinned mixtral-8x7b")
    expect(again.locator(".more summary")).to_contain_text(
        "More switches rotary · latent attention · RMS norm · mixture of experts"
    )


@pytest.mark.browser
def test_a_link_without_key_value_heads_has_as_many_as_heads(explorer: OpenPage) -> None:
    grouped = ParameterExplorer(GPTConfig(n_kv_heads=4, d_ff=1000))
    expect_total(explorer(grouped, "#explorer?n_layers=3"), grouped.config.replace(n_layers=3))
    expect_total(explorer(grouped, "#explorer?n_heads=12&d_model=768"), GPTConfig())


@pytest.mark.browser
def test_an_address_is_checked_like_any_input(explorer: OpenPage) -> None:
    address = "#explorer?d_model=<b>&n_layers=24&vocab_size=-1&qkv_bias=maybe&evil=1&pinned=1,2"
    page = explorer(address=address)
    expect_total(page, GPTConfig(n_layers=24))
    notice = page.get_by_role("alert").first
    for part in ["d_model=<b> is", "vocab_size=-1 is not in 1", "qkv_bias=maybe", "pinned=1,2 is"]:
        expect(notice).to_contain_text(part)
    plain = explorer(address="#introduction")
    assert shown_total(plain) == 124_439_808
    assert plain.evaluate("location.hash") == "#introduction"


FAKE_KERNEL = """async (module, state) => {
  const listeners = {};
  let pending = {};
  window.saves = [];
  window.model = {
    get: (name) => state[name],
    set(name, value) {
      if (state[name] === value) return;
      state[name] = pending[name] = value;
      for (const event of [`change:${name}`, "change"]) listeners[event]?.forEach((f) => f());
    },
    save_changes() { saves.push(pending); pending = {}; },
    on: (events, f) => events.split(" ").forEach((event) => (listeners[event] ??= []).push(f)),
    off() {},
  };
  const el = document.body.appendChild(document.createElement("div"));
  module.default.render({ model, el });
}"""


@pytest.mark.browser
def test_in_jupyter_changes_go_to_python_together_and_come_back(open_page: OpenPage) -> None:
    page = open_page()
    module_call(page, ParameterExplorer, FAKE_KERNEL, ParameterExplorer().get_state())
    expect(page.get_by_role("button", name="Copy link")).to_have_count(0)  # a page's address only
    slider(page, "d_model").press("ArrowRight")
    page.get_by_label("Preset").select_option("gpt2-xl")
    first, second = page.evaluate("saves")
    assert first == {"d_model": 828, "d_ff": 3312}
    explorer = ParameterExplorer()
    for sent in (first, second):
        explorer.set_state(sent)
    assert explorer.config == GPTConfig.preset("gpt2-xl")
    page.evaluate("model.set('n_layers', 12)")  # as when Python sets a trait
    expect_total(page, GPTConfig.preset("gpt2-xl").replace(n_layers=12))
    expect(field(page, "n_layers")).to_have_value("12")
    page.evaluate("model.set('pinned', null)")


@pytest.mark.browser
def test_arrow_keys_do_not_reach_jupyterlab(open_page: OpenPage) -> None:
    page = open_page()
    module_call(page, ParameterExplorer, FAKE_KERNEL, ParameterExplorer().get_state())
    page.evaluate("document.body.addEventListener('keydown', () => { window.leaked = true; })")
    slider(page, "H").press("ArrowRight")
    assert page.evaluate("window.leaked") is None
