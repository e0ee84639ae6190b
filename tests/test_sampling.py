"""Sampling against transformers' logits processors, and generation against plain loops."""

import math

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
from witness import random_ids, random_model

from gpt_lab.config import GPTConfig
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
from gpt_lab.model.cache import KVCache

INF = math.inf
V = 40
TINY = GPTConfig(vocab_size=V, context_length=10, d_model=12, n_heads=2, n_layers=2)
MODEL = random_model(TINY)


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
    logits = random_logits(seed)
    assert torch.equal(keep_top_k(logits, k), TopKLogitsWarper(k)(None, logits))


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
        ({"temperature": math.nan}, "temperature=nan is not above 0"),
        ({"temperature": INF}, "temperature=inf is not above 0"),
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
        generate(MODEL, torch.tensor([[1]]), 2, **settings)  # at once, not at the first token


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


@pytest.mark.parametrize("temperature", [1e-3, 1e-40, 1e-46, 5e-324])
def test_the_smallest_temperatures_leave_the_most_probable(temperature):
    logits = torch.tensor([[0.3, 0.7, -INF, 0.7]])
    left = apply_temperature(logits, temperature).softmax(-1)
    torch.testing.assert_close(left, torch.tensor([[0.0, 0.5, 0.0, 0.5]]))


@pytest.mark.parametrize("temperature", [0, 0.7])
def test_a_broken_model_is_not_silent(temperature):
    sampler = Sampler(temperature=temperature)
    with pytest.raises(ValueError, match="logits are not a distribution"):
        sampler(torch.tensor([[0.0, math.nan]]), torch.zeros(1, 1, dtype=torch.long))


def together(tokens) -> list[list[int]]:
    return torch.stack([*tokens], dim=1).tolist()


def plain_greedy(ids: torch.Tensor, n: int) -> list[list[int]]:
    start = ids.shape[1]
    for _ in range(n):
        ids = torch.cat([ids, MODEL(ids)[:, -1].argmax(-1, keepdim=True)], 1)
    return ids[:, start:].tolist()


@pytest.mark.parametrize("T", [1, 4, 9])
def test_generation_is_a_loop_over_the_whole_text(T):
    ids = random_ids(TINY, B=3, T=T)
    n = 10 - T + 1  # to the context's end, the last token not read again
    assert together(generate(MODEL, ids, n, temperature=0)) == plain_greedy(ids[:, :], n)
    assert together(generate(MODEL, ids, temperature=0)) == plain_greedy(ids, n)
    assert together(generate(MODEL, ids[0], n, temperature=0)) == plain_greedy(ids[:1], n)
    assert [*generate(MODEL, ids, 0)] == []


def test_the_penalty_is_for_all_of_the_text():
    ids = random_ids(TINY, T=4)
    text = ids.tolist()
    new = together(generate(MODEL, ids, 6, temperature=0, repetition_penalty=1e9))
    for prompt, row in zip(text, new, strict=True):
        assert len({*prompt, *row}) == len({*prompt}) + len(row)  # nothing a second time


def test_seeds_repeat_and_leave_the_global_generator_alone():
    ids = random_ids(TINY, T=2)
    torch.manual_seed(3)
    before = torch.get_rng_state()
    first = together(generate(MODEL, ids, 8, seed=1))
    assert together(generate(MODEL, ids, 8, seed=1)) == first
    assert together(generate(MODEL, ids, 8, seed=2)) != first
    assert torch.equal(torch.get_rng_state(), before)
    without = together(generate(MODEL, ids, 8))
    torch.manual_seed(3)
    assert together(generate(MODEL, ids, 8)) == without


def test_generations_side_by_side_do_not_touch_each_other():
    ids, others = random_ids(TINY, T=3), random_ids(TINY, T=5, seed=1)
    expected = [together(generate(MODEL, i, 4, temperature=0)) for i in (ids, others)]
    pairs = [*zip(*(generate(MODEL, i, 4, temperature=0) for i in (ids, others)), strict=True)]
    assert [together(tokens) for tokens in zip(*pairs, strict=True)] == expected


def test_tokens_come_as_they_are_made(monkeypatch):
    calls = []
    original = type(MODEL).next_logits
    monkeypatch.setattr(
        type(MODEL),
        "next_logits",
        lambda self, ids, cache: calls.append(ids.shape[1]) or original(self, ids, cache),
    )
    tokens = generate(MODEL, random_ids(TINY, T=4), 3)
    assert calls == []
    next(tokens)
    assert calls == [4]  # prefill
    assert len([*tokens]) == 2
    assert calls == [4, 1, 1]  # decode


def test_the_stop_token_ends_each_sequence():
    ids = random_ids(TINY, B=3, T=2)
    free = together(generate(MODEL, ids, 9, seed=4))
    stop = free[0][2]
    ends = [row.index(stop) if stop in row else None for row in free]
    stopped = together(generate(MODEL, ids, 9, seed=4, stop_token=stop))
    for row, end in zip(stopped, ends, strict=True):
        upto = len(row) if end is None else min(end + 1, len(row))
        assert row[upto:] == [stop] * (len(row) - upto)
    assert stopped[0][:3] == free[0][:3]
    assert None in ends  # some go on to the end while others have stopped …
    assert any(end is not None and end < 8 for end in ends)
    assert [len(row) for row in stopped] == [9] * 3
    alone = together(generate(MODEL, ids[:1], 9, seed=4, temperature=0))[0]
    ended = together(generate(MODEL, ids[:1], 9, temperature=0, stop_token=alone[1]))[0]
    assert ended == alone[: alone.index(alone[1]) + 1]


