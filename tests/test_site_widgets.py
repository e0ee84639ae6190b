"""The widgets where readers meet them: each control on each page, its numbers against Python's."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, Page, expect

from gpt_lab import PRESETS, GPTConfig, count_parameters, gpt2_encoding
from tests.conftest import HTML

pytestmark = pytest.mark.browser

MARKUP = "<img src=x onerror=alert(1)>"
OpenPage = Callable[..., Page]


def pages_with(widget: str) -> list[str]:
    """The pages that have a widget; the landing page if none has, so that its test fails."""
    saved = re.compile(rf'data-widget="{widget}"')
    pages = (path for path in sorted(HTML.rglob("*.html")) if saved.search(path.read_text("utf-8")))
    return [path.relative_to(HTML).as_posix() for path in pages] or ["index.html"]


explorer_pages = pytest.mark.parametrize("name", pages_with("ParameterExplorer"))
playground_pages = pytest.mark.parametrize("name", pages_with("TokenizerPlayground"))
both_widths = pytest.mark.parametrize("width", [1280, 390])


def widgets_on(page: Page, widget: str) -> list[Locator]:
    """All widgets of a class on a page, drawn."""
    found = page.locator(f".gpt-lab-host[data-widget={widget}]").all()
    assert found
    for host in found:
        host.scroll_into_view_if_needed()  # which starts it
        expect(host).to_have_attribute("data-ready", widget)
        for others in host.locator("details.others:not([open]) > summary").all():
            others.click()  # an explorer that is opened on some sizes has the others behind it
    return found


# ---- ParameterExplorer --------------------------------------------------------------------------


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
            components: Object.fromEntries(all("[data-component]").map((body) =>
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
            assert share == f"{part / count.total:.1%}".replace("%", " %"), (name, settings)
    assert set(count.components) <= set(said["components"])
    assert said["warning"] == warning
    return settings


def unlock(widget: Locator) -> None:
    widget.get_by_label("keep d_ff").uncheck()


@both_widths
@explorer_pages
def test_explorer_sliders(name: str, width: int, site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{name}", width=width)
    for widget in widgets_on(page, "ParameterExplorer"):
        agrees_with_python(widget)
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


@both_widths
@explorer_pages
def test_explorer_fields(name: str, width: int, site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{name}", width=width)
    for widget in widgets_on(page, "ParameterExplorer"):
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


@explorer_pages
def test_explorer_switches(name: str, site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{name}")
    for widget in widgets_on(page, "ParameterExplorer"):
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


@explorer_pages
def test_explorer_presets(name: str, site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{name}")
    for widget in widgets_on(page, "ParameterExplorer"):
        select = widget.get_by_label("Preset")
        gpts = {name: c for name, c in PRESETS.items() if c.positions == "learned"}
        assert [o.get_attribute("value") for o in select.locator("option[value^=gpt]").all()] == [
            *gpts
        ]
        for preset, config in gpts.items():
            select.select_option(preset)
            agrees_with_python(widget)
            assert shown(widget)["total"] == f"{count_parameters(config).total:,}"
        before = shown(widget)["total"]
        select.press("ArrowUp")
        agrees_with_python(widget)
        assert shown(widget)["total"] != before


@explorer_pages
def test_explorer_heads(name: str, site: str, open_page: OpenPage) -> None:
    """H changes no count, and an H that does not divide d_model is said to be none."""
    page = open_page(f"{site}/{name}")
    for widget in widgets_on(page, "ParameterExplorer"):
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


@explorer_pages
def test_explorer_shares_keys_and_values(name: str, site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{name}")
    for widget in widgets_on(page, "ParameterExplorer"):
        widget.get_by_label("Preset").select_option("gpt2-small")
        groups = widget.get_by_role("slider", name="H_kv, key/value heads")
        if groups.count() == 0:
            continue  # an explorer of everything has GPT-2's sizes alone
        groups.press("Home")
        multi_query = count_parameters(GPTConfig(n_kv_heads=1))
        assert shown(widget)["total"] == f"{multi_query.total:,}"
        widget.get_by_label("keep H_kv").check()
        agrees_with_python(widget)


@explorer_pages
def test_explorer_pins_a_reference(name: str, site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{name}")
    for widget in widgets_on(page, "ParameterExplorer"):
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


@explorer_pages
@pytest.mark.parametrize("scheme", ["http", "file"])
def test_explorer_is_shared_as_a_link(
    name: str, scheme: str, site: str, html: Path, open_page: OpenPage
) -> None:
    url = f"{site}/{name}" if scheme == "http" else (html / name).as_uri()
    page = open_page(url)
    widget = widgets_on(page, "ParameterExplorer")[0]
    widget.get_by_label("Preset").select_option("gpt2-large")
    widget.get_by_role("button", name="Pin this").click()
    widget.locator("input[name=tie_embeddings]").click()
    page.wait_for_function("unescape(location.hash).includes('tie_embeddings=0')")
    page.wait_for_function("unescape(location.hash).includes('pinned=')")
    other = widgets_on(open_page(page.url), "ParameterExplorer")[0]
    assert agrees_with_python(other) == agrees_with_python(widget)
    expect(other.get_by_role("button", name="Unpin")).to_be_visible()


# ---- TokenizerPlayground ------------------------------------------------------------------------


def says_the_tokens_of(widget: Locator, text: str) -> None:
    """Hold a playground's tokens and counts against tiktoken's."""
    ids = gpt2_encoding().encode_ordinary(text)
    expect(widget.locator(".tokens .id")).to_have_text([str(i) for i in ids])
    counts = re.findall(r"[\d,]+", widget.locator(".counts").inner_text())
    assert counts == [f"{n:,}" for n in (len(ids), len(text), len(text.encode()))]


@both_widths
@playground_pages
def test_playground_reads_what_is_typed(
    name: str, width: int, site: str, open_page: OpenPage
) -> None:
    page = open_page(f"{site}/{name}", width=width)
    for widget in widgets_on(page, "TokenizerPlayground"):
        field = widget.get_by_label("Your text")
        says_the_tokens_of(widget, field.input_value())
        for text in ("Hello,   I am", "don't\n\n\tstop", "🙂 日本語 中文 naïve", MARKUP, ""):
            field.fill(text)
            says_the_tokens_of(widget, text)
        field.click()
        page.keyboard.type("Paris, again")
        says_the_tokens_of(widget, "Paris, again")


@playground_pages
def test_playground_shows_markup_as_text(name: str, site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{name}")  # which fails on a dialog, and on a request for "x"
    for widget in widgets_on(page, "TokenizerPlayground"):
        widget.get_by_label("Your text").fill(MARKUP)
        says_the_tokens_of(widget, MARKUP)
        for token in widget.locator(".tokens .token").all():
            token.click()
        assert widget.locator("img").count() == 0
        written = "".join(widget.locator(".tokens bdi").all_inner_texts())
        assert written.replace("␣", " ") == MARKUP


@playground_pages
def test_playground_steps_through_merges(name: str, site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{name}")
    for widget in widgets_on(page, "TokenizerPlayground"):
        widget.get_by_label("Your text").fill("The capital")
        tokens = widget.locator(".tokens .token")
        tokens.nth(0).click()
        tokens.nth(0).press("ArrowRight")
        expect(tokens.nth(1)).to_be_focused()
        expect(tokens.nth(1)).to_have_attribute("aria-pressed", "true")
        following = widget.get_by_role("button", name="Next merge")
        rows = widget.locator(".steps li")
        merges = len(" capital") - 1  # eight bytes become one token
        expect(rows).to_have_count(1)
        following.click()
        expect(rows).to_have_count(2)
        widget.get_by_role("button", name="Back").press("Enter")
        expect(rows).to_have_count(1)
        for _ in range(merges):
            following.press("Enter")
        expect(rows).to_have_count(merges + 1)
        expect(following).to_have_attribute("aria-disabled", "true")
        expect(widget.locator(".status")).to_contain_text("1 token")
        widget.get_by_role("button", name="Play").click()
        expect(rows).to_have_count(2)  # from the start
        widget.get_by_role("button", name="Pause").click()


@playground_pages
def test_playground_counts_by_language(name: str, site: str, open_page: OpenPage) -> None:
    page = open_page(f"{site}/{name}")
    for widget in widgets_on(page, "TokenizerPlayground"):
        languages = widget.locator(".languages .choose")
        for i in range(languages.count()):
            languages.nth(i).click()
            text = widget.get_by_label("Your text").input_value()
            says_the_tokens_of(widget, text)
            rows = widget.locator(".languages tbody tr:not(.sentence)")
            numbers = rows.nth(i + 1).locator("td")
            tokens = len(gpt2_encoding().encode_ordinary(text))
            expect(numbers).to_have_text(
                [str(len(text)), str(len(text.encode())), str(tokens), f"{tokens / len(text):.2f}"]
            )


@playground_pages
@pytest.mark.parametrize("scheme", ["http", "file"])
def test_playground_is_shared_as_a_link(
    name: str, scheme: str, site: str, html: Path, open_page: OpenPage
) -> None:
    url = f"{site}/{name}" if scheme == "http" else (html / name).as_uri()
    page = open_page(url)
    text = "日本語 & <b>? #1"
    widgets_on(page, "TokenizerPlayground")[0].get_by_label("Your text").fill(text)
    page.wait_for_function("location.hash.includes('?')")
    assert "<" not in unquote(page.url)
    other = widgets_on(open_page(page.url), "TokenizerPlayground")[0]
    expect(other.get_by_label("Your text")).to_have_value(text)
    says_the_tokens_of(other, text)
