"""ActivationExplorer: its functions are torch's, its histograms numpy's, and a page shows both."""

import itertools
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import traitlets
from playwright.sync_api import Browser, Page, expect
from torch import Tensor
from torch.nn import functional as F

from gpt_lab import ActivationExplorer, load_lab_model
from gpt_lab_course.widgets.activation_explorer import FUNCTIONS, pre_activations
from tests.support.javascript import call
from tests.support.pages import OpenPage, write_page

TORCH: dict[str, Callable[[Tensor], Tensor]] = {
    "relu": F.relu,
    "gelu": F.gelu,
    "gelu_tanh": lambda x: F.gelu(x, approximate="tanh"),
    "silu": F.silu,
}
LABELS = {"relu": "ReLU", "gelu": "GELU, exact", "gelu_tanh": "GELU, tanh", "silu": "SiLU"}


def value_and_slope(name: str, at: list[float]) -> tuple[list[float], list[float]]:
    x = torch.tensor(at, dtype=torch.float64, requires_grad=True)
    y = TORCH[name](x)
    (slope,) = torch.autograd.grad(y.sum(), x)
    return y.tolist(), slope.tolist()


def written(n: float, digits: int) -> str:
    text = f"{abs(n):.{digits}f}"
    return f"−{text}" if n < 0 and float(text) > 0 else text


def test_functions_and_slopes_are_those_of_torch() -> None:
    inputs = [0.0, 1e-9, -1e-9, 9.5, -9.5, 40.0, -40.0, *np.linspace(-7, 7, 501).tolist()]
    found = call(
        "activation_explorer/functions.ts",
        "({ ACTIVATIONS }, xs) => Object.fromEntries(Object.entries(ACTIVATIONS).map("
        "([name, { value, slope }]) => [name, [xs.map(value), xs.map(slope)]]))",
        inputs,
    )
    assert set(found) == set(FUNCTIONS)
    for name, theirs in found.items():
        for ours, expected in zip(theirs, value_and_slope(name, inputs), strict=True):
            np.testing.assert_allclose(ours, expected, rtol=1e-12, atol=1e-13, err_msg=name)


def test_erf_is_that_of_the_c_library() -> None:
    inputs = [0.0, *np.linspace(-7, 7, 999).tolist(), 1e-300, 5.9999]
    found = call("activation_explorer/functions.ts", "({ erf }, xs) => xs.map(erf)", inputs)
    np.testing.assert_allclose(found, [math.erf(x) for x in inputs], rtol=1e-13)


def test_a_contour_has_equal_products() -> None:
    for name in FUNCTIONS:
        script = """({ contour }, [name, level]) => import(
          "{functions}").then(({ ACTIVATIONS }) => contour(ACTIVATIONS[name].value, level))"""
        path = (Path(pre_activations.__file__).parent / "functions.ts").as_uri()
        for level in (-1.0, 0.3, 6.0):
            pieces = call(
                "activation_explorer/gate.ts", script.replace("{functions}", path), [name, level]
            )
            points = torch.tensor([p for piece in pieces for p in piece], dtype=torch.float64)
            assert len(points) > 20
            assert points.abs().max() <= 3
            products = TORCH[name](points[:, 0]) * points[:, 1]
            np.testing.assert_allclose(products, level, rtol=1e-9)


def test_the_histograms_are_numpys() -> None:
    counts, tokens = pre_activations.histograms()
    model, tokenizer = load_lab_model()
    rows = list(pre_activations.rows(tokenizer, model.config.context_length))
    assert tokens == sum(map(len, rows))
    assert 4 * 512 <= tokens < 4 * (512 + 128)
    assert len(counts) == model.config.n_layers
    edges = np.array([-np.inf, *np.linspace(-6, 6, 121), np.inf])
    seen: list[Tensor] = []
    block = model.blocks[3].feed_forward
    handle = block.up.register_forward_hook(lambda _, __, y: seen.append(y.flatten()))
    with torch.inference_mode():
        for ids in rows:
            model(torch.tensor([ids]))
    handle.remove()
    expected, _ = np.histogram(torch.cat(seen).numpy(), edges)
    assert sum(counts[3]) == tokens * model.config.d_ff == expected.sum()
    # a number on an edge may fall on either side of it
    assert np.abs(np.cumsum(counts[3]) - np.cumsum(expected)).max() <= 20


