"""The picture of attention's shapes has a cell for each number, and says how many there are."""

import matplotlib
import matplotlib.pyplot as plt
import pytest
from matplotlib.patches import Rectangle

from gpt_lab_course import figures

matplotlib.use("agg")


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def test_each_number_has_its_cell() -> None:
    T, H, d_head = 5, 3, 4
    ax = figures.attention_shapes(T, H, d_head).axes[0]
    cells = [patch for patch in ax.patches if isinstance(patch, Rectangle)]
    assert len(cells) == 4 * T * H * d_head + H * T * T
    hidden = [c for c in cells if matplotlib.colors.same_color(c.get_facecolor(), "#e3e7eb")]
    assert len(hidden) == H * T * (T - 1) // 2, "what lies ahead"
    texts = [text.get_text() for text in ax.texts]
    assert texts.count("[T, d_model] = [5, 12]") == 2
    assert texts.count("[H, T, d_head] = [3, 5, 4]") == 2
    assert "[H, T, T] = [3, 5, 5]" in texts


def test_sizes_that_cannot_be_drawn_are_refused() -> None:
    for sizes in ((0, 3, 4), (5, 0, 4), (5, 7, 4), (5, 3, 0)):
        with pytest.raises(ValueError, match="sizes are 1 or more"):
            figures.attention_shapes(*sizes)
