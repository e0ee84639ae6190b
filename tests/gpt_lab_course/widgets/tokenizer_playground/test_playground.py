"""The tokenizer playground in a browser, on a page without a kernel, against tiktoken."""

import base64
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gpt_lab import BytePairTokenizer, gpt2_encoding
from gpt_lab_course.widgets import TokenizerPlayground
from gpt_lab_course.widgets.packs import gpt2_vocabulary
from tests.support.javascript import call
from tests.support.pages import OpenPage, module_call, write_page


@pytest.fixture
def playground(folder: Path, open_page: OpenPage) -> OpenPage:
    def open_one(text: str = "The capital of France is", address: str = "", **how: Any) -> Page:
        path = write_page(folder, TokenizerPlayground(text), theme=how.get("theme", "light"))
        page = open_page(path.as_uri() + address, **how)
        page.wait_for_selector("[data-ready=TokenizerPlayground]")
        return page

    return open_one


@pytest.fixture(scope="session")
def alphabet() -> str:
    """Characters at which implementations of the pattern come apart, and some of every kind."""
    white = (
        "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u180e\u2000\u200b\u2028\u2029\u202f\u3000\ufeff"
    )
    new_in_unicode_17_and_18 = "\u088f\u208f\U00010940\U00011de0\U000323b0"
    some = "'stmdrvelSTMabc019²½Ⅷé\u0301ßñЖشनிกあ漢한🤗👍🏽\u200d<|>&;\0\x7f�𐐀"
    return white + new_in_unicode_17_and_18 + some


@pytest.fixture(scope="session")
def texts(alphabet: str) -> list[str]:
    draw = random.Random(2)
    anything = [chr(c) for c in range(0x110000) if not 0xD800 <= c < 0xE000]
    words = list(gpt2_encoding().token_byte_values())
    found = ["", "Hello, I am", "  two   spaces ", "It's I'LL we're", "a" * 5000, " " * 5000]
    for _ in range(1500):
        found.append("".join(draw.choices(alphabet, k=draw.randint(1, 30))))
        found.append("".join(draw.choices(anything, k=draw.randint(1, 10))))
        found.append(b"".join(draw.choices(words, k=8)).decode("utf-8", errors="replace"))
    return found


def tokenizer_call(script: str, argument: Any) -> Any:
    """What a function of the module's tokenizer and an argument returns."""
    return call(
        "../engine/byte_pair.ts",
        f"""({{ Tokenizer }}, [base64, argument]) => {{
          const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
          return ({script})(new Tokenizer(new DataView(bytes.buffer)), argument);
        }}""",
        [base64.b64encode(gpt2_vocabulary()).decode(), argument],
    )


def test_encodes_like_tiktoken(texts: list[str]) -> None:
    script = "(tokenizer, texts) => texts.map((text) => tokenizer.encode(text))"
    found = tokenizer_call(script, texts)
    wrong = [
        (text, ids)
        for text, ids in zip(texts, found, strict=True)
        if ids != gpt2_encoding().encode_ordinary(text)
    ]
    assert not wrong


def test_every_token_has_its_bytes() -> None:
    script = "(tokenizer, n) => Array.from({ length: n }, (_, id) => tokenizer.bytes(id))"
    assert [bytes(token) for token in tokenizer_call(script, 50_256)] == [
        gpt2_encoding().decode_single_token_bytes(i) for i in range(50_256)
    ]


def test_merges_step_as_in_python(texts: list[str]) -> None:
    tokenizer = BytePairTokenizer.gpt2()
    some = [" Paris", " unbelievable", "フランス", "aaaaaaa", "🤗", *texts[6:200]]
    found = tokenizer_call(
        """(tokenizer, texts) => texts.flatMap((text) => tokenizer.split(text)).slice(0, 300)
          .map((piece) => [piece,
            [...tokenizer.steps(piece)].map(({ ids }) => ids.map((id) => tokenizer.bytes(id)))])""",
        some,
    )
    assert len(found) == 300
    for piece, steps in found:
        assert [[bytes(token) for token in step] for step in steps] == list(
            tokenizer.merge_steps(piece)
        )


def test_addresses_hold_any_text(texts: list[str]) -> None:
    back = "({ fromBase64, toBase64 }, texts) => texts.map((t) => fromBase64(toBase64(t)))"
    assert call("kit/text.ts", back, texts) == texts
    broken = "({ fromBase64 }, texts) => texts.map((text) => fromBase64(text) ?? null)"
    assert call("kit/text.ts", broken, ["%", "/w", "a", "w"]) == [None] * 4


def ids_shown(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".tokens .id").all_text_contents()]


