"""The parameter explorer where readers meet it: each control on each page, held against Python."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from gpt_lab import PRESETS, GPTConfig, count_parameters
from tests.conftest import wait_for


def shown(widget: Locator) -> dict[str, Any]:
    """What an explorer says: its settings, its total, each component's count and share."""
    state: dict[str, Any] = widget.evaluate(
        """root => {
          const all = (selector) => [...root.querySelectorAll(selector)];
          return {
            sizes: Object.fromEntries(all(".size input.number").map((f) => [f.name, +f.value])),
            switches: Object.fromEntries(
              all(".switches input[type=checkbox]").map((box) => [box.name, box.checked])),
            total: root.querySelector(".total").textContent,
            components: Object.fromEntries(all("tbody[data-component]").map((body) =>
              [body.dataset.component, [...body.querySelectorAll("td")].slice(0, 2)
                .map((cell) => cell.textContent)])),
            warning: root.querySelector(".heads-note .warn")?.textContent ?? "",
          };
        }"""
    )
    return state


def agrees_with_python(widget: Locator) -> dict[str, Any]:
    """Hold an explorer's numbers against ``count_parameters`` of its settings; those settings."""
    said = shown(widget)
    settings = {**said["sizes"], **said["switches"]}
    follows = settings.pop("n_kv_heads", settings["n_heads"])  # as long as nobody moves it
    assert follows == settings["n_heads"]
    try:
        config, warning = GPTConfig(**settings), ""
    except ValueError as error:  # H does not divide d_model: the count is that of any H that does
        config, warning = GPTConfig(**{**settings, "n_heads": 1}), str(error)
    count = count_parameters(config)
    assert said["total"] == f"{count.total:,}", settings
    for name, (number, share) in said["components"].items():
        part = count.components.get(name, 0)
        assert number == f"{part:,}", (name, settings)
        if part / count.total > 0.001:  # smaller shares have more digits
            assert share == f"{part / count.total:.1%}", (name, settings)
    assert set(count.components) <= set(said["components"])
    assert said["warning"] == warning
    return settings


def unlock(widget: Locator) -> None:
    widget.get_by_label("keep d_ff").uncheck()


def flip_switches(widget: Locator) -> None:
    for trait in ("qkv_bias", "bias", "tie_embeddings"):
        box = widget.locator(f"input[name={trait}]")
        before = agrees_with_python(widget)
        box.click()
        assert agrees_with_python(widget) == {**before, trait: not before[trait]}
        box.press("Space")
        assert agrees_with_python(widget) == before
    width = widget.locator("input[name=d_model]")
    width.fill("100")
    assert agrees_with_python(widget)["d_ff"] == 400  # locked at first
    unlock(widget)
    width.fill("200")
    assert agrees_with_python(widget)["d_ff"] == 400
    widget.get_by_label("keep d_ff").press("Space")
    assert agrees_with_python(widget)["d_ff"] == 800


def move_sliders(widget: Locator) -> None:
    unlock(widget)
    sliders = widget.get_by_role("slider", name=re.compile("^(?!H_kv)")).all()
    assert len(sliders) == 6
    for slider in sliders:
        before = agrees_with_python(widget)
        slider.focus()
        slider.press("ArrowRight")
        by_key = agrees_with_python(widget)
        slider.scroll_into_view_if_needed()
        slider.click(position={"x": 0.3 * slider.bounding_box()["width"], "y": 5})
        by_mouse = agrees_with_python(widget)
        for earlier, later in ((before, by_key), (by_key, by_mouse)):
            assert sum(later[key] != earlier[key] for key in later) == 1, (earlier, later)


def fill_fields(widget: Locator) -> None:
    unlock(widget)
    values = {"d_model": 1030, "n_heads": 10, "n_layers": 7}
    values |= {"d_ff": 3001, "vocab_size": 32_000, "context_length": 555}
    for trait, value in values.items():
        field = widget.locator(f"input[name={trait}]")
        field.click()
        field.fill(str(value))
        assert agrees_with_python(widget)[trait] == value
        field.press("ArrowUp")
        assert agrees_with_python(widget)[trait] > value
        total = shown(widget)["total"]
        field.fill("many")
        complaint = widget.locator(".problem:visible")
        expect(complaint).to_contain_text(f"{trait}=many is not an integer")
        assert shown(widget)["total"] == total
        field.fill(str(value))
        expect(complaint).to_have_count(0)
    assert agrees_with_python(widget).items() >= values.items()


