"""EmbeddingMap: what it draws against numpy, in Python and in JavaScript."""

import base64
from typing import Any

import numpy as np
import pytest
import traitlets

from gpt_lab import EmbeddingMap
from gpt_lab_course.widgets.embedding_map import tables
from gpt_lab_course.widgets.lab_model import page_model, page_tokenizer
from tests.support.javascript import call


def token_table() -> np.ndarray:
    return page_model().token_embedding.weight.detach().double().numpy()


def most_similar(token: int) -> list[tuple[int, float]]:
    table = token_table()
    cosines = table @ table[token] / np.linalg.norm(table, axis=1) / np.linalg.norm(table[token])
    order = [int(i) for i in np.argsort(-cosines) if i != token]
    return [(i, float(cosines[i])) for i in order[: tables.NEIGHBORS]]


def same_neighbors(ours: list[tuple[int, float]], token: int, tolerance: float) -> None:
    theirs = dict(most_similar(token))
    assert len(ours) == len(theirs)
    table = token_table()
    for i, cosine in ours:  # neighbors that are as near as can be told may change places
        exact = table[i] @ table[token] / np.linalg.norm(table[i]) / np.linalg.norm(table[token])
        assert abs(cosine - exact) < tolerance
        assert exact > min(theirs.values()) - tolerance
    assert [c for _, c in ours] == sorted((c for _, c in ours), reverse=True)


@pytest.fixture(scope="module")
def read() -> dict[str, Any]:
    """What the page reads of what Python packed."""
    return call(
        "embedding_map/data.ts",
        """({ readTables }, base64) => {
          const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
          const { groups, partner, neighbors, positions, d_model } =
            readTables(new DataView(bytes.buffer));
          return {
            groups,
            partner: [...partner], near: [...neighbors], positions: [...positions], d_model,
          };
        }""",
        base64.b64encode(tables.pack()).decode(),
    )


@pytest.mark.parametrize("group", tables.GROUPS)
def test_the_plane_is_that_of_the_two_first_principal_directions(
    group: str, read: dict[str, Any]
) -> None:
    found = read["groups"][group]
    rows = token_table()[found["ids"]]
    rows = rows - rows.mean(0)
    left, singular, _ = np.linalg.svd(rows, full_matrices=False)
    share = singular**2 / (singular**2).sum()
    assert found["explained"] == pytest.approx(share[:2].tolist(), abs=1e-4)
    for axis, places in enumerate((found["xs"], found["ys"])):
        expected = left[:, axis] * singular[axis]
        if np.dot(expected, places) < 0:  # a direction has no sign of its own
            expected = -expected
        assert np.allclose(places, expected, atol=2e-3 * np.abs(rows).max() + 1e-4)


def test_groups_are_what_they_are_called(read: dict[str, Any]) -> None:
    decode = page_tokenizer().decode
    names = {g: {decode([i]) for i in read["groups"][g]["ids"]} for g in tables.GROUPS}
    assert {" France", " Japan", " Peru"} <= names["countries"]
    assert {" Paris", " Tokyo", " Lima"} <= names["capitals"]
    assert names["both"] == names["countries"] | names["capitals"]
    assert len(read["groups"]["all"]["ids"]) == page_model().config.vocab_size
    partner = {decode([a]): decode([b]) for a, b in read["partner"]}
    assert (partner[" France"], partner[" Paris"]) == (" Paris", " France")


def test_neighbors_are_those_of_numpy(read: dict[str, Any]) -> None:
    assert len(read["near"]) == len(read["groups"]["both"]["ids"])
    for token, near in read["near"][::13]:
        same_neighbors([(one["id"], one["cosine"]) for one in near], token, 1e-3)
    (seven,) = page_tokenizer().encode(" seven")
    widget = EmbeddingMap(" seven")
    same_neighbors([tuple(one) for one in widget.near["near"]], seven, 1e-3)
    assert " eight" in dict(widget.neighbors)


def test_the_page_finds_neighbors_as_numpy_does() -> None:
    table = np.random.default_rng(6562).normal(size=(40, 12)).astype(np.float32)
    table[7] = 0  # a row without a direction is nobody's neighbor
    found = call(
        "../engine/neighbors.ts",
        """({ neighbors }, table) => [0, 13, 39].map((row) =>
          neighbors(Float32Array.from(table.flat()), 12, row, 5))""",
        table.tolist(),
    )
    table[7] = np.nan
    for row, near in zip((0, 13, 39), found, strict=True):
        cosines = table @ table[row] / np.linalg.norm(table, axis=1) / np.linalg.norm(table[row])
        cosines[[7, row]] = -2
        assert [one["id"] for one in near] == np.argsort(-cosines)[:5].tolist()
        assert [one["cosine"] for one in near] == pytest.approx(
            np.sort(cosines)[::-1][:5].tolist(), abs=1e-5
        )