@pytest.mark.browser
def test_typing_shows_tokens_and_counts(playground: Callable[..., Page]) -> None:
    page = playground()
    assert ids_shown(page) == [464, 3139, 286, 4881, 318]
    page.get_by_label("Your text").fill("Hello, I am\n🤗")
    assert ids_shown(page) == gpt2_encoding().encode("Hello, I am\n🤗")
    assert page.locator(".counts").text_content() == "8 tokens · 13 characters · 16 bytes"
    shown = page.locator(".tokens bdi").all_text_contents()
    assert shown == ["Hello", ",", "␣I", "␣am", "↵", "F0 9F", "A4", "97"]
    page.get_by_label("Your text").fill("")
    assert ids_shown(page) == []
    assert page.locator(".counts").text_content() == "0 tokens · 0 characters · 0 bytes"
    expect(page.locator(".merging")).to_be_hidden()


@pytest.mark.browser
def test_markup_is_text(playground: Callable[..., Page]) -> None:
    text = "<img src=x onerror=alert(1)><script>alert(2)</script>"
    page = playground()
    page.get_by_label("Your text").fill(text)
    assert ids_shown(page) == gpt2_encoding().encode(text)
    assert "".join(page.locator(".tokens bdi").all_text_contents()).replace("␣", " ") == text
    page = playground(text)
    page.locator(".tokens button").first.click()
    assert page.locator(".gpt-lab img, .gpt-lab script").count() == 0


@pytest.mark.browser
def test_merges_by_mouse(playground: Callable[..., Page]) -> None:
    page = playground()
    page.locator(".tokens button").nth(3).click()
    merging = page.locator(".merging")
    assert merging.locator(".title").text_content() == "How ␣France is merged"
    assert "Token 4881 is 7 bytes: 20 46 72 61 6E 63 65." in merging.inner_text()
    steps = list(BytePairTokenizer.gpt2().merge_steps(" France"))
    rows = merging.locator(".steps li")
    for step in range(1, len(steps)):
        merging.get_by_role("button", name="Next merge").click()
        expect(rows).to_have_count(step + 1)
    shown = [row.locator(".token").all_text_contents() for row in rows.all()]
    assert shown == [[t.decode().replace(" ", "␣") for t in step] for step in steps]
    following = merging.get_by_role("button", name="Next merge")
    expect(following).to_have_attribute("aria-disabled", "true")
    expect(following).to_be_focused()  # it stays where the reader is
    assert "merge rule 4,626 of 50,000, token 4881" in rows.last.inner_text()
    merging.get_by_role("button", name="Back").click()
    expect(rows).to_have_count(len(steps) - 1)


@pytest.mark.browser
def test_merges_by_keyboard(playground: Callable[..., Page]) -> None:
    page = playground()
    page.get_by_label("Your text").focus()
    page.keyboard.press("Tab")
    for key in ("ArrowRight", "End", "ArrowLeft"):
        page.keyboard.press(key)
    assert page.locator(".merging .title").text_content() == "How ␣France is merged"
    page.keyboard.press("Home")
    assert page.locator(".merging .title").text_content() == "How The is merged"
    page.keyboard.press("Tab")  # to Back, which can do nothing yet
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".steps li")).to_have_count(2)


@pytest.mark.browser
def test_merges_play_to_the_end(playground: Callable[..., Page]) -> None:
    page = playground("Paris", alone=True)  # for a clock is of a whole window
    page.clock.install()
    page.get_by_role("button", name="Play").click()
    page.clock.run_for(10_000)
    merges = len(list(BytePairTokenizer.gpt2().merge_steps("Paris"))) - 1
    expect(page.locator(".steps li")).to_have_count(merges + 1)
    expect(page.get_by_role("button", name="Play")).to_be_enabled()


@pytest.mark.browser
def test_half_a_character_is_named(playground: Callable[..., Page]) -> None:
    page = playground()
    type_in = """(text) => {
      const field = document.querySelector("textarea");
      field.value = text;
      field.dispatchEvent(new Event("input"));
    }"""
    page.evaluate(type_in, "ab")
    page.evaluate(f"({type_in})('🤗a\\ud83e')")
    message = page.get_by_role("alert")
    expect(message).to_contain_text("Character 3 is U+D83E, one half of a surrogate pair")
    page.evaluate(type_in, "ab")
    expect(message).to_be_hidden()
    assert ids_shown(page) == gpt2_encoding().encode("ab")


@pytest.mark.browser
def test_long_text_does_not_freeze(playground: Callable[..., Page]) -> None:
    page = playground()
    for text in (
        "国" * 20_000,
        "It was the best of times. " * 800,
        "".join(map(chr, range(0x4E00, 0x9C00))),
    ):
        seconds = page.evaluate(
            """(text) => {
              const field = document.querySelector("textarea");
              field.value = text;
              const from = performance.now();
              field.dispatchEvent(new Event("input"));
              return (performance.now() - from) / 1000;
            }""",
            text,
        )
        tokens = len(gpt2_encoding().encode(text))
        expect(page.locator(".counts")).to_contain_text(f"{tokens:,} tokens")
        assert seconds < 5  # a frozen page takes minutes; this machine may be slow
        assert page.locator(".tokens button").count() == 160
    page.get_by_role("button", name="Show more").click()
    expect(page.locator(".tokens button").nth(319)).to_be_attached()
    page.locator(".tokens").evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(page.locator(".tokens button").nth(639)).to_be_attached()


