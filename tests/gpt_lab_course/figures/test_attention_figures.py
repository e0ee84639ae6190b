"""The figures of the attention lesson show the numbers and the squares that they are given."""

import matplotlib
import matplotlib.pyplot as plt
import pytest
import torch

from gpt_lab.model.masks import causal_mask
from gpt_lab_course import figures

matplotlib.use("agg")


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def test_each_head_has_its_number_at_its_place():
    scores = torch.tensor([[0.1, 0.25, 1.0], [0.0, 0.5, 0.75]])
    fig = figures.head_grids({"copies": scores, "rests": scores.numpy() * 0}, most=1)
    first, second = fig.axes
    shown = {text.get_position(): text.get_text() for text in first.texts}
    assert shown[2, 0] == "1.00"
    assert shown[1, 1] == "0.50"
    assert len(shown) == 6
    assert first.get_title(loc="left") == "copies"
    assert {text.get_text() for text in second.texts} == {"0.00"}


def test_numbers_can_be_read_on_their_shade():
    fig = figures.head_grids({"lost": [[-0.001, 3.4]]}, most=1)
    pale, dark = fig.axes[0].texts
    assert (pale.get_text(), dark.get_text()) == ("0.00", "3.40")
    assert (pale.get_color(), dark.get_color()) == ("#111111", "#ffffff")


def test_the_darkest_shade_is_that_of_most_or_of_the_largest_number():
    scores = {"one": [[0.0, 0.5]], "two": [[0.25, 1.0]]}
    shades = {}
    for most in (None, 1, 4):
        fig = figures.head_grids(scores, most)
        shades[most] = [ax.images[0].get_clim() for ax in fig.axes]
        inks = [ax.texts[1].get_color() for ax in fig.axes]
        assert inks == [{None: "#ffffff", 1: "#111111", 4: "#111111"}[most], inks[1]]
        assert inks[1] == ("#111111" if most == 4 else "#ffffff")
    assert shades == {None: [(0, 0.5), (0, 1)], 1: [(0, 1)] * 2, 4: [(0, 4)] * 2}


@pytest.mark.parametrize("draw", [figures.head_grids, figures.mask_grids])
def test_tables_that_are_none_are_refused(draw):
    with pytest.raises(ValueError, match="is empty; give at least one name"):
        draw({})
    with pytest.raises(ValueError, match=r"'ragged' has rows of lengths \[2, 1\]"):
        draw({"ragged": [[1, 0], [1]]})


def test_a_mask_is_filled_where_a_query_may_look():
    masks = {"causal": causal_mask(3), "cross": torch.ones(2, 3, dtype=torch.bool), "one": [[True]]}
    fig = figures.mask_grids(masks)
    causal, cross, one, empty = fig.axes
    mesh = causal.collections[0].get_array()
    assert mesh.tolist() == [[1, 0, 0], [1, 1, 0], [1, 1, 1]]
    assert causal.get_ylim() == (3, 0), "the first query stands above"
    assert cross.collections[0].get_array().shape == (2, 3)
    assert one.collections[0].get_array().tolist() == [[1]]
    assert not empty.axison