def test_a_row_of_zeros_is_nobody_s_neighbor() -> None:
    table = [[1, 0], [0, 0], [0, 1], [0, 0], [-1, 1]]
    found = call(
        "../engine/neighbors.ts",
        "({ neighbors }, table) => neighbors(Float32Array.from(table.flat()), 2, 0, 5)",
        table,
    )
    assert [one["id"] for one in found] == [2, 4]


def test_positions_are_those_of_the_page_s_model(read: dict[str, Any]) -> None:
    table = page_model().position_embedding.weight.detach().numpy()
    n_ctx, d_model = table.shape
    found = np.array(read["positions"], dtype=np.float32).reshape(n_ctx, d_model)
    assert np.allclose(found, table, atol=1e-7)
    cosines = call(
        "embedding_map/positions.ts",
        "({ cosines }, [table, d]) => cosines(Float32Array.from(table), d, 40)",
        [read["positions"], d_model],
    )
    norms = np.linalg.norm(table, axis=1)
    assert cosines == pytest.approx((table @ table[40] / norms / norms[40]).tolist(), abs=1e-5)


def test_arrow_keys_go_to_the_next_point_in_their_direction() -> None:
    places = {"xs": [50, 80, 50, 20, 52, 300], "ys": [50, 52, 10, 50, 90, 40]}
    found = call(
        "embedding_map/plane.ts",
        """({ nearest, nextInDirection }, places) => [
          ...["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "Enter"].map((key) =>
            nextInDirection(places, 0, key)),
          nextInDirection({ xs: [0, 10], ys: [0, 40] }, 0, "ArrowRight"),
          nearest(places, 79, 50, 10), nearest(places, 150, 150, 10)]""",
        places,
    )
    assert found == [1, 2, 3, 4, -1, -1, 1, -1]  # what is more below than right is not right


def test_names_do_not_cover_each_other_and_stay_in_the_picture() -> None:
    rng = np.random.default_rng(156)
    places = {"xs": rng.uniform(20, 480, 90).tolist(), "ys": rng.uniform(20, 280, 90).tolist()}
    wanted = [{"point": i, "name": "x" * int(rng.integers(3, 12))} for i in range(90)]
    found = call(
        "embedding_map/plane.ts",
        "({ placeLabels }, [places, wanted]) => placeLabels(places, wanted, 500)",
        [places, wanted],
    )
    assert found[0]["point"] == 0  # the first is the most important
    assert 10 < len(found) < 90
    boxes = []
    for one in found:
        long = 7 * len(one["name"])
        start = one["x"] - long if one["left"] else one["x"]
        assert start >= 0
        assert start + long <= 500
        assert all(
            start >= right or start + long <= left or abs(one["y"] - y) >= 14
            for left, right, y in boxes
        )
        boxes.append((start, start + long, one["y"]))


def test_search_has_what_begins_so_first_and_the_short_ones() -> None:
    texts = [" France", "Fr", None, " from", "afr", "from", " Africa"]
    found = call(
        "embedding_map/neighbor_list.ts",
        """({ search }, texts) => ["fr", " FRANCE ", "", "zz"].map((query) =>
          search(query, texts.map((text) => text ?? undefined)))""",
        texts,
    )
    assert found == [[1, 3, 5, 0, 4, 6], [0], [], []]


def test_python_side() -> None:
    widget = EmbeddingMap()
    assert repr(widget) == "EmbeddingMap(' France')"
    assert (widget.group, EmbeddingMap(" seven").group) == ("both", "all")
    (paris,) = page_tokenizer().encode(" Paris")
    widget.token_id = paris
    assert widget.token == " Paris"
    assert widget.near["token"] == paris
    with pytest.raises(ValueError, match=r"token='Frankreich' is 4 tokens of the lab model"):
        EmbeddingMap("Frankreich")
    with pytest.raises(ValueError, match="did you mean ' Somalia'"):
        EmbeddingMap("Somalia")
    with pytest.raises(traitlets.TraitError, match=r"position=128 is outside 0 … 127"):
        EmbeddingMap(position=128)
    with pytest.raises(traitlets.TraitError, match="group"):
        EmbeddingMap(group="rivers")
    assert len(tables.pack()) < 64_000