def choose_presets(widget: Locator) -> None:
    select = widget.get_by_label("Preset")
    gpts = {name: c for name, c in PRESETS.items() if c.positions == "learned"}
    assert [o.get_attribute("value") for o in select.locator("option[value^=gpt]").all()] == [*gpts]
    for preset, config in gpts.items():
        select.select_option(preset)
        agrees_with_python(widget)
        assert shown(widget)["total"] == f"{count_parameters(config).total:,}"
    before = shown(widget)["total"]
    select.press("ArrowUp")
    agrees_with_python(widget)
    assert shown(widget)["total"] != before


def choose_heads(widget: Locator) -> None:
    """H changes no count, and an H that does not divide d_model is said to be none."""
    widget.get_by_label("Preset").select_option("gpt2-small")
    heads = widget.locator("input[name=n_heads]")
    heads.fill("7")
    assert agrees_with_python(widget)["n_heads"] == 7
    said = shown(widget)
    assert said["warning"] == "d_model=768 is not divisible by n_heads=7"
    assert said["total"] == "124,439,808"
    widget.locator(".heads-note").get_by_role("button", name="n_heads=6").click()
    expect(heads).to_have_value("6")
    agrees_with_python(widget)


def share_keys_and_values(widget: Locator) -> None:
    widget.get_by_label("Preset").select_option("gpt2-small")
    groups = widget.get_by_role("slider", name="H_kv, key/value heads")
    if groups.count() == 0:
        return  # an explorer of everything has GPT-2's sizes alone
    groups.press("Home")
    multi_query = count_parameters(GPTConfig(n_kv_heads=1))
    assert shown(widget)["total"] == f"{multi_query.total:,}"
    widget.get_by_label("keep H_kv").check()
    agrees_with_python(widget)


def pin_a_reference(widget: Locator) -> None:
    widget.get_by_label("Preset").select_option("gpt2-small")
    widget.get_by_role("button", name="Pin this").click()
    widget.get_by_label("Preset").select_option("gpt2-medium")
    small, medium = (
        count_parameters(PRESETS[name]).total for name in ("gpt2-small", "gpt2-medium")
    )
    remark = widget.locator(".remarks")
    expect(remark).to_contain_text(f"+{medium - small:,}", use_inner_text=True)
    expect(remark).to_contain_text("gpt2-small", use_inner_text=True)
    widget.get_by_role("button", name="Unpin").press("Enter")
    expect(remark).not_to_contain_text("gpt2-small", use_inner_text=True)
    agrees_with_python(widget)


def unfold(widget: Locator) -> None:
    """An explorer that is opened on some sizes has the others behind them."""
    for others in widget.locator(".others details:not([open]) > summary").all():
        others.click()


def explore_by_pointer(widget: Locator) -> None:
    """Try what lies elsewhere at another width of the page, on what is left there."""
    unfold(widget)
    agrees_with_python(widget)
    widget.get_by_label("Preset").select_option("gpt2-small")
    widget.get_by_label("keep d_ff").check()  # as it is at first
    flip_switches(widget)
    move_sliders(widget)
    pin_a_reference(widget)


def explore(widget: Locator) -> None:
    """Try everything."""
    explore_by_pointer(widget)
    fill_fields(widget)
    choose_presets(widget)
    choose_heads(widget)
    share_keys_and_values(widget)


def share(widget: Locator) -> dict[str, Any]:
    """Have the address say what is chosen; what a page at this address has to say."""
    unfold(widget)
    widget.get_by_label("Preset").select_option("gpt2-large")
    widget.get_by_role("button", name="Pin this").click()
    widget.locator("input[name=tie_embeddings]").click()
    wait_for(widget.page, "unescape(location.hash).includes('tie_embeddings=false')")
    wait_for(widget.page, "unescape(location.hash).includes('pinned=')")
    return agrees_with_python(widget)


def shared(widget: Locator, settings: dict[str, Any]) -> None:
    """Hold a widget of the page at the shared address against what was shared."""
    unfold(widget)
    assert agrees_with_python(widget) == settings
    expect(widget.get_by_role("button", name="Unpin")).to_be_visible()
