"""The embedding map, the mask explorer and the shape tracer, on the pages of the built book."""

import numpy as np
from playwright.sync_api import Locator, expect

from gpt_lab import EmbeddingMap, ShapeTracer
from gpt_lab.model import masks


def who_may_see_whom(widget: Locator) -> None:
    widget.get_by_label("Your text").fill("The capital of France is")
    widget.get_by_role("radio", name="sliding window").check()
    widget.get_by_role("slider", name="width of the window").press("Home")
    widget.get_by_role("slider", name="width of the window").press("ArrowRight")
    signs = widget.locator(".mask tbody button").all_text_contents()
    seen = np.array([sign != "" for sign in signs]).reshape(5, 5)
    assert np.array_equal(seen, masks.sliding_window_mask(5, window=2).numpy())
    widget.locator(".mask tbody tr").nth(3).locator("button").nth(0).click()
    expect(widget.locator(".sentences")).to_contain_text("France may not see The")


def totals_are_those_of_anatomy(widget: Locator) -> None:
    widget.get_by_role("slider", name="T, tokens").press("End")
    widget.get_by_role("slider", name="L, blocks").press("Home")
    tracer = ShapeTracer(tokens=1024)
    tracer.n_layers = 1
    totals = widget.locator(".totals")
    for what in ("parameters", "multiplications", "activation_bytes", "kv_cache_bytes"):
        expect(totals).to_contain_text(f"{tracer.totals[what]:,}")
    widget.get_by_role("button", name="scores", exact=True).click()
    expect(widget.locator(".chosen-operation")).to_contain_text("[1, 12, 1,024, 1,024]")


def neighbors_by_the_page_s_own_model(widget: Locator) -> None:
    widget.get_by_role("radio", name="tokens", exact=True).check()
    widget.get_by_label("Search the tokens").fill("seven")
    widget.get_by_label("Search the tokens").press("Enter")
    expect(widget.locator(".title .token")).to_have_text("␣seven")
    near = EmbeddingMap(" seven").neighbors
    expect(widget.locator(".words .number")).to_have_count(len(near))
    expect(widget.locator(".words .number").first).to_have_text(f"{near[0][1]:.2f}")
    widget.get_by_role("radio", name="positions", exact=True).check()
    widget.get_by_role("slider", name="Position").press("End")
    expect(widget.locator(".slider .number")).to_have_text("127")
