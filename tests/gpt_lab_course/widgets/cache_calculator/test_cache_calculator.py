"""The cache calculator: the page's numbers against Python's for every model, and its page."""

import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import traitlets
from playwright.sync_api import Page, expect

from gpt_lab import CacheCalculator
from gpt_lab.anatomy import published_names
from gpt_lab_course.widgets.cache_calculator import PRECISIONS
from gpt_lab_course.widgets.cache_calculator.fits import SHOWN
from tests.support.javascript import call
from tests.support.pages import OpenPage, write_page

IN_JAVASCRIPT = """({ weightBytes, cacheBytes, fit }, [devices, cases]) =>
  cases.map(([model, load]) => [weightBytes(model, load), cacheBytes(model, load),
    devices.map((device) => fit(device, model, load))])"""


def test_the_page_computes_what_python_computes_for_every_model() -> None:
    draw = random.Random(28)
    cases, expected = [], []
    for name in published_names():
        calculator = CacheCalculator(
            name,
            tokens=draw.choice([1, 700, 4096, 2**20]),
            texts=draw.randint(1, 300),
            weights=draw.choice([*PRECISIONS]),
            cache=draw.choice([*PRECISIONS]),
        )
        load = {
            "tokens": calculator.length,
            "texts": calculator.texts,
            "weightBits": calculator._bits[calculator.weights],
            "cacheBits": calculator._bits[calculator.cache],
        }
        cases.append([calculator._models[name], load])
        expected.append(calculator)
    found = call("cache_calculator/fits.ts", IN_JAVASCRIPT, [calculator._devices, cases])
    assert len(found) == len(published_names())
    for calculator, (weights, cache, fits) in zip(expected, found, strict=True):
        assert (weights, cache) == (calculator.load.weight_bytes, calculator.load.cache_bytes), (
            calculator
        )
        for ours, page in zip(calculator.fits, fits, strict=True):
            assert (page["free"], page["mostTexts"]) == (ours.free, ours.most_texts), calculator
            assert math.isclose(page["tokensPerSecond"], ours.tokens_per_second, rel_tol=1e-9)


def test_it_refuses_what_it_cannot_compute() -> None:
    with pytest.raises(traitlets.TraitError, match="did you mean 'smollm2-135m'"):
        CacheCalculator("smollm2-135")
    with pytest.raises(traitlets.TraitError):
        CacheCalculator(texts=0)
    assert CacheCalculator("gpt2", tokens=5_000).length == 1_024


def test_as_many_texts_fit_as_it_says_and_no_more() -> None:
    for name in ("smollm2-135m", "llama-3.1-8b", "deepseek-v3"):
        for i, fit in enumerate(CacheCalculator(name, tokens=4096).fits):
            if fit.most_texts > 1023:
                continue
            if fit.most_texts:
                assert CacheCalculator(name, tokens=4096, texts=fit.most_texts).fits[i].free >= 0
            assert CacheCalculator(name, tokens=4096, texts=fit.most_texts + 1).fits[i].free < 0


def test_a_small_computer_reads_a_small_model_so_often() -> None:
    """SmolLM2, 269 MB, and 23,040 bytes of a cache of one token: 17.07 GB/s."""
    (first, *_) = CacheCalculator("smollm2-135m", tokens=1, texts=1).fits
    assert first.tokens_per_second == pytest.approx(17.07e9 / (2 * 134_515_008 + 23_040))


@pytest.fixture
def calculator(folder: Path, open_page: OpenPage) -> Callable[..., Page]:
    def open_one(**settings: Any) -> Page:
        page = open_page(write_page(folder, CacheCalculator(**settings)).as_uri())
        page.wait_for_selector("[data-ready=CacheCalculator]")
        return page

    return open_one


@pytest.mark.browser
def test_a_model_with_a_shorter_context_takes_the_length_with_it(
    calculator: Callable[..., Page],
) -> None:
    page = calculator()
    expect(page.locator(".decisive")).to_contain_text("8 texts of 32,768 tokens")
    page.get_by_label("Model").select_option("gpt2")
    expect(page.locator(".decisive")).to_contain_text("8 texts of 1,024 tokens")
    slider = page.get_by_role("slider", name="tokens in each text")
    assert slider.input_value() == slider.get_attribute("max")


@pytest.mark.browser
def test_bars_are_to_scale_and_nothing_moves_what_is_below(
    calculator: Callable[..., Page],
) -> None:
    page = calculator()
    load = CacheCalculator().load
    for device, bar in zip(SHOWN.values(), page.locator(".memory").all(), strict=True):
        scale = 200e9  # of which 50.4 GB are needed
        full = bar.evaluate("(bar) => bar.getBoundingClientRect().width")
        for part, size in ((".weights", load.weight_bytes), (".edge", device.memory)):
            width = bar.locator(part).evaluate("(one) => one.getBoundingClientRect().width")
            assert width / full == pytest.approx(min(1, size / scale), abs=0.01)
        assert ("long" in str(bar.get_attribute("class"))) == (device.memory > scale)
    heights: dict[int, set[float]] = {390: set(), 1280: set()}
    height = "(widget) => widget.getBoundingClientRect().height"
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        for name in ("Grouped heads", "Latent attention", "A small model"):
            page.get_by_role("button", name=name).click()
            heights[width].add(page.locator(".gpt-lab").evaluate(height))
        for name in ("gpt3-175b", "llama-3.1-405b"):
            page.get_by_label("Model").select_option(name)
            heights[width].add(page.locator(".gpt-lab").evaluate(height))
    assert [len(found) for found in heights.values()] == [1, 1], heights
