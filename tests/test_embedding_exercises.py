"""The references of chapter 2's exercises, held against others' implementations."""

import numpy as np
import pytest
import torch
from torch.nn import functional as F

from gpt_lab.exercises import EXERCISES


def inputs(name):
    return EXERCISES[f"embeddings.{name}"].inputs


def reference(name, *arguments):
    return torch.as_tensor(EXERCISES[f"embeddings.{name}"].solution(*arguments))


@pytest.mark.parametrize(("ids", "V"), inputs("one_hot"))
def test_one_hot_rows_are_those_of_the_identity(ids, V):
    assert torch.equal(reference("one_hot", ids, V), torch.eye(V)[ids])


@pytest.mark.parametrize(("ids", "tokens", "positions"), inputs("embed"))
def test_the_sum_is_that_of_two_lookups(ids, tokens, positions):
    expected = F.embedding(ids, tokens) + F.embedding(torch.arange(len(ids)), positions)
    assert torch.equal(reference("embed", ids, tokens, positions), expected)


@pytest.mark.parametrize(("table", "row", "k"), inputs("nearest"))
def test_neighbours_are_those_of_numpys_cosines(table, row, k):
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


@pytest.mark.parametrize(("T", "d_model"), inputs("sinusoidal"))
def test_waves_are_those_of_complex_numbers(T, d_model):
    i = np.arange(d_model // 2)
    turned = np.exp(1j * np.outer(np.arange(T), 10_000.0 ** (-2 * i / d_model)))
    ours = reference("sinusoidal", T, d_model).double().numpy()
    assert np.allclose(ours[:, 0::2], turned.imag, atol=1e-6)
    assert np.allclose(ours[:, 1::2], turned.real, atol=1e-6)


@pytest.mark.parametrize(("x", "position", "theta"), inputs("rotate"))
def test_turned_vectors_are_products_of_complex_numbers(x, position, theta):
    a, b = np.split(x.double().numpy(), 2)
    turned = (a + 1j * b) * np.exp(1j * position / theta ** (np.arange(0, len(x), 2) / len(x)))
    expected = np.concatenate([turned.real, turned.imag])
    assert np.allclose(reference("rotate", x, position, theta).numpy(), expected, atol=1e-6)


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
