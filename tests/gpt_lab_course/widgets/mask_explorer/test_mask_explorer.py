"""The mask explorer: its masks against transformers and gpt_lab, its counts, and its page."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import traitlets
from playwright.sync_api import Browser, Page, expect

from gpt_lab import MaskExplorer
from gpt_lab.model import masks
from gpt_lab_course.widgets.mask_explorer import KINDS
from tests.support.axe import violations
from tests.support.javascript import call
from tests.support.pages import OpenPage, write_page

# ---- The arithmetic ---------------------------------------------------------------------------


def in_javascript(kind: str, T: int, prefix: int = 1, window: int = 1) -> np.ndarray:
    script = "({ mask }, [kind, T, settings]) => mask(kind, T, settings)"
    settings = {"prefix": prefix, "window": window}
    return np.array(call("mask_explorer/masks.ts", script, [kind, T, settings]))


def influence(outputs: torch.Tensor, *inputs: torch.Tensor) -> np.ndarray:
    """[T, S], whether an output depends on an input: its gradient is not 0."""
    rows = []
    for row in outputs[0]:
        weights = torch.arange(1.0, 1 + len(row))  # norms make plain sums constant
        found = torch.autograd.grad(row @ weights, inputs, retain_graph=True, allow_unused=True)
        parts = [
            torch.zeros(x.shape[1]) if g is None else g[0].abs().sum(-1)
            for g, x in zip(found, inputs, strict=True)
        ]
        rows.append(torch.cat(parts) > 0)
    return torch.stack(rows).numpy()


def embeddings(T: int) -> torch.Tensor:
    return torch.randn(1, T, 8, generator=torch.Generator().manual_seed(T), requires_grad=True)


def one_layer(kind: str) -> Any:
    """A random model of another library with one layer, so that a token hears only whom it sees."""
    import transformers as hf

    small = {"hidden_size": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "vocab_size": 5}
    torch.manual_seed(0)
    if kind == "causal":
        return hf.GPT2Model(hf.GPT2Config(n_embd=8, n_layer=1, n_head=2, vocab_size=5))
    if kind == "full":
        return hf.BertModel(hf.BertConfig(**small, intermediate_size=8))
    if kind == "sliding window":
        config = hf.MistralConfig(
            **small, intermediate_size=8, num_key_value_heads=2, sliding_window=3
        )
        config._attn_implementation = "eager"
        return hf.MistralModel(config)
    return hf.T5Model(
        hf.T5Config(d_model=8, d_kv=4, d_ff=8, num_layers=1, num_heads=2, vocab_size=5)
    )


@pytest.mark.parametrize("kind", ["causal", "full", "sliding window"])
def test_masks_are_those_of_models_that_others_made(kind: str) -> None:
    x = embeddings(7)
    seen = influence(one_layer(kind).eval()(inputs_embeds=x).last_hidden_state, x)
    assert np.array_equal(in_javascript(kind, 7, window=3) > 0, seen)


def test_an_encoder_and_a_decoder_see_what_they_see_in_t5() -> None:
    source, target = embeddings(4), embeddings(3)
    out = one_layer("encoder-decoder").eval()(inputs_embeds=source, decoder_inputs_embeds=target)
    ours = in_javascript("encoder-decoder", 7, prefix=4)
    encoder = influence(out.encoder_last_hidden_state, source, target)
    decoder = influence(out.last_hidden_state, source, target)
    assert np.array_equal(ours > 0, np.concatenate([encoder, decoder]))
    cross = np.zeros((7, 7), dtype=bool)
    cross[4:, :4] = True
    assert np.array_equal(ours == 2, cross)


def test_masks_are_those_of_gpt_lab_and_python_shows_them() -> None:
    text = "The capital of France is Paris"
    for prefix, window in [(1, 1), (2, 4), (4, 3), (6, 6)]:
        theirs = {
            "full": masks.full_mask(6),
            "causal": masks.causal_mask(6),
            "prefix": masks.prefix_mask(6, prefix=prefix),
            "sliding window": masks.sliding_window_mask(6, window=window),
            "encoder-decoder": masks.prefix_mask(6, prefix=min(prefix, 5)),
        }
        for kind, mask in theirs.items():
            ours = in_javascript(kind, 6, min(prefix, 5) if "-" in kind else prefix, window)
            assert np.array_equal(ours > 0, mask.numpy()), (kind, prefix, window)
            explorer = MaskExplorer(kind, text, prefix=prefix, window=window)
            assert torch.equal(explorer.mask, mask)


def test_scores_are_counted_without_making_the_mask() -> None:
    cases = [(T, P, W) for T in (1, 2, 7, 33, 256) for P in (1, 2, 16) for W in (1, 3, 40)]
    cases.append((1024, 512, 256))
    found = call(
        "mask_explorer/masks.ts",
        """({ scores }, [kinds, cases]) => cases.map(([T, prefix, window]) =>
          kinds.map((kind) => scores(kind, T, { prefix, window })))""",
        [KINDS, cases],
    )
    for (T, P, W), counts in zip(cases, found, strict=True):
        past = np.tril(np.ones((T, T), dtype=bool))
        prefix = past.copy()
        prefix[:, :P] = True
        window = past & ~np.tril(past, -W)
        expected = [past, prefix, np.ones((T, T)), window, prefix]
        assert counts == [int(mask.sum()) for mask in expected], (T, P, W)


def test_says_who_sees_whom_and_why_not() -> None:
    cases = [
        ("causal", 3, 1, "France may see capital"),
        ("causal", 3, 3, "France may see itself"),
        ("causal", 2, 3, "of may not see France: it comes later"),
        ("prefix", 2, 3, "of may see France"),
        ("sliding window", 3, 0, "France may not see The: it is 3 back, and the window is 3"),
        ("encoder-decoder", 4, 0, "is may see The, by cross-attention"),
        ("encoder-decoder", 0, 4, "The may not see is: it is the decoder’s"),
        ("encoder-decoder", 4, 5, "is may not see Paris: it comes later"),
    ]
    names = ["The", "capital", "of", "France", "is", "Paris"]
    found = call(
        "mask_explorer/words.ts",
        """({ pairSentence, rowSentence }, [cases, names]) => {
          const settings = { prefix: 4, window: 3 };
          return [rowSentence("causal", 3, settings, names), ...cases.map(
            ([kind, query, key]) => pairSentence(kind, query, key, settings, names))];
        }""",
        [cases, names],
    )
    assert found[0] == "France may see The, capital, of, France. That is 4 of 6 tokens"
    assert found[1:] == [said for *_, said in cases]


# ---- In Python --------------------------------------------------------------------------------


def test_is_shown_by_its_mask_and_its_scores() -> None:
    assert repr(MaskExplorer()) == "MaskExplorer('causal', 6 tokens, 21 of 36 scores)"
    assert repr(MaskExplorer("full", "")) == "MaskExplorer('full', 0 tokens, 0 of 0 scores)"
    assert MaskExplorer("full", "word " * 40).mask.shape == (16, 16)
    assert MaskExplorer().tokens == ["The", " capital", " of", " France", " is", " Paris"]


def test_refuses_what_is_no_mask() -> None:
    with pytest.raises(ValueError, match="did you mean 'sliding window'"):
        MaskExplorer("sliding_window")
    with pytest.raises(traitlets.TraitError, match="prefix"):
        MaskExplorer(prefix=0)
    with pytest.raises(traitlets.TraitError, match="surrogate"):
        MaskExplorer(text="\ud83e")


# ---- In a browser -----------------------------------------------------------------------------


def ready(page: Page) -> Page:
    page.wait_for_selector("[data-ready=MaskExplorer]")
    return page


def shown(page: Page) -> np.ndarray:
    signs = page.locator(".mask tbody button").all_text_contents()
    T = page.locator(".mask tbody tr").count()
    return np.array([sign != "" for sign in signs]).reshape(T, T)


@pytest.mark.browser
def test_by_mouse_and_by_keyboard(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, MaskExplorer()).as_uri()))
    assert np.array_equal(shown(page), masks.causal_mask(6).numpy())
    page.get_by_role("radio", name="sliding window").check()
    assert np.array_equal(shown(page), masks.sliding_window_mask(6, window=3).numpy())
    page.get_by_role("slider", name="width of the window").press("ArrowLeft")
    assert np.array_equal(shown(page), masks.sliding_window_mask(6, window=2).numpy())
    page.get_by_label("Your text").fill("Who may see whom?")
    assert np.array_equal(shown(page), masks.sliding_window_mask(5, window=2).numpy())
    page.get_by_label("Your text").fill("The capital of France is")
    page.locator(".mask button[tabindex='0']").press("ArrowUp")
    page.keyboard.press("End")
    sentences = page.locator(".sentences")
    expect(sentences).to_contain_text("of may not see is: it comes later.")
    expect(page.locator(".mask button[aria-pressed=true]")).to_be_focused()
    expect(page.locator(".gpt-lab-tip")).to_have_text("of may not see is: it comes later")
    page.locator(".mask tbody tr").nth(3).locator("button").nth(2).hover()
    expect(page.locator(".gpt-lab-tip")).to_have_text("France may see of")
    long = page.locator(".costs tr.chosen td").all_inner_texts()[2:]
    kept = int(masks.sliding_window_mask(1024, window=256).sum())
    assert long == [f"{kept:,}", f"{100 * kept / 1024**2:.1f}%"]
    page.wait_for_function("location.hash.includes('kind=sliding%20window')")
    again = ready(open_page(page.url))
    assert np.array_equal(shown(again), masks.sliding_window_mask(5, window=2).numpy())
    expect(again.get_by_role("radio", name="sliding window")).to_be_checked()


@pytest.mark.browser
def test_by_finger_in_the_dark_on_a_phone(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    explorer = MaskExplorer("encoder-decoder", "one two three four five six seven eight " * 2)
    page.goto(write_page(folder, explorer, theme="dark").as_uri())
    ready(page).locator(".mask tbody tr").nth(5).locator("button").nth(2).tap()
    expect(page.locator(".sentences")).to_contain_text("six may see three, by cross-attention.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.emulate_media(forced_colors="active")
    colors = page.locator(".mask button.seen").first.evaluate(
        """(one) => [one, document.querySelector(".mask button:not(.seen, .cross)")]
          .map((cell) => getComputedStyle(cell).backgroundColor)"""
    )
    assert colors[0] != colors[1]
    context.close()
