"""The quick step of one token against the model that it stands for."""

import copy

import pytest
import torch

from gpt_lab.config import GPTConfig
from gpt_lab.generation import decoding, generate, layout
from gpt_lab.generation.decoding import decoder
from gpt_lab.model import GPT, KVCache
from tests.gpt_lab.model.test_architectures import LLAMA, many_configs
from tests.support.witness import TINY, close, random_ids, random_model

PREFIX = 2  # tokens that are read before single ones


@pytest.fixture(params=[1, 2], ids="{} threads".format)
def threads(request, monkeypatch):
    monkeypatch.setattr(layout, "WORTH_SLICING", 0)  # these models' matrices are tiny
    before = torch.get_num_threads()
    torch.set_num_threads(request.param)
    yield request.param
    torch.set_num_threads(before)


@pytest.fixture
def steps(monkeypatch):
    """The positions of the tokens that took the quick step."""
    taken, step = [], decoding._step

    def counted(model, ids, keys, values, start):
        taken.append(start)
        return step(model, ids, keys, values, start)

    monkeypatch.setattr(decoding, "_step", counted)
    return taken


def token_by_token(model: GPT, ids: torch.Tensor) -> torch.Tensor:
    """Logits [T − 1, V] after all but the first token, most of them from single steps."""
    next_logits, cache = decoder(model), KVCache(model.config, dtype=model.unembedding.dtype)
    parts = [ids[:, :PREFIX], *ids[:, PREFIX:].split(1, dim=1)]
    return torch.cat([next_logits(part, cache) for part in parts])


@pytest.mark.parametrize("prepared", [False, True], ids=["as it is", "laid out"])
@torch.inference_mode()
def test_one_step_equals_the_model_for_every_switch(prepared, threads, steps):
    first = 2 * prepared + threads  # each case has other ones of the 192 combinations
    # Two threads wait for each other at every product, long on a machine that has more to do.
    for config in many_configs()[first :: 5 if threads == 1 else 20]:
        config = config.replace(context_length=5)
        # in float64: a norm of what a tiny sub-layer gives magnifies float32's rounding
        model, ids = random_model(config).double(), random_ids(config, B=1)
        expected = model(ids)[0, 1:]
        if prepared:
            model.prepare_decoding()
        close(token_by_token(model, ids), expected)
        assert steps == [2, 3, 4], config
        steps.clear()


@pytest.mark.usefixtures("threads")
@pytest.mark.parametrize("config", [TINY, LLAMA], ids=["GPT-2", "Llama"])
@pytest.mark.parametrize(
    ("dtype", "tolerance"), [(torch.float64, 1e-10), (torch.float32, 1e-5), (torch.bfloat16, 0.05)]
)
@torch.inference_mode()
def test_one_step_equals_the_model_in_every_precision(config, dtype, tolerance, steps):
    model, ids = random_model(config).to(dtype).prepare_decoding(), random_ids(config, B=1)
    expected = model(ids)[0, 1:]
    logits = token_by_token(model, ids)
    assert logits.dtype == dtype
    scale = expected.abs().max().item()
    torch.testing.assert_close(logits, expected, rtol=tolerance, atol=tolerance * scale)
    assert len(steps) == ids.shape[1] - PREFIX


@pytest.mark.parametrize("config", [TINY, LLAMA], ids=["GPT-2", "Llama"])
@torch.inference_mode()
def test_steps_and_chunks_share_a_cache(config):
    """A single token between chunks: what it wrote is what they read, and the reverse."""
    model, ids = random_model(config), random_ids(config, B=1, T=11)
    next_logits, cache = decoder(model), KVCache(config, capacity=11)
    parts = [next_logits(part, cache) for part in ids.split([1, 3, 1, 1, 4, 1], dim=1)]
    assert cache.length == 11
    close(torch.cat(parts), model(ids)[0, [0, 3, 4, 5, 9, 10]])


@pytest.mark.parametrize("config", [TINY, LLAMA], ids=["GPT-2", "Llama"])
def test_greedy_tokens_are_those_of_the_model(config, steps):
    """Past the end of the context too, where half of the text is read anew."""
    model, ids = random_model(config).prepare_decoding(), random_ids(config, B=1, T=4)
    n, n_ctx = 3 * config.context_length, config.context_length
    text, start = ids, 0
    while text.shape[1] < 4 + n:
        if text.shape[1] - start > n_ctx:
            start = text.shape[1] - n_ctx // 2
        logits = model(text[:, start:])[:, -1]
        text = torch.cat([text, logits.argmax(-1, keepdim=True)], dim=1)
    new = torch.stack([*generate(model, ids, n, temperature=0, when_full="slide")], dim=1)
    assert new.tolist() == text[:, 4:].tolist()
    assert len(steps) > 2 * n_ctx


