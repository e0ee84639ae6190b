"""The figures: what they show is what was counted, and colors can be told apart."""

import itertools

import matplotlib
import matplotlib.pyplot as plt
import pytest
import torch
from matplotlib.colors import to_hex, to_rgb

from gpt_lab.anatomy import count_parameters, published, published_names
from gpt_lab.config import PRESETS, GPTConfig
from gpt_lab_course import figures
from gpt_lab_course.palette import COMPONENT_COLORS

matplotlib.use("agg")


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def texts(fig):
    return [t.get_text() for ax in fig.axes for t in ax.texts]


def angles(fig):
    return [w.theta2 - w.theta1 for w in fig.axes[0].patches]


def test_the_pie_has_a_slice_for_each_component():
    fig = figures.parameter_pie(GPTConfig(tie_embeddings=False))
    components = count_parameters(GPTConfig(tie_embeddings=False)).components
    shares = [abs(a) / 360 for a in angles(fig)]
    total = sum(components.values())
    assert shares == pytest.approx([n / total for n in components.values()], abs=1e-6)
    assert {f"{n:,}" for n in components.values()} <= set(texts(fig))
    assert "163,037,184" in texts(fig)
    assert {"23.67%", "34.76%", "< 0.01%"} <= set(texts(fig))


def test_the_ledger_colours_what_is_explained():
    fig = figures.parameter_ledger(["token embedding", "position embedding"])
    colors = [to_hex(w.get_facecolor()).upper() for w in fig.axes[0].patches]
    assert colors[:2] == [COMPONENT_COLORS[n] for n in ("token embedding", "position embedding")]
    assert set(colors[2:]) == {figures.UNEXPLAINED.upper()}
    assert "31.6%\nexplained" in texts(fig)
    with pytest.raises(ValueError, match="no component 'attn'"):
        figures.parameter_ledger(["attn"])


@pytest.mark.parametrize("share", [False, True])
def test_the_bars_are_as_long_as_the_models_are_large(share):
    family = {name: PRESETS[name] for name in ("gpt2-small", "gpt2-xl")}
    fig = figures.parameter_bars(family, share=share)
    ends = {}
    for bar in fig.axes[0].patches:
        ends[round(bar.get_y())] = bar.get_x() + bar.get_width()
    expected = [1, 1] if share else [124.439808, 1557.6112]
    assert [ends[y] for y in sorted(ends)] == pytest.approx(expected)
    with pytest.raises(ValueError, match="configs is empty"):
        figures.parameter_bars({})


def test_the_five_steps_carry_their_numbers_and_shapes():
    steps = [("cut", "The | cat", "[1, 2]"), ("score", "sat 8.1", "[1, 9]")]
    shown = texts(figures.five_steps(steps, "The cat", after="sat"))
    assert {"1  cut", "The | cat", "[1, 2]", "2  score", "sat 8.1", "[1, 9]"} <= set(shown)
    assert {"The cat", "sat"} <= set(shown)
    assert "sat" not in texts(figures.five_steps(steps, "The cat"))
    with pytest.raises(ValueError, match="steps is empty"):
        figures.five_steps([], "The cat")


def test_cuts_have_a_box_a_piece_in_the_color_of_its_kind():
    fig = figures.cuts([("It", "letters"), (" is", "letters"), ("\n", "white"), ("1", "digits")])
    boxes = [patch.get_edgecolor() for patch in fig.axes[0].patches]
    assert len(boxes) == 4
    assert boxes[0] == boxes[1]
    assert len({*boxes}) == 3
    shown = texts(fig)
    assert "".join(text for text in shown if len(text) == 1) == "It␣is↵1"
    assert {"letters", "white", "digits"} <= set(shown)
    with pytest.raises(ValueError, match="0 kinds of pieces"):
        figures.cuts([])


def lines(fig):
    return {line.get_label(): [*map(tuple, line.get_xydata())] for line in fig.axes[0].lines}


def test_loss_curves_pass_through_their_points_and_levels_carry_their_names():
    curves = {"training": [(0, 4.0), (10, 2.0)], "held out": [(0, 4.1), (10, 3.0)]}
    fig = figures.loss_curves(curves, {"floor": 0.5}, until=20)
    assert {name: lines(fig)[name] for name in curves} == curves
    (level,) = (points for name, points in lines(fig).items() if name not in curves)
    assert {y for _, y in level} == {0.5}
    assert texts(fig) == ["floor"]
    assert fig.axes[0].get_xlim()[1] == 20
    assert [t.get_text() for t in fig.legends[0].get_texts()] == list(curves)
    with pytest.raises(ValueError, match="curves is empty"):
        figures.loss_curves({})


def test_a_noisy_curve_is_pale_and_behind_the_others():
    fig = figures.loss_curves({"a": [(1, 2.0)], "b": [(1, 3.0)]}, noisy="a")
    pale, clear = fig.axes[0].lines
    assert pale.get_color() == figures.PALE != clear.get_color()
    assert pale.get_zorder() < clear.get_zorder()
    assert figures.loss_curves({"nothing yet": []}).axes[0].lines[0].get_xydata().size == 0


