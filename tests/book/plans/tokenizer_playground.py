"""The tokenizer playground where readers meet it: each control, its tokens against tiktoken's."""

import base64
import re
from urllib.parse import unquote

from playwright.sync_api import Locator, expect

from gpt_lab import gpt2_encoding
from tests.conftest import wait_for

MARKUP = "<img src=x onerror=alert(1)>"


def says_the_tokens_of(widget: Locator, text: str) -> None:
    """Hold a playground's tokens and counts against tiktoken's."""
    ids = gpt2_encoding().encode_ordinary(text)
    expect(widget.locator(".tokens .id")).to_have_text([str(i) for i in ids])
    counts = re.findall(r"[\d,]+", widget.locator(".counts").inner_text())
    assert counts == [f"{n:,}" for n in (len(ids), len(text), len(text.encode()))]


def type_texts(widget: Locator) -> None:
    field = widget.get_by_label("Your text")
    says_the_tokens_of(widget, field.input_value())
    for text in ("Hello,   I am", "don't\n\n\tstop", "🙂 日本語 中文 naïve", MARKUP, ""):
        field.fill(text)
        says_the_tokens_of(widget, text)
    field.click()
    widget.page.keyboard.type("Paris, again")
    says_the_tokens_of(widget, "Paris, again")


def type_markup(widget: Locator) -> None:
    widget.get_by_label("Your text").fill(MARKUP)
    says_the_tokens_of(widget, MARKUP)
    for token in widget.locator(".tokens .token").all():
        token.click()
    assert widget.locator("img").count() == 0
    written = "".join(widget.locator(".tokens bdi").all_inner_texts())
    assert written.replace("␣", " ") == MARKUP


def step_through_merges(widget: Locator) -> None:
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


def choose_languages(widget: Locator) -> None:
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


def play(widget: Locator) -> None:
    """Try everything, at any width of the page, and again on what is left."""
    type_texts(widget)
    type_markup(widget)  # the visit fails on a dialog, and if "x" is asked for
    step_through_merges(widget)
    choose_languages(widget)


def share(widget: Locator) -> str:
    """Have the address say what is typed; what a page at this address has to say."""
    text = "日本語 & <b>? #1"
    widget.get_by_label("Your text").fill(text)
    written = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
    wait_for(widget.page, "(written) => location.hash.includes(`tokens?text=${written}`)", written)
    assert "<" not in unquote(widget.page.url)
    return text


def shared(widget: Locator, text: str) -> None:
    """Hold a widget of the page at the shared address against what was shared."""
    expect(widget.get_by_label("Your text")).to_have_value(text)
    says_the_tokens_of(widget, text)
