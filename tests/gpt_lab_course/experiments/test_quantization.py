"""Rounding to few bits, held against the package gguf, and its controls."""

import gguf
import pytest
import torch

from gpt_lab_course.experiments.efficiency import quantization as q
from tests.gpt_lab.model.test_architectures import LLAMA, random_ids, random_model

CHANCE = torch.Generator().manual_seed(0)
MATRIX = torch.randn(48, 64, generator=CHANCE)


@pytest.mark.parametrize(
    ("kind", "bits", "grid"),
    [
        ("Q4_0", 4, q.symmetric),
        ("Q4_1", 4, q.asymmetric),
        ("Q5_0", 5, q.symmetric),
        ("Q5_1", 5, q.asymmetric),
    ],
)
def test_it_rounds_as_llama_cpp_does(kind, bits, grid):
    """But for ties, of which a random matrix has few."""
    form = gguf.GGMLQuantizationType[kind]
    stored = gguf.quants.quantize(MATRIX.numpy(), form)
    theirs = torch.tensor(gguf.quants.dequantize(stored, form))
    ours = q.rounded(MATRIX, bits, grid=grid)
    assert ((ours - theirs).abs() > 1e-4).double().mean() < 0.002
    assert stored.nbytes * 8 / MATRIX.numel() == q.bits_a_weight(bits, grid=grid)


def test_a_second_rounding_changes_nothing():
    once = q.rounded(MATRIX, 4)
    assert q.relative_error(once, lambda m: q.rounded(m, 4)) < 1e-3
    assert q.relative_error(once, lambda m: q.rounded(m, 5)) > 0.01
    assert q.relative_error(once, lambda m: q.rounded(m, 8)) < 1e-3  # 255 steps are 17 times 15


def test_blocks_of_a_constant_and_of_zeros_stay():
    for value in (0.0, 0.5):
        flat = torch.full((2, 64), value)
        assert torch.equal(q.rounded(flat, 4), flat)
        assert torch.equal(q.rounded(flat, 4, grid=q.symmetric), flat)


def test_a_larger_block_has_larger_errors():
    errors = [
        q.relative_error(MATRIX, lambda m, size=size: q.rounded(m, 4, size))
        for size in (16, 32, "row", "matrix")
    ]
    assert errors == sorted(errors)
    assert errors[0] < 0.9 * errors[-1]


def test_noise_is_as_large_as_the_change_in_each_block():
    def change(matrix):
        return q.rounded(matrix, 3)

    noisy = q.as_noise(MATRIX, change, torch.Generator().manual_seed(1))
    sizes = [(m - MATRIX).view(-1, 32).norm(dim=1) for m in (noisy, change(MATRIX))]
    assert (sizes[0] / sizes[1]).mean().item() == pytest.approx(1, abs=0.05)
    assert (noisy - change(MATRIX)).abs().max() > 0.1


def test_shuffled_weights_are_put_back():
    def change(matrix):
        return matrix

    assert torch.equal(q.when_shuffled(MATRIX, change, CHANCE), MATRIX)
    rounded = q.when_shuffled(MATRIX, lambda m: q.rounded(m, 3), CHANCE)
    assert (rounded - MATRIX).abs().max() < 1
    assert not torch.equal(rounded, q.rounded(MATRIX, 3))


def test_all_matrices_are_named_and_those_of_a_block_alone():
    model = random_model(LLAMA)
    parts = [set(q.names_of(model, [part])) for part in q.PARTS]
    assert set().union(*parts) == set(q.names_of(model))
    assert sum(map(len, parts)) == len(q.names_of(model))
    assert q.names_of(model, ["token embedding"]) == ["token_embedding.weight"]
    assert {n.split(".")[1] for n in q.names_of(model, q.PARTS, [1])} == {"1"}


def test_only_what_is_named_is_changed_and_the_model_stays():
    model, ids = random_model(LLAMA).eval(), random_ids(LLAMA, B=2, T=6)
    before = {n: w.clone() for n, w in model.state_dict().items()}
    some = q.names_of(model, ["attention"], [0])
    other = q.with_matrices(model, lambda m: m * 2, some)
    for name, weight in other.state_dict().items():
        assert torch.equal(weight, before[name] * (2 if name in some else 1))
        assert torch.equal(model.state_dict()[name], before[name])
    with torch.no_grad():
        assert not torch.equal(model(ids), other(ids))


def test_the_yardstick_is_the_divergence_written_out():
    model, ids = random_model(LLAMA).eval(), random_ids(LLAMA, B=2, T=6)
    other = q.with_matrices(model, lambda m: q.rounded(m, 2, "row"), q.names_of(model, blocks=[1]))
    yardstick = q.Yardstick(model, ids)
    surprise, moved = yardstick.measure(other)
    with torch.no_grad():
        p, r = (m(ids)[:, :-1].log_softmax(-1) for m in (model, other))
    assert moved == pytest.approx((p.exp() * (p - r)).sum(-1).mean().item(), abs=1e-5)
    expected = -r.gather(-1, ids[:, 1:, None]).mean().item()
    assert surprise == pytest.approx(expected, abs=1e-5)
    assert yardstick.measure(other, first=1) == pytest.approx((surprise, moved), abs=1e-5)
    assert yardstick.measure(model)[1] == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ({"bits": 9}, "bits=9 is outside 1 … 8"),
        ({"bits": 0}, "bits=0"),
        ({"bits": 4, "size": 48}, "a row of 64 weights cannot be cut"),
        ({"bits": 4, "size": "column"}, "neither a number, 'row' nor 'matrix'"),
    ],
)
def test_what_cannot_be_rounded_is_refused(how, message):
    with pytest.raises(ValueError, match=message):
        q.rounded(MATRIX, **how)


def test_a_part_that_is_none_is_refused():
    with pytest.raises(ValueError, match="part 'norm' is not one of attention, feed-forward"):
        q.names_of(random_model(LLAMA), ["norm"])
