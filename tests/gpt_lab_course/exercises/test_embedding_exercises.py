"""The references of lesson 2's exercises, held against others' implementations."""

import numpy as np
import pytest
import torch
from torch.nn import functional as F

from gpt_lab import load_lab_model
from gpt_lab_course.exercises import EXERCISES
from gpt_lab_course.exercises.embeddings import refute


def inputs(name):
    return EXERCISES[f"embeddings.{name}"].inputs


def reference(name, *arguments):
    return torch.as_tensor(EXERCISES[f"embeddings.{name}"].solution(*arguments))


@pytest.mark.parametrize(("ids", "V"), inputs("one_hot"))
def test_one_hot_rows_are_those_of_the_identity(ids, V):
    assert torch.equal(reference("one_hot", ids, V), torch.eye(V)[ids])


@pytest.mark.parametrize(("ids", "T"), inputs("targets"))
def test_each_target_is_the_id_after_its_input_in_the_text(ids, T):
    rows, wanted = EXERCISES["embeddings.targets"].solution(ids, T)
    text = ids.tolist()
    assert rows.shape == wanted.shape == (len(rows), T)
    assert rows.flatten().tolist() == text[: rows.numel()]
    assert wanted.flatten().tolist() == text[1 : rows.numel() + 1]
    assert 1 <= len(text) - rows.numel() <= T, "what is left fills no row with its targets"


@pytest.mark.parametrize(("ids", "tokens", "positions"), inputs("embed"))
def test_the_sum_is_that_of_two_lookups(ids, tokens, positions):
    expected = F.embedding(ids, tokens) + F.embedding(torch.arange(len(ids)), positions)
    assert torch.equal(reference("embed", ids, tokens, positions), expected)


@pytest.mark.parametrize(("table", "row", "k"), inputs("nearest"))
def test_neighbors_are_those_of_numpys_cosines(table, row, k):
    table = table.double().numpy()
    lengths = np.linalg.norm(table, axis=1)
    cosines = table @ table[row] / (lengths * lengths[row])
    order = np.argsort(-cosines)
    assert (
        reference("nearest", torch.tensor(table), row, k).tolist()
        == [i for i in order.tolist() if i != row][:k]
    )
    gaps = -np.diff(cosines[order])
    assert gaps[1:].min() > 1e-4, "no order hangs on rounding"


@pytest.mark.parametrize(("table", "pairs"), inputs("found"))
def test_what_a_direction_finds_is_what_numpy_finds(table, pairs):
    table = table.double().numpy()
    unit = table / np.linalg.norm(table, axis=1, keepdims=True)
    for k, (a, _) in enumerate(pairs):
        others = np.array([pair for pair in pairs if pair != pairs[k]])
        step = table[others[:, 1]].mean(0) - table[others[:, 0]].mean(0)
        goal = table[a] + step
        cosines = np.delete(unit, a, axis=0) @ goal / np.linalg.norm(goal)
        best = int(cosines.argmax())
        assert reference("found", torch.tensor(table), pairs)[k] == best + (best >= a)
        first, second = np.sort(cosines)[::-1][:2]
        assert first - second > 1e-5, "no answer hangs on rounding"


@pytest.mark.parametrize(("table", "k"), inputs("cut"))
def test_the_cut_is_that_of_the_covariances_eigenvectors(table, k):
    rows = table.double().numpy()
    mean = rows.mean(0)
    values, vectors = np.linalg.eigh(np.cov(rows.T))
    kept = vectors[:, np.argsort(-values)[:k]]
    expected = mean + (rows - mean) @ kept @ kept.T
    assert np.allclose(reference("cut", table, k).double().numpy(), expected, atol=1e-3)
    assert np.diff(np.sort(values)).min() > 5e-4 * values.max(), "directions keep apart"


def test_the_counterexamples_are_those_of_the_lab_models_table():
    model, tokenizer = load_lab_model()
    table = model.token_embedding.weight.detach().numpy().astype("float64")
    pairs = {}
    for country, capital in refute.CAPITALS.items():
        ids = tokenizer.encode(f" {country}"), tokenizer.encode(f" {capital}")
        if country != capital and len(ids[0]) == len(ids[1]) == 1:
            pairs[country] = (capital, table[ids[0][0]], table[ids[1][0]])
    capitals = {capital: row for capital, _, row in pairs.values()}
    nearest = {
        country: max(capitals, key=lambda c: row @ capitals[c] / np.linalg.norm(capitals[c]))
        for country, (_, row, _) in pairs.items()
    }
    wrong = {country: found for country, found in nearest.items() if found != pairs[country][0]}
    assert wrong == refute.NEAREST
    assert sorted({*pairs} - {*wrong}) == sorted(refute.ONE_TOKEN)
