"""Figures of embeddings: what is drawn are the numbers that went in."""

import itertools

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
import pytest
import torch
from matplotlib.text import Text

from gpt_lab_course import figures

matplotlib.use("agg")


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def test_lines_pass_through_their_points_and_seeds_share_a_colour():
    curves = {
        "wide": [[(1, 4.0), (2, 2.0)], [(1, 5.0), (2, 3.0)]],
        "narrow": [[(1, 6.0), (2, 6.0)]],
    }
    fig = figures.lines(curves, xlabel="width", ylabel="loss", levels={"chance": 7.0}, marks=True)
    ax = fig.axes[0]
    drawn = [[*map(tuple, line.get_xydata())] for line in ax.lines]
    assert drawn[:3] == [curve for kind in curves.values() for curve in kind]
    assert {*ax.lines[3].get_ydata()} == {7.0}
    first, second, other = (line.get_color() for line in ax.lines[:3])
    assert first == second != other
    assert ax.lines[0].get_linestyle() != ax.lines[2].get_linestyle(), "not by color alone"
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("width", "loss")
    assert [text.get_text() for text in ax.texts] == ["chance"]
    assert len(fig.legends) == 1


def test_lines_on_a_logarithmic_axis_have_a_tick_at_each_point():
    curves = {"a": [[(8, 1.0), (64, 2.0)]]}
    fig = figures.lines(curves, xlabel="x", ylabel="y", log=True, bottom=0)
    fig.canvas.draw()
    ax = fig.axes[0]
    assert [label.get_text() for label in ax.get_xticklabels()] == ["8", "64"]
    assert ax.get_ylim()[0] == 0
    assert fig.legends == []


def test_a_map_has_each_token_at_its_point_and_a_line_for_each_link():
    groups = {"countries": {" France": (1.0, 2.0)}, "capitals": {" Paris": (3.0, -1.0)}}
    fig = figures.token_map(groups, [(" France", " Paris")])
    ax = fig.axes[0]
    assert {text.get_text(): text.xy for text in ax.texts} == {
        "France": (1.0, 2.0),
        "Paris": (3.0, -1.0),
    }
    assert [c.get_offsets().tolist() for c in ax.collections] == [[[1.0, 2.0]], [[3.0, -1.0]]]
    assert [*map(tuple, ax.lines[0].get_xydata())] == [(1.0, 2.0), (3.0, -1.0)]
    shapes = [c.get_paths()[0].vertices.shape for c in ax.collections]
    assert shapes[0] != shapes[1], "not by color alone"


def test_no_name_of_a_map_covers_another_and_none_is_far_from_its_point():
    rng = np.random.default_rng(37)
    crowd = {f"a word {i}": tuple(rng.normal(0, 0.02, 2)) for i in range(12)}
    fig = figures.token_map({"crowd": crowd, "far": {"b": (2.0, 1.0), "c": (-2.0, -1.0)}})
    fig.canvas.draw()
    ax = fig.axes[0]
    boxes = [Text.get_window_extent(name) for name in ax.texts]
    assert not [1 for a, b in itertools.combinations(boxes, 2) if a.overlaps(b)]
    lines = [name.arrow_patch.get_visible() for name in ax.texts]
    assert any(lines[:12])
    assert not any(lines[12:]), "where there is room, a name stands beside its point"
    for name, box in zip(ax.texts, boxes, strict=True):
        x, y = ax.transData.transform(name.xy)
        assert min(abs(box.x0 - x), abs(box.x1 - x)) < 8
        assert abs(y - (box.y0 + box.y1) / 2) < 70


@pytest.mark.parametrize("form", [torch.tensor, np.array, list])
def test_shades_are_the_tables_numbers_around_a_pale_zero(form):
    table = [[1.0, -3.0, 0.0], [2.0, 0.5, -1.0]]
    fig = figures.table_shades({"a table": form(table)}, xlabel="column", ylabel="row")
    image = fig.axes[0].images[0]
    assert image.get_array().tolist() == table
    assert image.get_clim() == (-3.0, 3.0)
    red, _, blue, _ = image.cmap(image.norm(0.0))
    assert red > 0.9
    assert blue > 0.9


@pytest.mark.parametrize("row", [[-1.0, 0.5, 2.0], [-2.0, -0.5, 1.0]])
def test_the_scale_of_a_table_is_symmetric_whichever_sign_is_larger(row):
    fig = figures.table_shades({"a table": [row]}, xlabel="", ylabel="")
    assert fig.axes[0].images[0].get_clim() == (-2.0, 2.0)


def test_a_table_that_remembers_its_gradient_is_drawn():
    figures.table_shades(
        {"weights": torch.ones(2, 2, requires_grad=True) * 2}, xlabel="", ylabel=""
    )


@pytest.mark.parametrize(
    ("draw", "message"),
    [
        (lambda: figures.lines({}, xlabel="", ylabel=""), "curves is empty"),
        (lambda: figures.lines({"a": []}, xlabel="", ylabel=""), r"curves\['a'\] is empty"),
        (lambda: figures.token_map({}), "groups has no tokens"),
        (
            lambda: figures.token_map({str(i): {"a": (0, i)} for i in range(7)}),
            "7 groups; at most 6 can be told apart",
        ),
        (
            lambda: figures.token_map({"a": {"b": (0, 0)}}, [("b", "c")]),
            "names 'c', which is in no",
        ),
        (lambda: figures.table_shades({}, xlabel="", ylabel=""), "tables is empty"),
        (lambda: figures.table_shades({"a": [[0]]}, xlabel="", ylabel=""), "has no number but 0"),
    ],
)
def test_what_cannot_be_drawn_is_refused(draw, message):
    with pytest.raises(ValueError, match=message):
        draw()


def test_centered_rows_add_up_to_nothing_and_all_panels_share_a_scale():
    rows = [(3.0, 1.0), (1.0, 3.0), (2.0, 5.0)]
    fig = figures.centering(rows)
    left, right = ([note.xy for note in ax.texts if not note.get_text()] for ax in fig.axes)
    assert left[:3] == rows
    assert left[3] == (2.0, 3.0), "the mean's arrow"
    assert right == [(1.0, -2.0), (-1.0, 0.0), (0.0, 2.0)]
    assert fig.axes[0].get_xlim() == fig.axes[1].get_ylim()
    with pytest.raises(ValueError, match="1 rows have no angle"):
        figures.centering([(1.0, 2.0)])
