"""Sampling against transformers' logits processors."""

import math

import numpy as np
import pytest
import torch
from torch.testing import assert_close
from transformers import (
    LogitsProcessorList,
    MinPLogitsWarper,
    RepetitionPenaltyLogitsProcessor,
    TemperatureLogitsWarper,
    TopKLogitsWarper,
    TopPLogitsWarper,
)

from gpt_lab.generation import (
    Sampler,
    apply_temperature,
    generate,
    greedy,
    keep_min_p,
    keep_top_k,
    keep_top_p,
    penalize_repetition,
    sample,
)
from tests.support.witness import TINY, random_model

INF = math.inf
V = 40


def random_logits(seed: int) -> torch.Tensor:
    """[4, V]: plain, with ties, with −∞, and rounded to few distinct values."""
    torch.manual_seed(seed)
    logits = torch.randn(4, V) * 3
    logits[1, ::3] = logits[1, 0]
    logits[2, torch.randperm(V)[:15]] = -INF
    logits[3] = logits[3].round()
    return logits


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("k", [1, 2, 5, V - 1, V, V + 7])
def test_top_k(seed, k):
    """As NumPy's stable sort orders them; all that ``transformers`` keeps beyond that are ties."""
    logits = random_logits(seed)
    ours, theirs = keep_top_k(logits, k), TopKLogitsWarper(k)(None, logits)
    for row, kept in zip(logits, ours, strict=True):
        first = np.argsort(-row.numpy(), kind="stable")[:k]
        assert kept[first].tolist() == row[first].tolist()
        assert kept.isfinite().sum() == row[first].isfinite().sum()
    assert torch.equal(ours[0], theirs[0])  # without ties
    assert ((theirs == ours) | (theirs == ours.masked_fill(ours.isinf(), INF).amin(-1, True))).all()


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_top_k_of_one_is_greedy_whatever_the_seed(dtype):
    logits = torch.tensor([[0.0, 1.0, 1.0, 1.0], [2.0, 2.0, -INF, 2.0]], dtype=dtype)
    draws = torch.Generator().manual_seed(0)
    for _ in range(20):
        drawn = Sampler(top_k=1)(logits, torch.zeros(2, 1, dtype=torch.int64), draws)
        assert drawn.tolist() == greedy(logits).tolist() == [1, 0]


def test_top_k_of_zero_keeps_all():
    assert torch.equal(keep_top_k(random_logits(0), 0), random_logits(0))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("p", [0.0, 1e-9, 0.1, 0.5, 0.9, 0.999])
def test_top_p(seed, p):
    logits = random_logits(seed)
    ours, theirs = keep_top_p(logits, p), TopPLogitsWarper(p)(None, logits)
    assert torch.equal(ours[0], theirs[0])
    # which of equal logits stay is left to chance there; as many do, and of the same size
    assert torch.equal(ours.sort().values, theirs.sort().values)
    assert torch.equal(ours[ours.isfinite()], logits[ours.isfinite()])


def test_top_p_at_its_ends():
    logits = random_logits(3)
    assert torch.equal(keep_top_p(logits, 1), logits)
    probable = TopPLogitsWarper(1.0)(None, logits).softmax(-1)  # it may drop what has probability 0
    assert_close(probable, logits.softmax(-1))
    kept = keep_top_p(logits, 0).isfinite()
    assert kept.sum(-1).tolist() == [1] * 4
    assert torch.equal(kept.int().argmax(-1), greedy(logits))
    # exactly at the threshold: 0.5 + 0.25 reach 0.75, the third is not needed
    quarters = torch.tensor([[0.5, 0.25, 0.125, 0.125]]).log()
    for p in (0.7, 0.75):
        expected = TopPLogitsWarper(p)(None, quarters).isfinite().tolist()
        assert expected == [[True, True, False, False]]
        assert keep_top_p(quarters, p).isfinite().tolist() == expected


