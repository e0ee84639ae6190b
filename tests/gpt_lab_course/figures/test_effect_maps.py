"""Tables of shades: each cell says its share, in the shade of it."""

import matplotlib
import matplotlib.pyplot as plt
import pytest
import torch

from gpt_lab_course import figures

matplotlib.use("agg")


@pytest.fixture(autouse=True)
def _close_figures():
    yield
    plt.close("all")


def test_each_cell_has_its_share_in_its_own_row_and_column():
    shares = torch.tensor([[0.0, 0.25, 1.0], [0.5, 0.75, 0.126]])
    fig = figures.effect_maps({"one": shares, "two": 1 - shares}, ["a", "b", "c"], "answers")
    one, two, *_ = fig.axes
    written = {t.get_position(): t.get_text() for t in one.texts}
    first = {(0, 0): "0", (1, 0): "25", (2, 0): "100"}
    assert written == first | {(0, 1): "50", (1, 1): "75", (2, 1): "13"}
    assert [t.get_text() for t in one.get_xticklabels()] == ["a", "b", "c"]
    assert [t.get_text() for t in one.get_yticklabels()] == ["0", "1"]
    assert two.images[0].get_array().ravel().tolist() == pytest.approx(
        (1 - shares).flatten().tolist()
    )
    assert two.images[0].get_clim() == (0, 1), "one scale for all tables"


@pytest.mark.parametrize(
    ("panels", "message"),
    [
        ({}, "panels is empty"),
        ({"x": [[0.1, 0.2]]}, "'x' has 2 columns; 3 tokens need 3"),
        ({"x": [[0.1, 0.2, 1.2]]}, "'x' has 1.2; a share is between 0 and 1"),
    ],
)
def test_what_is_no_table_of_shares_is_refused(panels, message):
    with pytest.raises(ValueError, match=message):
        figures.effect_maps(panels, ["a", "b", "c"], "answers")


def test_the_ledger_is_not_full_before_the_norms():
    parts = ["token embedding", "position embedding", "attention", "feed-forward"]
    for explained, share in (
        (parts, "99.97%"),
        ([*parts, "layer norms"], "99.999%"),
        ([*parts, "layer norms", "final layer norm"], "100.0%"),
    ):
        ring = figures.parameter_ledger(explained).axes[0]
        assert f"{share}\nexplained" in [t.get_text() for t in ring.texts]
