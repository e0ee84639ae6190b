"""Generation against plain loops over the whole text."""

import pytest
import torch

from gpt_lab.config import GPTConfig
from gpt_lab.generation import Sampler, decoding, generate
from gpt_lab.model import gpt
from gpt_lab.model.cache import KVCache
from tests.support.witness import random_ids, random_model

V = 40
TINY = GPTConfig(vocab_size=V, context_length=10, d_model=12, n_heads=2, n_layers=2)
MODEL = random_model(TINY)


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
    for module in (gpt, decoding):  # every pass through the model begins with its check

        def counted(model, ids, *others, check=module.check_input):
            calls.append(ids.shape[1])
            return check(model, ids, *others)

        monkeypatch.setattr(module, "check_input", counted)
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
    with pytest.raises(ValueError, match="when_full='wrap' is not one of refuse, slide"):
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
        ({"ids": torch.ones(1, 2)}, r"ids are torch\.float32, not torch.int64"),
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
