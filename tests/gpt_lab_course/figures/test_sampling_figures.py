"""The pictures of lesson 6 show the numbers that they are given."""

from collections.abc import Iterator

import matplotlib
import matplotlib.pyplot as plt
import pytest
import torch
from matplotlib.colors import to_hex

from gpt_lab_course import figures
from gpt_lab_course.figures.surprise import LEVELS

matplotlib.use("agg")


@pytest.fixture(autouse=True)
def _close_figures() -> Iterator[None]:
    yield
    plt.close("all")


def test_reshaped_has_a_bar_before_and_after_and_crosses_out_what_was_cut() -> None:
    before = {" a": 0.5, " b": 0.3, "c d": 0.2}
    fig = figures.reshaped(before, {"cut": {" a": 0.7, " b": 0.3, "c d": 0.0}, "same": before})
    cut, same = fig.axes
    assert [bar.get_width() for bar in cut.patches] == [0.5, 0.3, 0.2, 0.7, 0.3, 0.0]
    assert [bar.get_width() for bar in same.patches] == [0.5, 0.3, 0.2] * 2
    assert [tick.get_text() for tick in cut.get_yticklabels()] == ["␣a", "␣b", "c d"]
    assert [(text.get_text().strip(), text.get_position()) for text in cut.texts] == [
        ("×", (0.2, 2))
    ]
    assert not same.texts
    assert [ax.get_title() for ax in fig.axes] == ["cut", "same"]


def test_reshaped_refuses_panels_that_do_not_fit() -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        figures.reshaped({}, {"x": {}})
    with pytest.raises(ValueError, match="nothing to draw"):
        figures.reshaped({"a": 1.0}, {})
    with pytest.raises(ValueError, match=r"after\['x'\] has other tokens than before"):
        figures.reshaped({"a": 1.0}, {"x": {"b": 1.0}})


def test_sampled_names_the_likeliest_tokens_and_adds_up_the_others() -> None:
    before = torch.tensor([0.125, 0.5, 0.0625, 0.25, 0.0625])
    cut = torch.tensor([0.0, 0.75, 0.0, 0.25, 0.0])
    fig = figures.sampled(lambda ids: f" {ids[0]}", before, {"cut": cut}, n=2)
    ax = fig.axes[0]
    assert [tick.get_text() for tick in ax.get_yticklabels()] == ["␣1", "␣3", "all others"]
    assert [bar.get_width() for bar in ax.patches] == [0.5, 0.25, 0.25, 0.75, 0.25, 0.0]


def test_reliability_passes_through_its_points_beside_the_diagonal() -> None:
    points = [(0.15, 0.1, 100), (0.75, 0.5, 25)]
    fig = figures.reliability({"one": points})
    diagonal, curve = fig.axes[0].lines[:2]
    assert [*zip(*diagonal.get_data(), strict=True)] == [(0, 0), (1, 1)]
    assert [*zip(*curve.get_data(), strict=True)] == [(0.15, 0.1), (0.75, 0.5)]
    bars = fig.axes[0].collections[0].get_segments()
    assert [high - low for (_, low), (_, high) in bars] == pytest.approx([0.06, 0.2])
    with pytest.raises(ValueError, match="curves is empty"):
        figures.reliability({})
    with pytest.raises(ValueError, match=r"curves\['a'\] has a point of 0 predictions at 0.5"):
        figures.reliability({"a": [(0.5, 0.5, 0)]})


def test_surprise_shades_each_token_by_its_probability() -> None:
    tokens = ["Once", " upon", " a", "\n", " time"]
    fig = figures.surprise(tokens, [None, 0.9, 0.2, 0.05, 0.001])
    ax = fig.axes[0]
    shown = [text.get_text() for text in ax.texts]
    assert shown[:5] == ["Once", "upon", "a", "⏎", "time"]
    boxes = [box for box in ax.patches if box.get_y() < 0]  # the text's line, not the legend's
    shades = [shade for _, shade, _ in LEVELS if shade]
    assert [to_hex(box.get_facecolor()).upper() for box in boxes] == shades
    assert [(box.get_x(), box.get_width()) for box in boxes] == [(9, 2), (11, 1), (12, 5)]
    assert ax.texts[0].get_color() == figures.FAINT
    assert ax.texts[1].get_color() == figures.INK


def test_surprise_breaks_its_lines_between_tokens() -> None:
    fig = figures.surprise([" word"] * 40, [0.9] * 40)
    rows = [text.get_position()[1] for text in fig.axes[0].texts]
    assert rows[0] == 0
    assert rows[39] == 3  # twelve words of five letters in 62 columns
    for tokens, probabilities in (([], []), (["a"], []), (["a"], [0.1, 0.2])):
        with pytest.raises(ValueError, match=f"{len(tokens)} tokens and {len(probabilities)}"):
            figures.surprise(tokens, probabilities)
