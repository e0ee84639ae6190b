"""Head scores, against attention patterns made by hand."""

import math

import pytest
import torch
from torch.testing import assert_close

from gpt_lab.config import GPTConfig
from gpt_lab.interpret.head_scores import (
    attention_back,
    best_head,
    chance,
    first_token_score,
    head_scores,
    induction_score,
    previous_token_score,
    repeated_tokens,
)
from gpt_lab.model.masks import causal_mask
from tests.support.witness import random_config, random_model

PERIOD = 5
START = 1 + PERIOD
T = 1 + 2 * PERIOD


def pattern(looks_at) -> torch.Tensor:
    """Attention that is all at one position: ``looks_at(t)`` for each t."""
    weights = torch.zeros(T, T)
    for t in range(T):
        weights[t, max(0, looks_at(t))] = 1
    return weights


PREVIOUS = pattern(lambda t: t - 1)
FIRST = pattern(lambda t: 0)
INDUCTION = pattern(lambda t: t - PERIOD + 1)
ITSELF = pattern(lambda t: t)
EVEN = causal_mask(T).float() / torch.arange(1, T + 1)[:, None]


@pytest.mark.parametrize(
    ("weights", "expected"),  # previous-token, first-token, induction
    [(PREVIOUS, (1, 0, 0)), (FIRST, (0, 1, 0)), (INDUCTION, (0, 0, 1)), (ITSELF, (0, 0, 0))],
    ids=["previous", "first", "induction", "itself"],
)
def test_a_perfect_pattern_has_one_score(weights, expected):
    scores = (
        previous_token_score(weights, START),
        first_token_score(weights, START),
        induction_score(weights, PERIOD, START),
    )
    assert tuple(map(float, scores)) == expected


def test_even_attention_scores_chance():
    expected = sum(1 / (t + 1) for t in range(START, T)) / PERIOD
    assert chance(T, START) == pytest.approx(expected)
    for score in (
        previous_token_score(EVEN, START),
        first_token_score(EVEN, START),
        induction_score(EVEN, PERIOD, START),
    ):
        assert float(score) == pytest.approx(expected)


def test_the_token_before_is_counted_from_the_second_position_on():
    assert float(previous_token_score(PREVIOUS)) == 1
    assert float(previous_token_score(EVEN)) == pytest.approx(chance(T, 1))


def test_what_happens_before_start_does_not_count():
    weights = PREVIOUS.clone()
    weights[:START] = FIRST[:START]
    assert float(previous_token_score(weights, START)) == 1
    assert float(first_token_score(weights, START)) == 0


def test_many_heads_at_once():
    weights = torch.stack([PREVIOUS, FIRST, 0.25 * INDUCTION + 0.75 * PREVIOUS])
    assert_close(previous_token_score(weights, START), torch.tensor([1, 0, 0.75]))
    assert_close(induction_score(weights, PERIOD, START), torch.tensor([0, 0, 0.25]))


def test_positions_that_look_nowhere_are_refused():
    with pytest.raises(ValueError, match=r"distance=3 and start=2 do not satisfy"):
        attention_back(EVEN, 3, 2)
    with pytest.raises(ValueError, match=r"start < T=11"):
        previous_token_score(EVEN, T)
    with pytest.raises(ValueError, match="period=1 is below 2"):
        induction_score(EVEN, 1, START)


def test_random_tokens_come_twice():
    ids = repeated_tokens(50, 100, 7, first=13)
    assert ids.shape == (100, 15)
    assert (ids[:, 0] == 13).all()
    assert torch.equal(ids[:, 1:8], ids[:, 8:])
    assert all(len(set(row)) == 8 for row in ids[:, :8].tolist())  # each once, never the first
    assert int(ids.min()) == 0
    assert int(ids.max()) == 49
    assert torch.equal(ids, repeated_tokens(50, 100, 7, first=13))
    assert not torch.equal(ids, repeated_tokens(50, 100, 7, first=13, seed=1))


@pytest.mark.parametrize("stretch", [1, 50])
def test_impossible_stretches_are_refused(stretch):
    with pytest.raises(ValueError, match=f"stretch={stretch} is outside 2 … 49"):
        repeated_tokens(50, 1, stretch, first=0)


def made_to_attend(distance: int) -> GPTConfig:
    """A model of one head that, by positions alone, looks as far back as that."""
    config = GPTConfig(
        vocab_size=30, context_length=T, d_model=2 * T, n_heads=1, n_layers=1, bias=False
    )
    model = random_model(config)
    with torch.no_grad():
        model.token_embedding.weight.zero_()
        model.position_embedding.weight.copy_(10 * torch.eye(T, 2 * T))
        model.blocks[0].norm_1.weight.fill_(1)
        qkv = model.blocks[0].attention.qkv
        qkv.bias.zero_()
        qkv.weight.zero_()
        for t in range(T):
            qkv.weight[t, max(0, t - distance)] = 10  # the query of t
            qkv.weight[t, 2 * T + t] = 10  # the key of t
    return model


@pytest.mark.parametrize(("distance", "name"), [(1, "previous_token"), (4, "induction")])
def test_a_model_made_for_it_scores_one(distance, name):
    scores = head_scores(made_to_attend(distance), n=3, stretch=PERIOD)
    found = {n: float(getattr(scores, n)) for n in ("previous_token", "first_token", "induction")}
    assert found.pop(name) == pytest.approx(1, abs=1e-3)
    assert all(other == pytest.approx(0, abs=1e-3) for other in found.values())
    assert scores.chance == pytest.approx(chance(T, START))


def test_every_head_of_every_layer_is_scored():
    model = random_model(random_config(3).replace(context_length=20))
    scores = head_scores(model, n=40, stretch=4)  # more than one batch
    L, H = model.config.n_layers, model.config.n_heads
    ids = repeated_tokens(model.config.vocab_size, 40, 4, first=model.config.vocab_size - 1)
    with torch.no_grad():
        seen = model.activations(ids, "blocks.*.attention.weights")
    for layer in range(L):
        for head in range(H):
            weights = seen[f"blocks.{layer}.attention.weights"][:, head]
            by_hand = [float(w[t, t - 3]) for w in weights for t in range(5, 9)]
            assert float(scores.induction[layer, head]) == pytest.approx(
                math.fsum(by_hand) / len(by_hand), abs=1e-5
            )


def test_best_head():
    assert best_head([[0.1, 0.2], [0.7, 0.3]]) == (0.7, 1, 0)
