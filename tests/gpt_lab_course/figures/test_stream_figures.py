"""The figures of the residual stream show what they were given, and refuse what does not fit."""

import matplotlib
import matplotlib.pyplot as plt
import pytest
import torch
from matplotlib.colors import to_hex, to_rgb

from gpt_lab_course import figures
from gpt_lab_course.palette import COMPONENT_COLORS

matplotlib.use("agg")


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def test_the_lengths_are_bars_and_a_line():
    additions = [("attention", 3.0), ("feed-forward", 4.0), ("attention", 1.0)]
    ax = figures.stream_lengths(1.5, additions, [2.0, 5.0, 6.0]).axes[0]
    bars = {round(b.get_x() + b.get_width() / 2): b for b in ax.patches}
    assert {x: b.get_height() for x, b in bars.items()} == {1: 3.0, 2: 4.0, 3: 1.0}
    for x, (kind, _) in enumerate(additions, start=1):
        assert to_hex(bars[x].get_facecolor()).upper() == COMPONENT_COLORS[kind]
    assert ax.lines[0].get_xydata().tolist() == [[0, 1.5], [1, 2.0], [2, 5.0], [3, 6.0]]
    with pytest.raises(ValueError, match="3 additions and 1 lengths after them"):
        figures.stream_lengths(1.5, additions, [2.0])
    with pytest.raises(ValueError, match="kind 'mlp' is not one of attention, feed-forward"):
        figures.stream_lengths(1.5, [("mlp", 3.0)], [2.0])


def test_the_lens_has_a_cell_for_each_state_and_token():
    answers = [[" of", "\n"], ["a long token", "<|endoftext|>"], ["x", "y"]]
    shades = torch.tensor([[0.1, 0.9], [0.5, 0.2], [0.0, 1.0]])
    ax = figures.lens_map(answers, shades, ["The", " end"], ["emb", "one", "two"]).axes[0]
    shown = {(t.get_position()): t.get_text() for t in ax.texts}
    assert shown[0, 0] == "␣of"
    assert shown[1, 0] == "⏎"
    assert shown[0, 1] == "a␣long␣t…"
    assert shown[1, 1] == "(start)"
    assert ax.images[0].get_array().tolist() == shades.tolist()
    bottom, top = ax.get_ylim()
    assert bottom < top, "the last state is on top"
    for wrong in (answers[:2], [["a"], ["b"], ["c"]]):
        with pytest.raises(ValueError, match=r"answers have shape .*, not \[3, 2\]"):
            figures.lens_map(wrong, shades, ["The", " end"], ["emb", "one", "two"])
    with pytest.raises(ValueError, match=r"probabilities have shape \[1, 2\], not \[3, 2\]"):
        figures.lens_map(answers, shades[:1], ["The", " end"], ["emb", "one", "two"])


def test_answers_can_be_read_on_every_shade():
    """WCAG 2's contrast of each answer with its cell: what 4.5 would be is 4.1 at the worst shade,
    where black and white are equally far."""
    steps = 101
    shades = torch.linspace(0, 1, steps)
    ax = figures.lens_map([["x"] * steps], shades[None], ["t"] * steps, ["one"]).axes[0]
    cells = ax.images[0].to_rgba(shades[None])[0, :, :3]
    for text, cell in zip(ax.texts, cells, strict=True):
        brighter, darker = sorted((luminance(to_rgb(text.get_color())), luminance(cell)))[::-1]
        assert (brighter + 0.05) / (darker + 0.05) > 4.1
    assert {to_hex(text.get_color()) for text in ax.texts} == {"#ffffff", "#111111"}


def luminance(rgb):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb]
    return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_ranks_pass_through_their_points():
    ax = figures.stream_ranks({"right": [9, 0], "other": [9, 8]}, ["a", "b"], "rank").axes[0]
    drawn = {line.get_label(): line.get_ydata().tolist() for line in ax.lines}
    assert drawn == {"right": [9, 0], "other": [9, 8]}
    assert [t.get_text() for t in ax.get_xticklabels()] == ["a", "b"]
    with pytest.raises(ValueError, match="'right' has 1 numbers for 2 states"):
        figures.stream_ranks({"right": [9]}, ["a", "b"], "rank")
