"""SamplingPlayground: the page's bars are what Python's sampler makes of the model's logits."""

import re
from pathlib import Path
from typing import Any

import pytest
import torch
import traitlets
from playwright.sync_api import Page, expect

from gpt_lab import Sampler, SamplingPlayground, generate
from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_tokenizer
from gpt_lab_course.widgets.sampling_playground import chances
from tests.support.javascript import WIDGETS, call
from tests.support.pages import SETTLED, OpenPage, write_page

STORY, FRANCE = "Once upon a time there was a", "The capital of France is"
TEXTS = (STORY, FRANCE, "red blue red blue red")
NOTHING = {"temperature": 1.0, "top_k": 0, "top_p": 1.0, "min_p": 0.0, "repetition_penalty": 1.0}
SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"temperature": 0.5},
    {"temperature": 1.7, "top_k": 7},
    {"top_p": 0.0},
    {"top_p": 0.85, "top_k": 50},
    {"min_p": 0.1},
    {"min_p": 1.0},
    {"repetition_penalty": 1.6},
    {"repetition_penalty": 0.7, "temperature": 1.2, "top_k": 40, "top_p": 0.9, "min_p": 0.05},
    {"temperature": 0.0},
    {"temperature": 0.0, "top_k": 3, "repetition_penalty": 1.3},
)


def logits_of(text: str) -> torch.Tensor:
    with torch.inference_mode():
        return page_model().next_logits(torch.tensor([page_ids(text)]))


def test_the_page_computes_what_python_computes() -> None:
    cases = [{**NOTHING, **settings} for settings in SETTINGS]
    for text in TEXTS:
        found = call(
            "sampling_playground/stages.ts",
            "({ stages, summary }, { logits, ids, cases }) => cases.map((sampling) =>"
            " summary(stages(Float32Array.from(logits), ids, sampling)))",
            {"logits": logits_of(text)[0].tolist(), "ids": page_ids(text), "cases": cases},
        )
        for settings, theirs in zip(cases, found, strict=True):
            ours = chances.summary(*chances.stages(text, Sampler(**settings)))
            assert theirs["left"] == ours["left"], settings
            for key in ("rows", "others"):
                torch.testing.assert_close(
                    torch.tensor(theirs[key]), torch.tensor(ours[key]), rtol=1e-4, atol=1e-5
                )
            assert theirs["share"] == pytest.approx(ours["share"], abs=1e-5)
            assert theirs["choices"] == pytest.approx(ours["choices"], rel=1e-3)


def test_the_stages_are_those_of_the_sampler() -> None:
    """`drawn` is the distribution that `generate` draws from, its cuts those that are named."""
    for settings in SETTINGS:
        sampler = Sampler(**settings)
        own, shaped, cut, drawn = chances.stages(STORY, sampler)
        ids = torch.tensor([page_ids(STORY)])
        if sampler.temperature:
            expected = sampler.adjust(logits_of(STORY), ids)[0].softmax(-1)
            torch.testing.assert_close(drawn, expected)
        else:
            token = next(generate(page_model(), ids, 1, **settings))
            assert drawn.argmax() == token
            assert drawn.max() == drawn.sum() == 1
        torch.testing.assert_close(own, logits_of(STORY)[0].softmax(-1))
        assert ((cut == 0) == (drawn > 0)).all()
        assert shaped.sum() == pytest.approx(1)
        named = {chances.CUTS[i] for i in cut.unique().tolist()} - {""}
        assert named <= {"top-k", "top-p", "min-p", "greedy"}
        if settings == {"top_p": 0.85, "top_k": 50}:
            assert named == {"top-k", "top-p"}
            assert (cut != chances.CUTS.index("top-k")).sum() == 50


def test_draws_are_those_of_the_engine() -> None:
    engine = (WIDGETS.parent / "engine").as_uri()
    script = f"""async ({{ drawMany }}, logits) => {{
      const {{ sample }} = await import("{engine}/generation.ts");
      const {{ softmax }} = await import("{engine}/attention.ts");
      const {{ uniform }} = await import("{engine}/random.ts");
      const x = Float32Array.from(logits, (n) => n ?? -Infinity);
      const expected = new Array(x.length).fill(0);
      for (let n = 0; n < 2000; n++) expected[sample(x, uniform(3, n))] += 1;
      return [[...drawMany(softmax(x.slice()), 3, 2000)], expected];
    }}"""
    logits = (logits_of(STORY)[0] / 1.5).tolist()
    ours, theirs = call("sampling_playground/stages.ts", script, [*logits[:-1], None])
    assert sum(ours) == 2000
    assert ours[-1] == 0
    assert sum(abs(a - b) for a, b in zip(ours, theirs, strict=True)) <= 2  # rounding, at an edge


def test_python_side() -> None:
    widget = SamplingPlayground(FRANCE, top_k=2)
    assert repr(widget) == "SamplingPlayground('The capital of France is')"
    assert widget.kept[0][0] == " Paris"
    assert len(widget.kept) == 2
    assert sum(p for _, p in widget.kept) == pytest.approx(1)
    for wrong in ({"text": "\ud800"}, {"min_p": 1.5}, {"draws": -1}, {"temperature": 3.0}):
        with pytest.raises(traitlets.TraitError):
            SamplingPlayground(**wrong)


