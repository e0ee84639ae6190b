"""The card that a link to the book shows: the first page's drawing."""

import io

import numpy as np
import pytest
from extension.pages import card, river
from extension.pages.sheet import outline
from PIL import Image

from gpt_lab_course.widgets.model_map.reading import first_losses, first_reading
from tests.support.book_page import BOOK


@pytest.fixture(scope="module")
def pixels() -> np.ndarray:
    """The card, [630, 1200, 3]."""
    with Image.open(io.BytesIO(card.card())) as picture:
        return np.asarray(picture.convert("RGB")).astype(int)


def has(pixels: np.ndarray, color: str) -> np.ndarray:
    """Where a picture has a color, nearly."""
    wanted = [int(color[i : i + 2], 16) for i in (1, 3, 5)]
    return (abs(pixels - wanted) <= 3).all(-1)


def test_the_card_has_the_size_that_messengers_want_and_is_light(pixels: np.ndarray) -> None:
    assert pixels.shape == (630, 1200, 3)
    assert len(card.card()) <= 130_000


def test_its_arcs_are_the_heads_that_the_answer_needs(pixels: np.ndarray) -> None:
    reading, losses = first_reading(river.TEXT), first_losses(river.TEXT)
    last = len(reading["ids"]) - 1
    amber = has(pixels, "#f3b02c")
    between = (card._ROWS.rows[-2] + card._ROWS.rows[-1]) / 2  # rows, where nothing else is amber
    seen = np.flatnonzero(np.diff(amber[int(between)].astype(int)) == 1) + 1
    heads = [(layer, head) for layer, head, to, _ in losses["needed"] if to == last]
    assert len(heads) >= 3
    # each arc is a line 6.5 pixels wide, 2 left of which begin with half a pixel of its edge
    places = [card._ROWS.at(layer, -0.02 + 0.055 * head) - 3 for layer, head in heads]
    assert np.allclose(sorted(places), seen, atol=2)


def test_the_answer_runs_to_the_edge(pixels: np.ndarray) -> None:
    edge = has(pixels, "#f1f3f5")[:, -1]
    assert edge.sum() == pytest.approx(122, abs=1)
    assert edge[int(card._ROWS.rows[-1])]


def test_the_headline_stays_within_the_margins(pixels: np.ndarray) -> None:
    columns = np.flatnonzero((pixels[60:170].max(-1) > 60).any(0))
    assert columns[0] >= 54
    assert columns[-1] <= 1200 - 50


def test_an_outline_is_the_paths() -> None:
    shape = outline("M1 2h3v4H1z")
    assert shape.vertices[:4].tolist() == [[1, 2], [4, 2], [4, 6], [1, 6]]
    assert (BOOK / "static" / "logo-dark.svg").is_file()