def test_shares_are_those_of_the_counts() -> None:
    counts = [5, *range(120), 7]
    ask = "({ shareBelow }, [counts, xs]) => xs.map((x) => shareBelow(counts, x))"
    edges = [-6, -5.9, -0.1, 0, 0.3, 6]
    found = call("activation_explorer/histogram.ts", ask, [counts, edges])
    below = list(itertools.accumulate(counts))
    expected = [below[round((x + 6) * 10)] / sum(counts) for x in edges]
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_python_side() -> None:
    widget = ActivationExplorer("silu", x=-0.5, layer=5)
    assert repr(widget) == "ActivationExplorer('silu', x=-0.5)"
    for wrong, why in (
        ({"function": "swish"}, "'swish'"),
        ({"x": 7.0}, "7.0"),
        ({"layer": 6}, "layer=6 is outside 0 … 5"),
    ):
        with pytest.raises(traitlets.TraitError, match=re.escape(why)):
            ActivationExplorer(**wrong)


# ---- in a page ----------------------------------------------------------------------------------


def ready(page: Page) -> Page:
    page.wait_for_selector("[data-ready=ActivationExplorer]")
    return page


def agrees(page: Page) -> float:
    """Hold the table against torch at the x that it names; that x."""
    said = page.locator(".values caption").inner_text().replace("−", "-")
    x = float(said.rpartition("=")[2])
    for name, label in LABELS.items():
        (value,), (slope,) = value_and_slope(name, [x])
        cells = page.locator(".values tr", has=page.get_by_text(label, exact=True)).locator("td")
        expect(cells).to_have_text([written(value, 4), written(slope, 4)])
    counts, _ = pre_activations.histograms()
    layer = int(page.get_by_role("combobox").input_value())
    below = sum(counts[layer][: 1 + round((x + 6) * 10)]) / sum(counts[layer])
    shares = page.locator(".comes-in strong").all_inner_texts()
    assert shares[-1] == f"{below:.1%}"
    return x


@pytest.mark.browser
def test_keyboard_and_mouse(folder: Path, open_page: OpenPage) -> None:
    path = write_page(folder, ActivationExplorer(more=True))
    page = ready(open_page(path.as_uri()))
    assert agrees(page) == 1
    page.get_by_role("slider", name="x, what comes in").press("ArrowLeft")
    assert agrees(page) == 0.9
    point = page.get_by_role("slider", name="The point on GELU, tanh")
    point.press("ArrowRight")
    point.press("PageDown")
    assert agrees(page) == 0
    area = page.locator(".curves .catch")
    box: Any = area.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 50)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + 80, steps=3)
    page.mouse.up()
    assert agrees(page) == -3
    page.get_by_role("combobox").select_option("4")
    page.get_by_label("SiLU").check()
    page.get_by_label("Closer to 0").check()
    agrees(page)
    page.locator(".gate-map").scroll_into_view_if_needed()
    gate: Any = page.locator(".gate-map .catch").bounding_box()
    page.mouse.click(gate["x"] + gate["width"] * 5 / 6, gate["y"] + gate["height"] / 3)
    product = 2 / (1 + math.exp(-2))
    expect(page.locator(".product strong")).to_have_text(written(product, 3))
    spoken = page.locator(".activation-explorer > p[role=status]")
    expect(spoken).to_have_text(f"SwiGLU: {product:.3f}")
    page.get_by_role("slider", name="g, which opens the gate").press("Home")
    expect(page.locator(".product strong")).to_have_text(written(-3 / (1 + math.exp(3)), 3))
    page.get_by_role("slider", name="x, what comes in").press("Home")
    page.get_by_label("Closer to 0").uncheck()
    page.get_by_role("slider", name="x, what comes in").press("Home")
    assert agrees(page) == -6
    page.get_by_label("Closer to 0").check()  # the point comes along
    assert agrees(page) == -3


@pytest.mark.browser
def test_two_functions_come_first(folder: Path, open_page: OpenPage) -> None:
    page = ready(open_page(write_page(folder, ActivationExplorer()).as_uri()))
    expect(page.locator(".values tbody th")).to_have_text(["ReLU", "GELU"])
    expect(page.locator(".values thead th")).to_have_text(["function", "value"])
    assert page.locator(".gate, .slope").count() == 0
    page.get_by_label("More").check()
    agrees(page)
    expect(page.locator(".gate")).to_be_visible()


@pytest.mark.browser
def test_touch(folder: Path, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 700}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(write_page(folder, ActivationExplorer(more=True)).as_uri())
    area = ready(page).locator(".curves .catch")
    area.scroll_into_view_if_needed()
    box: Any = area.bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] * 0.75, box["y"] + 40)
    assert agrees(page) == 3
    session = context.new_cdp_session(page)
    start = {"x": box["x"] + box["width"] * 0.2, "y": box["y"] + 200}
    touch = "Input.dispatchTouchEvent"
    session.send(touch, {"type": "touchStart", "touchPoints": [start]})
    for step in range(1, 11):  # a swipe up scrolls, and leaves the point
        points = [{"x": start["x"], "y": start["y"] - 18 * step}]
        session.send(touch, {"type": "touchMove", "touchPoints": points})
    session.send(touch, {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("scrollY > 100")
    assert agrees(page) == 3
    context.close()