@pytest.mark.browser
def test_languages_are_counted(playground: Callable[..., Page]) -> None:
    page = playground()
    rows = page.locator(".languages tbody tr:not(.sentence)")
    found = [row.locator("td").all_text_contents() for row in rows.all()]
    texts = ["The capital of France is", *(row[2] for row in TokenizerPlayground().sentences)]
    expected = []
    for text in texts:
        tokens = len(gpt2_encoding().encode(text))
        sizes = [len(text), len(text.encode()), tokens]
        expected.append([*map(str, sizes), f"{tokens / len(text):.2f}"])
    assert found == expected
    page.get_by_role("button", name="Japanese").click()
    assert ids_shown(page) == gpt2_encoding().encode("フランスの首都はパリです。")


@pytest.mark.browser
def test_a_link_of_a_bare_text_opens(playground: Callable[..., Page]) -> None:
    page = playground(address="#tokens?w")
    assert page.get_by_label("Your text").input_value() == "The capital of France is"
    expect(page.get_by_role("alert")).to_have_text("Not taken from the link: its text is damaged.")
    page.evaluate("location.hash = '#tokens?SGVsbG8'")  # a link followed on the open page
    expect(page.get_by_label("Your text")).to_have_value("Hello")
    expect(page.get_by_role("alert")).to_be_hidden()
    assert ids_shown(page) == [15496]


@pytest.mark.browser
def test_a_choice_in_a_link_and_one_that_the_text_lacks(playground: Callable[..., Page]) -> None:
    page = playground(address="#tokens?text=SGVsbG8gUGFyaXM&selected=1&step=2")
    assert page.locator(".merging .title").text_content() == "How ␣Paris is merged"
    expect(page.locator(".steps li")).to_have_count(3)
    page.get_by_label("Your text").fill("Rome")  # another text has no chosen token
    expect(page.locator(".steps li")).to_have_count(1)
    page = playground(address="#tokens?selected=99&step=99")
    assert page.locator(".merging .title").text_content() == "How ␣is is merged"


@pytest.mark.browser
def test_page_and_kernel_tell_each_other(playground: Callable[..., Page]) -> None:
    """With a model as in Jupyter, of which the test is the kernel."""
    page = playground()
    state = TokenizerPlayground().get_state()
    sent = module_call(
        page,
        TokenizerPlayground,
        """async (lab, [state, base64]) => {
          const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
          const vocabulary = new DataView(bytes.buffer);
          const listeners = {};
          const tell = (event, ...values) => (listeners[event] ?? []).forEach((f) => f(...values));
          const saved = [];
          const model = {
            get: (name) => state[name],
            set: (name, value) => {
              state[name] = value;
              tell(`change:${name}`);
              tell("change");
            },
            save_changes: () => saved.push({ ...state }),
            on: (names, f) => names.split(" ").forEach((n) => (listeners[n] ??= []).push(f)),
            off: (names, f) => names.split(" ").forEach(
              (n) => (listeners[n] = listeners[n].filter((other) => other !== f)),
            ),
            send: ({ name }) =>
              setTimeout(() => tell("msg:custom", { type: "asset", name }, [vocabulary])),
          };
          const el = document.createElement("div");
          document.body.append(el);
          const leave = await lab.default.render({ model, el });
          const field = el.querySelector("textarea");
          field.value = "Hello, I am";
          field.dispatchEvent(new Event("input"));
          const typed = saved.at(-1);
          await Promise.resolve();
          el.querySelectorAll(".tokens button")[2].click();
          const clicked = saved.at(-1);
          model.set("text", " Paris");
          await Promise.resolve();
          const drawn = [field.value, el.querySelector(".tokens .id").textContent];
          leave();
          return { typed, clicked, drawn, listening: Object.values(listeners).flat().length };
        }""",
        [state, base64.b64encode(gpt2_vocabulary()).decode()],
    )
    assert sent["typed"]["text"] == "Hello, I am"
    assert sent["clicked"]["selected"] == 2
    assert sent["drawn"] == [" Paris", "6342"]
    assert sent["listening"] == 0


def test_python_sees_what_a_reader_types() -> None:
    """What the page sends to Python, and what Python computes of it."""
    widget = TokenizerPlayground()
    widget.set_state({"text": "Hello, I am", "selected": 2})
    assert (widget.text, widget.ids, widget.selected) == ("Hello, I am", [15496, 11, 314, 716], 2)
    widget.text = " Paris"
    assert widget.ids == [6342]
    assert repr(widget) == "TokenizerPlayground(' Paris', 1 token)"