@pytest.mark.parametrize(("p", "stay"), [(0, [0]), (0.3, [0, 2]), (0.5, [0, 2]), (0.6, [0, 2, 3])])
def test_of_equal_logits_top_p_keeps_the_earlier(p, stay):
    """As NumPy's stable sort orders them; the four equal ones have a quarter each."""
    logits = torch.tensor([[1.0, -INF, 1.0, 1.0, -INF, 1.0]])
    order = np.argsort(-logits[0].numpy(), kind="stable")
    assert order[: len(stay)].tolist() == stay
    assert keep_top_p(logits, p)[0].isfinite().nonzero().flatten().tolist() == stay


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("p", [0.0, 1e-9, 0.05, 0.5, 1.0])
def test_min_p(seed, p):
    logits = random_logits(seed)
    assert torch.equal(keep_min_p(logits, p), MinPLogitsWarper(p)(None, logits))


def test_min_p_at_its_ends():
    logits = random_logits(3)
    assert torch.equal(keep_min_p(logits, 0), logits)
    kept = keep_min_p(logits, 1).isfinite()
    assert torch.equal(kept, logits == logits.amax(-1, keepdim=True))
    # exactly at the threshold stays: 0.125 is a quarter of 0.5
    eighths = torch.tensor([[0.5, 0.25, 0.125, 0.0625, 0.0625]]).log()
    assert keep_min_p(eighths, 0.25).isfinite().tolist() == [[True, True, True, False, False]]


@pytest.mark.parametrize("temperature", [0.1, 0.7, 1.0, 3.0])
def test_temperature(temperature):
    logits = random_logits(1)
    expected = TemperatureLogitsWarper(temperature)(None, logits)
    assert_close(apply_temperature(logits, temperature).softmax(-1), expected.softmax(-1))


def test_temperature_near_zero_is_greedy():
    logits = torch.randn(5, V, generator=torch.Generator().manual_seed(0))
    for temperature in (1e-3, 1e-30, 1e-45):
        probabilities = apply_temperature(logits, temperature).softmax(-1)
        assert torch.equal(probabilities.argmax(-1), greedy(logits))
        assert_close(probabilities.amax(-1), torch.ones(5))


@pytest.mark.parametrize("penalty", [0.5, 1.0, 1.3])
def test_repetition_penalty(penalty):
    logits = random_logits(2)
    ids = torch.tensor([[1, 1, 5], [0, 3, 3], [2, 7, 9], [4, 4, 4]])
    expected = RepetitionPenaltyLogitsProcessor(penalty)(ids, logits.clone())
    assert torch.equal(penalize_repetition(logits, ids, penalty), expected)


def test_the_functions_change_nothing_in_place():
    logits = random_logits(4)
    before, ids = logits.clone(), torch.zeros(4, 2, dtype=torch.long)
    Sampler(0.5, 3, 0.5, 1.5, 0.5).adjust(logits, ids)
    assert torch.equal(logits, before)


@pytest.mark.parametrize("seed", range(5))
def test_together_they_are_applied_in_the_order_of_transformers(seed):
    logits = random_logits(seed)
    ids = torch.randint(V, (4, 6), generator=torch.Generator().manual_seed(seed))
    theirs = LogitsProcessorList(
        [
            RepetitionPenaltyLogitsProcessor(1.4),
            TemperatureLogitsWarper(0.8),
            TopKLogitsWarper(12),
            TopPLogitsWarper(0.95),
            MinPLogitsWarper(0.2),
        ]
    )
    ours = Sampler(temperature=0.8, top_k=12, top_p=0.95, min_p=0.2, repetition_penalty=1.4)
    expected = theirs(ids, logits.clone()).softmax(-1)
    result = ours.adjust(logits, ids).softmax(-1)
    assert_close(result[0], expected[0])
    assert_close(result.sort().values, expected.sort().values)  # equal logits: see test_top_p


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"temperature": -1.0}, "temperature=-1.0 is not above 0"),
        ({"temperature": math.nan}, "temperature=nan is not above 0 and finite"),
        ({"temperature": INF}, "temperature=inf is not above 0 and finite"),
        ({"top_k": -1}, "top_k=-1 is below 0"),
        ({"top_p": 1.5}, r"top_p=1.5 is outside \[0, 1\]"),
        ({"top_p": -0.1}, "top_p=-0.1 is outside"),
        ({"min_p": 1.5}, r"min_p=1.5 is outside \[0, 1\]"),
        ({"min_p": math.nan}, "min_p=nan is outside"),
        ({"repetition_penalty": 0.0}, r"repetition_penalty=0.0 is outside \[1e-9, 1e9\]"),
        ({"repetition_penalty": 1e-40}, "repetition_penalty=1e-40 is outside"),
    ],
)
def test_settings_out_of_range_are_refused(settings, message):
    with pytest.raises(ValueError, match=message):
        Sampler(**settings)
    with pytest.raises(ValueError, match=message):
        generate(
            random_model(TINY), torch.tensor([[1]]), 2, **settings
        )  # at once, not at the first token