# ---- in a page ----------------------------------------------------------------------------------


def ready(page: Page) -> Page:
    page.wait_for_selector("[data-ready=SamplingPlayground]")
    return page


def agrees(page: Page, text: str, **settings: Any) -> None:
    """Hold the table against the sampler's distribution, up to the last digit that is shown."""
    own, shaped, cut, drawn = chances.stages(text, Sampler(**settings))
    order = shaped.argsort(descending=True, stable=True)[: chances.ROWS]
    rows = page.locator(".chances tbody tr").all()
    assert len(rows) == chances.ROWS + 1
    for token, row in zip(order.tolist(), rows, strict=False):
        word = page_tokenizer().decode([token])
        assert row.locator("th").inner_text().replace("␣", " ").strip() == word.strip()
        numbers = [cell.inner_text() for cell in row.locator("td.number").all()[:3]]
        for said, p in zip(numbers, (own, shaped, drawn), strict=True):
            if said in chances.CUTS:
                assert chances.CUTS.index(said) == cut[token] > 0
            elif p[token] > 0.001:
                assert float(said.removesuffix("%")) == pytest.approx(
                    100 * float(p[token]), abs=0.051
                )
    left = int((drawn > 0).sum())
    if left < len(own) and settings.get("temperature") != 0:
        expect(page.locator(".answer strong").first).to_have_text(
            f"{left:,} of {len(own):,} tokens"
        )


@pytest.mark.browser
def test_text_settings_draws_and_link(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, SamplingPlayground(STORY, top_k=10))
    page = open_page()
    page.route("**/lab-model*", lambda route: None)  # the model does not come
    page.goto(path.as_uri())
    agrees(ready(page), STORY, top_k=10)

    page = ready(open_page(path.as_uri()))
    page.get_by_label("Your text").fill(FRANCE)
    page.wait_for_function(SETTLED)
    agrees(page, FRANCE, top_k=10)
    page.get_by_role("button", name="A story").click()
    page.wait_for_function(SETTLED)
    page.get_by_role("slider", name="Temperature").press("ArrowRight")
    page.get_by_role("slider", name="Top-p").press("ArrowLeft")
    box: Any = page.get_by_role("slider", name="Repetition penalty").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    penalty = float(
        page.get_by_role("slider", name="Repetition penalty").get_attribute("aria-valuetext") or ""
    )
    settings = {"temperature": 1.1, "top_k": 10, "top_p": 0.95, "repetition_penalty": penalty}
    agrees(page, STORY, **settings)

    page.get_by_role("button", name="Draw 1,000").click()
    drawn = chances.stages(STORY, Sampler(**settings))[-1]
    order = chances.stages(STORY, Sampler(**settings))[1].argsort(descending=True, stable=True)
    counts = drawn_counts(page)
    assert sum(counts) == 1000
    for token, count in zip(order[: chances.ROWS], counts, strict=False):
        p = float(drawn[token])
        assert abs(count - 1000 * p) <= 5 * (1000 * p * (1 - p)) ** 0.5
    page.get_by_label("Seed").fill("7")
    page.get_by_label("Seed").press("Tab")
    assert drawn_counts(page) != counts
    page.wait_for_function("location.hash.includes('seed=7')")
    other = ready(open_page(page.url))
    other.wait_for_function(SETTLED)
    expect(other.get_by_label("Your text")).to_have_value(STORY)
    agrees(other, STORY, **settings)
    assert drawn_counts(other) == drawn_counts(page)
    other.get_by_role("slider", name="Temperature").press("Home")
    agrees(other, STORY, **settings | {"temperature": 0.0})
    assert drawn_counts(other)[0] == 1000


@pytest.mark.browser
def test_a_seed_that_is_half_typed_stays(folder: Path, open_page: OpenPage) -> None:
    """The widget redraws itself when it speaks, .7 seconds after the last click."""
    page = ready(open_page(write_page(folder, SamplingPlayground(STORY, top_k=10)).as_uri()))
    seed = page.get_by_label("Seed")
    page.get_by_role("button", name="Draw 1,000").click()
    seed.fill("7")
    expect(page.locator(".unseen[role=status]")).to_have_text(re.compile("drawn|likeliest"))
    expect(seed).to_have_value("7")
    seed.press("Tab")
    page.wait_for_function("location.hash.includes('seed=7')")
    for typed, read in (("", "7"), ("-3", "0"), ("12345678", "999999"), ("2.6", "3")):
        seed.fill(typed)
        seed.press("Tab")
        expect(seed).to_have_value(read)


def drawn_counts(page: Page) -> list[int]:
    cells = page.locator(".chances tbody td.number:last-child").all_inner_texts()
    return [int(re.split(r"\s", cell)[0].replace(",", "")) for cell in cells]


@pytest.mark.browser
def test_a_page_that_opens_with_draws(folder: Path, open_page: OpenPage) -> None:
    widget = SamplingPlayground("The <img src=x onerror=alert(1)> 🤗", top_k=5, draws=1000)
    page = ready(open_page(write_page(folder, widget).as_uri(), width=320))
    page.wait_for_selector(".with-draws")
    assert sum(drawn_counts(page)) == 1000
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.locator("img").count() == 0
    page.get_by_role("button", name="Clear the draws").click()
    expect(page.locator(".with-draws")).to_have_count(0)
