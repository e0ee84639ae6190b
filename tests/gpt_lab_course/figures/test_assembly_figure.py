"""The plan of a GPT shows what the reader's classes hold, and what is still missing."""

import matplotlib
import matplotlib.pyplot as plt
import pytest
from torch import nn

from gpt_lab import GPTConfig, count_parameters
from gpt_lab.model import GPT
from gpt_lab.model.block import Block
from gpt_lab.model.norms import LayerNorm
from gpt_lab_course import figures
from gpt_lab_course.figures.look import PALE

matplotlib.use("agg")
SMALL = GPTConfig(vocab_size=50, context_length=8, d_model=16, n_heads=2, n_layers=3)


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def words(*classes, config=SMALL):
    (ax,) = figures.gpt_so_far(*classes, config=config).axes
    return [text.get_text() for text in ax.texts]


def test_a_phone_has_it_whole_with_letters_that_can_be_read():
    figure = figures.gpt_so_far(LayerNorm, Block, config=SMALL)
    (ax,) = figure.axes
    pixels = 390 / (72 * figure.get_figwidth())  # of a point, from edge to edge
    assert min(text.get_fontsize() for text in ax.texts) * pixels >= 11


def test_it_fills_as_classes_are_written():
    total, one = count_parameters(SMALL).total, sum(p.numel() for p in Block(SMALL).parameters())
    nothing, norms, block, whole = (
        words(*classes)
        for classes in ((), (LayerNorm,), (LayerNorm, Block), (LayerNorm, Block, GPT))
    )
    assert "in place: 0" in nothing
    assert "32" not in nothing
    assert norms.count("32") == 3, "scale and shift of the three norms, 16 each"
    assert {"in place: 0", f"of {total:,}"} <= set(norms)
    assert {f"in place: {one:,}", f"a block: {one:,}"} <= set(block)
    assert {f"in place: {total:,}", f"3 blocks of {one:,}"} <= set(whole)
    assert "output" in block
    assert "the token embedding again" in whole


def test_gpt_2_small_closes_at_its_total():
    assert "in place: 124,439,808" in words(LayerNorm, Block, GPT, config=None)


def test_what_is_not_connected_is_drawn_broken():
    def solid(*classes):
        (ax,) = figures.gpt_so_far(*classes, config=SMALL).axes
        ways = [line for line in ax.lines if line.get_linestyle() != "None"]
        return sum(line.get_color() != PALE for line in ways)

    assert solid() == solid(LayerNorm) == 0
    assert 0 < solid(LayerNorm, Block) < solid(LayerNorm, Block, GPT)


def test_the_numbers_are_those_of_the_classes_that_are_given():
    class Wide(Block):
        def __init__(self, config):
            super().__init__(config)
            self.norm_2 = nn.LayerNorm(2 * config.d_model)

    Wide.__name__ = "Block"
    one = sum(p.numel() for p in Block(SMALL).parameters())
    assert f"in place: {one + 32:,}" in words(LayerNorm, Wide)


def test_another_name_is_refused():
    with pytest.raises(ValueError, match="class 'MyGPT' is not one of LayerNorm, Block, GPT"):
        figures.gpt_so_far(type("MyGPT", (GPT,), {}))