def chi_square(counts: torch.Tensor, probabilities: torch.Tensor) -> float:
    expected = probabilities * counts.sum()
    return (((counts - expected) ** 2 / expected)[expected > 0]).sum().item()


@pytest.mark.parametrize(
    "sampler", [Sampler(), Sampler(temperature=0.6), Sampler(top_k=6), Sampler(top_p=0.8)]
)
def test_frequencies_match_the_distribution(sampler):
    logits = torch.randn(1, 12, generator=torch.Generator().manual_seed(5))
    ids = torch.zeros(1, 1, dtype=torch.long)
    probabilities = sampler.adjust(logits, ids).softmax(-1)[0]
    generator = torch.Generator().manual_seed(0)
    drawn = sampler(logits.expand(20_000, -1), ids.expand(20_000, -1), generator)
    counts = drawn.bincount(minlength=12).double()
    assert counts[probabilities == 0].sum() == 0
    # 31.3 is the 0.999 quantile of chi-square with 11 degrees of freedom, the most there can be
    assert chi_square(counts, probabilities.double()) < 31.3
    assert chi_square(counts, torch.full((12,), 1 / 12).double()) > 31.3  # the test can fail


@pytest.mark.parametrize("bad", [[math.nan, 0.0], [INF, 0.0], [-INF, -INF]])
def test_no_distribution_is_refused(bad):
    with pytest.raises(ValueError, match="logits are not a distribution"):
        sample(torch.tensor([[0.0, 0.0], bad]))


def test_a_draw_takes_the_token_at_which_the_probabilities_reach_it():
    """Nothing but ``torch.rand`` decides, which other versions and processors draw alike."""
    logits = torch.randn(500, 12, generator=torch.Generator().manual_seed(6))
    logits[:, 3] = -INF
    found = sample(logits, torch.Generator().manual_seed(7))
    draws = torch.rand(500, 1, dtype=torch.float64, generator=torch.Generator().manual_seed(7))
    for row, (draw,), token in zip(logits.tolist(), draws.tolist(), found.tolist(), strict=True):
        weights = [math.exp(logit) for logit in row]
        before = sum(weights[:token]) / sum(weights)
        assert before - 1e-6 <= draw < before + weights[token] / sum(weights) + 1e-6
        assert token != 3


def test_a_draw_of_exactly_0_takes_nothing_that_was_excluded(monkeypatch):
    monkeypatch.setattr(torch, "rand", lambda size, **how: torch.zeros(size, dtype=how["dtype"]))
    assert sample(torch.tensor([[-INF, -INF, 0.5, 1.0]])).tolist() == [2]


@pytest.mark.parametrize("temperature", [1e-3, 1e-40, 1e-46, 5e-324])
def test_the_smallest_temperatures_leave_the_most_probable(temperature):
    logits = torch.tensor([[0.3, 0.7, -INF, 0.7]])
    left = apply_temperature(logits, temperature).softmax(-1)
    torch.testing.assert_close(left, torch.tensor([[0.0, 0.5, 0.0, 0.5]]))


def test_the_largest_temperature_makes_all_equal():
    logits = torch.tensor([[0.3, 70.0, -INF]])
    left = Sampler(temperature=1e308).adjust(logits, torch.zeros(1, 1, dtype=torch.int64))
    assert_close(left.softmax(-1), torch.tensor([[0.5, 0.5, 0.0]]))


@pytest.mark.parametrize("temperature", [0, 0.7])
def test_a_broken_model_is_not_silent(temperature):
    sampler = Sampler(temperature=temperature)
    with pytest.raises(ValueError, match="logits are not a distribution"):
        sampler(torch.tensor([[0.0, math.nan]]), torch.zeros(1, 1, dtype=torch.long))