def test_the_training_log_is_drawn_by_kind_over_its_tokens():
    records = [
        {"step": 0, "tokens": 0, "held_out": {"prose": 8.0, "facts": 8.1}},
        {"step": 1, "tokens": 64_000, "loss": 7.0, "learning_rate": 0.1},
        {"step": 2, "tokens": 128_000, "loss": 6.0, "learning_rate": 0.1},
        {"step": 2, "tokens": 128_000, "held_out": {"prose": 5.0, "facts": 4.0}},
    ]
    assert lines(figures.training_curves(records)) == {
        "training batches": [(0.064, 7.0), (0.128, 6.0)],
        "held out: prose": [(0, 8.0), (0.128, 5.0)],
        "held out: facts": [(0, 8.1), (0.128, 4.0)],
    }
    with pytest.raises(ValueError, match="no losses"):
        figures.training_curves([])


def test_png_is_a_picture_and_leaves_nothing_open():
    data = figures.png(figures.parameter_pie(GPTConfig()))
    assert data.startswith(b"\x89PNG")
    assert plt.get_fignums() == []


def test_every_component_has_a_colour_of_its_own():
    models = [GPTConfig(tie_embeddings=False), *map(published, published_names())]
    found = [set(count_parameters(model).components) for model in models]
    assert set(COMPONENT_COLORS) == set.union(*found)
    for components in found:
        assert len({COMPONENT_COLORS[name] for name in components}) == len(components)


# Machado, Oliveira and Fernandes 2009: full protanopia, deuteranopia and tritanopia, linear RGB.
COLOUR_BLIND = {
    "protanopia": [
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ],
    "deuteranopia": [
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ],
    "tritanopia": [
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ],
}


def linear(color):
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in to_rgb(color)]


def oklab(rgb):
    """Björn Ottosson's perceptual space, in which distances are what eyes see."""
    r, g, b = (max(c, 0.0) for c in rgb)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


@pytest.mark.parametrize("vision", ["full", *COLOUR_BLIND])
def test_colours_that_touch_can_be_told_apart(vision):
    """Slices that touch: neighbors in the order of a model's pie, and the last with the first."""
    models = [GPTConfig(), GPTConfig(tie_embeddings=False), *map(published, published_names())]
    pies = [list(count_parameters(model).components) for model in models]
    # Where norms have no parameters (OLMo's first), nothing but a white line parts what is left.
    without = [pie for pie in pies if not any("norm" in name for name in pie)]
    assert len(without) == 2
    pies = [pie for pie in pies if pie not in without]
    touching = {pair for pie in pies for pair in itertools.pairwise([*pie, pie[0]])}
    for a, b in sorted(touching):
        seen = []
        for name in (a, b):
            rgb = linear(COMPONENT_COLORS[name])
            if vision != "full":
                rgb = [
                    sum(m * c for m, c in zip(row, rgb, strict=True))
                    for row in COLOUR_BLIND[vision]
                ]
            seen.append(oklab(rgb))
        assert sum((x - y) ** 2 for x, y in zip(*seen, strict=True)) ** 0.5 > 0.1, (a, b)


def test_the_likeliest_tokens_are_bars_as_long_as_their_probabilities():
    fig = figures.next_tokens({" Paris": 0.7, "\n": 0.1}, "The capital is")
    (ax,) = fig.axes
    assert [bar.get_width() for bar in ax.patches] == [0.7, 0.1]
    assert [label.get_text() for label in ax.get_yticklabels()] == ["␣Paris", "⏎"]
    assert [text.strip() for text in texts(fig)] == ["70.0%", "10.0%"]
    with pytest.raises(ValueError, match="probabilities is empty"):
        figures.next_tokens({})


def test_the_attention_map_has_a_row_for_each_token_that_looks():
    weights = [[1.0, 0.0], [0.25, 0.75]]
    fig = figures.attention_map(weights, ["a", "b"])
    ax = fig.axes[0]
    assert ax.images[0].get_array().tolist() == weights
    assert [label.get_text() for label in ax.get_yticklabels()] == ["a", "b"]
    figures.attention_map(torch.tensor(weights, requires_grad=True), ["a", "b"])  # no warning
    with pytest.raises(ValueError, match=r"shape \[2, 2\]; 3 tokens need \[3, 3\]"):
        figures.attention_map(weights, ["a", "b", "c"])


def test_a_target_is_the_input_one_place_later():
    shown = texts(figures.inputs_and_targets(["a", "b", "c"]))
    assert [t for t in shown if t] == ["input", "a", "b", "target", "b", "c"]
    with pytest.raises(ValueError, match="1 tokens have no next one"):
        figures.inputs_and_targets(["a"])


def test_a_logarithmic_axis_begins_at_one():
    ax = figures.loss_curves({"a": [(1, 2.0), (100, 1.0)]}, log=True).axes[0]
    assert ax.get_xscale() == "log"
    assert ax.get_xlim()[0] == 1
