"""Where the parameter explorer's state comes from and goes: its address, its link, Jupyter."""

import pytest
from playwright.sync_api import expect

from gpt_lab import GPTConfig, ParameterExplorer
from tests.explorer_page import expect_total, field, shown_total, slider
from tests.pages import OpenPage, module_call


@pytest.mark.browser
def test_the_address_holds_the_configuration(explorer: OpenPage) -> None:
    page = explorer()
    page.get_by_label("Preset").select_option("gpt2-medium")
    page.get_by_role("button", name="Pin this").click()
    page.get_by_label("tied embeddings").uncheck()
    field(page, "d_model").fill("1040")
    page.wait_for_function("location.hash.includes('d_model=1040')")
    address = page.evaluate("location.hash")
    again = explorer(address=address)
    expect_total(again, GPTConfig(d_model=1040, n_heads=16, n_layers=24, tie_embeddings=False))
    expect(again.locator(".remarks")).to_contain_text("against the pinned gpt2-medium")
    again.evaluate("location.hash = '#explorer?n_layers=3'")  # another link on the same page
    expect_total(again, GPTConfig(d_model=1040, n_heads=16, n_layers=3, tie_embeddings=False))


@pytest.mark.browser
def test_an_address_is_checked_like_any_input(explorer: OpenPage) -> None:
    address = "#explorer?d_model=<b>&n_layers=24&vocab_size=-1&qkv_bias=maybe&evil=1&pinned=1,2"
    page = explorer(address=address)
    expect_total(page, GPTConfig(n_layers=24))
    notice = page.get_by_role("alert")
    for part in ["d_model=<b> is", "vocab_size=-1 is below 1", "qkv_bias=maybe", "pinned has 2"]:
        expect(notice).to_contain_text(part)
    plain = explorer(address="#introduction")
    assert shown_total(plain) == 124_439_808
    assert plain.evaluate("location.hash") == "#introduction"


@pytest.mark.browser
def test_the_link_is_copied_or_shown(explorer: OpenPage) -> None:
    page = explorer()
    page.evaluate(
        """Object.defineProperty(navigator, "clipboard", { configurable: true, value: {
             writeText: async (text) => { window.copied = text; } } })"""
    )
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.url.replace("#", "#widget-explorer;")  # it leads to this widget
    assert page.evaluate("copied") == link
    assert "d_model=768" in page.url
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_label("Link to this view")).to_have_value(link)


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
    assert first == {"d_model": 832, "d_ff": 3328}
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