def test_a_batch_is_left_to_the_model(steps):
    model, ids = random_model(TINY), random_ids(TINY, B=2)
    cache, next_logits = KVCache(TINY, batch_size=2), decoder(model)
    with torch.inference_mode():
        parts = [next_logits(part, cache) for part in ids.split(1, dim=1)]
        close(torch.stack(parts, dim=1), model(ids))
    assert steps == []


class Doubled(torch.nn.Module):
    """Somebody's own part in a model's place."""

    def __init__(self, part: torch.nn.Module) -> None:
        super().__init__()
        self.part = part

    def forward(self, *args: object) -> torch.Tensor:
        return 2 * self.part(*args)


def hook(model: GPT) -> None:
    model.blocks[0].feed_forward.up.register_forward_hook(lambda _, __, y: 2 * y)


def pre_hook(model: GPT) -> None:
    model.blocks[1].register_forward_pre_hook(lambda _, args: (2 * args[0], *args[1:]))


def own_forward(model: GPT) -> None:
    part = model.blocks[0].feed_forward
    part.forward = lambda x, tap: 2 * part.down(part.up(x))


def own_part(model: GPT) -> None:
    model.blocks[1].attention.output = Doubled(model.blocks[1].attention.output)


@pytest.mark.parametrize("change", [hook, pre_hook, own_forward, own_part])
def test_a_model_that_somebody_changed_computes_as_changed(change, steps):
    model, ids = random_model(TINY).prepare_decoding(), random_ids(TINY, B=1)
    changed = copy.deepcopy(model)
    change(changed)
    with torch.inference_mode():
        expected = changed(ids)[0, 1:]
        assert not torch.allclose(expected, model(ids)[0, 1:], atol=1e-2)
        close(token_by_token(changed, ids), expected)
    assert steps == []


@torch.inference_mode()
def test_weights_may_change_from_step_to_step():
    model, ids = random_model(LLAMA).prepare_decoding(), random_ids(LLAMA, B=1, T=3)
    next_logits, cache = decoder(model), KVCache(LLAMA)
    next_logits(ids[:, :2], cache)
    model.norm.weight.mul_(2)
    close(next_logits(ids[:, 2:], cache), model(ids)[:, -1])


@torch.inference_mode()
def test_a_cache_of_another_model_is_refused():
    for other in (LLAMA.replace(n_kv_heads=3), LLAMA.replace(d_head=2)):
        with pytest.raises(ValueError, match=r"the cache takes \[B, H_kv, d_head\]"):
            decoder(random_model(LLAMA))(random_ids(LLAMA, B=1, T=1), KVCache(other))
    cache = KVCache(LLAMA, dtype=torch.bfloat16)
    with pytest.raises(ValueError, match=r"torch\.bfloat16 on cpu; these keys are"):
        decoder(random_model(LLAMA))(random_ids(LLAMA, B=1, T=1), cache)


@torch.inference_mode()
def test_dropout_is_the_models(steps):
    model, ids = random_model(TINY.replace(dropout=0.5)).train(), random_ids(TINY, B=1, T=1)
    logits = [decoder(model)(ids, KVCache(TINY)) for _ in range(2)]
    assert not torch.allclose(*logits)
    assert steps == []


@pytest.mark.parametrize(
    ("token", "error", "message"),
    [
        ([[31]], IndexError, "token ID 31 is outside the vocabulary, 0 … 30"),
        ([[0]], ValueError, "the cache holds 2 of 2 tokens; 1 more do not fit"),
    ],
)
@torch.inference_mode()
def test_what_the_model_refuses_is_refused(token, error, message):
    config: GPTConfig = LLAMA
    next_logits, cache = decoder(random_model(config)), KVCache(config, capacity=2)
    next_logits(random_ids(config, B=1, T=2), cache)
    with pytest.raises(error, match=message):
        next_logits(torch.tensor(token), cache)
    assert cache.length == 2
