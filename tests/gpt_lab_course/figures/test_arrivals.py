"""The figure of abilities by size shows each seed, and the mean."""

import matplotlib
import matplotlib.pyplot as plt
import pytest

from gpt_lab.validation import RefusedValueError
from gpt_lab_course import figures

matplotlib.use("agg")
SHARES = {"words": [[0.1, 0.3], [1.0, 1.0]], "facts": [[0.0, 0.0], [0.5, 0.7]]}


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def test_bars_are_means_and_dots_are_seeds():
    figure = figures.arrivals(SHARES, ["8", "16"], xlabel="d_model", guessing={"words": 0.0625})
    words, facts = figure.axes
    assert [bar.get_height() for bar in words.patches] == pytest.approx([0.2, 1.0])
    assert [bar.get_height() for bar in facts.patches] == pytest.approx([0.0, 0.6])
    dots = [[*line.get_ydata()] for line in facts.lines if line.get_marker() == "."]
    assert dots == SHARES["facts"]
    guesses = [line for line in words.lines if line.get_linestyle() == ":"]
    assert [line.get_ydata()[0] for line in guesses] == [0.0625]
    assert not [line for line in facts.lines if line.get_linestyle() == ":"]
    assert [ax.get_ylabel() for ax in figure.axes] == ["words", "facts"]
    assert [text.get_text() for text in facts.get_xticklabels()] == ["8", "16"]


@pytest.mark.parametrize(
    ("shares", "message"),
    [
        ({}, "shares is empty"),
        ({"a": [[0.5]]}, "'a' has shares of 1 sizes; there are 2"),
        ({"a": [[0.5], []]}, "'a' has shares of 1 sizes; there are 2"),
        ({"a": [[0.5], [1.2]]}, "'a' has 1.2; a share is between 0 and 1"),
    ],
)
def test_what_cannot_be_drawn(shares, message):
    with pytest.raises(RefusedValueError, match=message):
        figures.arrivals(shares, ["8", "16"], xlabel="d_model")