def test_what_does_not_fit_is_refused_at_once():
    with pytest.raises(ValueError, match=r"max_new_tokens=8 after 4 tokens .* ask for 7 at most"):
        generate(MODEL, random_ids(TINY, T=4), 8)
    with pytest.raises(ValueError, match="prompt of 11 tokens is longer than context_length=10"):
        generate(MODEL, torch.zeros(1, 11, dtype=torch.long))
    with pytest.raises(ValueError, match="max_new_tokens=-1 is below 0"):
        generate(MODEL, random_ids(TINY, T=4), -1)
    with pytest.raises(ValueError, match="when_full='wrap' is neither"):
        generate(MODEL, random_ids(TINY, T=4), 1, when_full="wrap")
    with pytest.raises(ValueError, match=r"ids have shape \[1, 0\]"):
        generate(MODEL, torch.zeros(1, 0, dtype=torch.long), 1)
    with pytest.raises(ValueError, match=r"stop_token=40 is outside the vocabulary, 0 … 39"):
        generate(MODEL, random_ids(TINY, T=4), 1, stop_token=V)
    with pytest.raises(ValueError, match=r"seed=18446744073709551616 is not below 2⁶⁴"):
        generate(MODEL, random_ids(TINY, T=4), 1, seed=2**64)
    with pytest.raises(IndexError, match="token ID 40 is outside the vocabulary"):
        generate(MODEL, torch.tensor([V]), 1)
    training = random_model(TINY).train()
    with pytest.raises(ValueError, match=r"training mode .* model.eval\(\)"):
        generate(training, random_ids(TINY, T=4), 1)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"max_new_tokens": 2.5}, "max_new_tokens=2.5 is not an integer"),
        ({"max_new_tokens": True}, "max_new_tokens=True is not an integer"),
        ({"top_k": 2.5}, "top_k=2.5 is not an integer"),
        ({"seed": 1.5}, "seed=1.5 is not an integer"),
        ({"stop_token": "."}, r"stop_token='\.' is not an integer"),
        ({"ids": [1, 2]}, r"ids are of type list, not a tensor \[B, T\]"),
        ({"ids": torch.ones(1, 2)}, r"ids are torch\.float32, not integers"),
    ],
)
def test_what_is_no_integer_is_refused_at_once(settings, message):
    with pytest.raises(TypeError, match=message):
        generate(**{"model": MODEL, "ids": torch.tensor([1, 2]), **settings})


def test_bfloat16_generates_and_chooses_in_float32():
    model, ids = random_model(TINY).to(torch.bfloat16), random_ids(TINY, T=3)
    tokens = torch.stack([*generate(model, ids, 7, temperature=0)], dim=1)
    text = torch.cat([ids, tokens], dim=1)
    with torch.no_grad():
        logits = model(text[:, :-1])[:, 2:].float()
    # rounding differs between one token at a time and all at once, but not by more than this
    chosen = logits.gather(-1, tokens.unsqueeze(-1)).squeeze(-1)
    assert (logits.amax(-1) - chosen < 0.1).all()
    seen = []
    sampler_logits = Sampler.__call__

    def watch(self, logits, ids, generator=None):
        seen.append(logits.dtype)
        return sampler_logits(self, logits, ids, generator)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sampler, "__call__", watch)
        [*generate(model, ids, 2, seed=0)]
    assert seen == [torch.float32] * 2


@pytest.mark.parametrize("T", [3, 10, 14])
@torch.no_grad()
def test_sliding_keeps_the_newest_half(T):
    ids = random_ids(TINY, B=2, T=T)
    text, window = ids, ids[:, -10:]
    for _ in range(18):
        token = MODEL(window)[:, -1].argmax(-1, keepdim=True)
        text = torch.cat([text, token], 1)
        window = torch.cat([window, token], 1)
        if window.shape[1] > 10:
            window = text[:, -5:]
    slid = generate(MODEL, ids, 18, temperature=0, when_full="slide")
    assert together(slid) == text[:, T:].tolist()


def test_a_context_of_one_token_slides_too():
    config = TINY.replace(context_length=1)
    assert len([*generate(random_model(config), torch.tensor([3]), 4, when_full="slide")]) == 4


def test_generated_tokens_can_be_trained_on():
    token = next(generate(MODEL, random_ids(TINY, T=2), 4, seed=0))
    assert not token.is_inference()
    MODEL(token[:, None]).sum().backward()
    MODEL.zero_grad()


def test_the_cache_is_no_larger_than_needed(monkeypatch):
    made = []
    original = KVCache.__init__
    monkeypatch.setattr(
        KVCache, "__init__", lambda self, *a, **k: (original(self, *a, **k), made.append(self))[0]
    )
    [*generate(MODEL, random_ids(TINY, T=3), 4)]
    assert [(c.capacity, c.length) for c in made] == [(6, 6)]
