"""The model against transformers' GPT-2, and what must hold for any weights."""

import itertools
import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch.nn import functional as F
from torch.testing import assert_close
from torch.utils.flop_counter import FlopCounterMode

from gpt_lab.anatomy import count_parameters, flops_per_token
from gpt_lab.config import PRESETS, GPTConfig
from gpt_lab.generation import generate
from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT
from gpt_lab.model.masks import prefix_mask, sliding_window_mask
from gpt_lab.model.norms import LayerNorm
from tests.support.witness import (
    TINY,
    close,
    in_transformers,
    random_config,
    random_ids,
    random_model,
)

CONFIGS = [random_config(seed) for seed in range(36)]
MODEL = random_model(TINY)
several = settings(deadline=None, max_examples=25)


@pytest.mark.parametrize("config", CONFIGS, ids=range(len(CONFIGS)))
@torch.no_grad()
def test_logits_are_those_of_transformers(config):
    model, ids = random_model(config), random_ids(config)
    theirs = in_transformers(model)
    expected = theirs(ids).logits
    close(model(ids), expected)
    close(model.activations(ids, ["blocks.*.attention.weights", "logits"])["logits"], expected)

    cache, past = KVCache(config, batch_size=2), None
    for t in range(config.context_length):  # token by token
        step = theirs(ids[:, t : t + 1], past_key_values=past, use_cache=True)
        past = step.past_key_values
        logits = model(ids[:, t : t + 1], cache)
        close(logits, step.logits)
        close(logits[:, 0], expected[:, t])
    close(model.prepare_decoding().next_logits(ids), expected[:, -1])


@pytest.mark.parametrize("config", CONFIGS, ids=itertools.count())
def test_gradients_are_those_of_transformers(config):
    config = config.replace(n_kv_heads=config.n_heads)  # there each query head has its own
    model, ids = random_model(config), random_ids(config)
    theirs = in_transformers(model)
    F.cross_entropy(model(ids)[:, :-1].flatten(0, 1), ids[:, 1:].flatten()).backward()
    theirs(ids, labels=ids).loss.backward()
    ours = random_model(config)
    for mine, parameter in zip(ours.parameters(), model.parameters(), strict=True):
        mine.data = parameter.grad
    expected = in_transformers(ours)  # our gradients, in their places
    for (name, a), b in zip(expected.named_parameters(), theirs.parameters(), strict=True):
        ours_has_it = config.qkv_bias if name.endswith("c_attn.bias") else config.bias
        if name.endswith("bias") and not ours_has_it:
            continue
        assert_close(a.detach(), b.grad, rtol=1e-5, atol=1e-5, msg=lambda m, n=name: f"{n}: {m}")


@pytest.mark.parametrize("config", CONFIGS[::3], ids=itertools.count())
def test_gradients_do_not_depend_on_the_path(config):
    """Fused or written out, with keys and values shared by several heads too."""
    gradients = []
    for names in ("logits", ["blocks.*.attention.weights", "logits"]):
        model = random_model(config)
        logits = model.activations(random_ids(config), names)["logits"]
        logits.logsumexp(-1).sum().backward()
        gradients.append([p.grad for p in model.parameters()])
    for fused, explicit in zip(*gradients, strict=True):
        assert_close(fused, explicit, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("config", CONFIGS[::4], ids=itertools.count())
def test_greedy_generation_is_that_of_transformers(config):
    model, ids = random_model(config), random_ids(config, T=3)
    theirs = in_transformers(model).generate(
        ids, attention_mask=torch.ones_like(ids), max_new_tokens=5, do_sample=False, pad_token_id=0
    )
    assert (
        torch.stack([*generate(model, ids, 5, temperature=0)], 1).tolist() == theirs[:, 3:].tolist()
    )


@torch.no_grad()
def test_the_full_size_is_that_of_transformers():
    torch.manual_seed(0)
    model = GPT(GPTConfig()).eval()
    ids = random_ids(model.config, B=1, T=12)
    theirs = in_transformers(model)
    expected = theirs(ids).logits
    close(model(ids), expected)
    cache = KVCache(model.config)
    model.prepare_decoding()
    close(model.next_logits(ids[:, :-1], cache), expected[:, -2])
    close(model.next_logits(ids[:, -1:], cache), expected[:, -1])


@pytest.mark.parametrize("config", [*CONFIGS, *PRESETS.values()], ids=itertools.count())
def test_the_parameters_are_as_many_as_counted(config):
    with torch.device("meta"):
        model = GPT(config.replace(n_layers=min(config.n_layers, 3)))
    counted = count_parameters(model.config).total
    assert sum(p.numel() for p in model.parameters()) == counted


def test_the_flops_are_as_many_as_counted():
    for config, T in itertools.product(CONFIGS[:8], (1, 5)):
        model, ids = random_model(config), random_ids(config, B=3, T=T)
        with FlopCounterMode(display=False) as counter, torch.no_grad():
            model.activations(ids, "blocks.*.attention.weights")  # the explicit computation
        assert counter.get_total_flops() == 3 * T * flops_per_token(config, keys=T)


def test_a_name_is_no_configuration():
    with pytest.raises(
        TypeError, match=r"^config='gpt2-small' is not a GPTConfig; GPTConfig\.preset"
    ):
        GPT("gpt2-small")


def test_initialization_is_that_of_the_release():
    torch.manual_seed(0)
    config = GPTConfig(vocab_size=500, context_length=300, d_model=96, n_heads=3, n_layers=8)
    model = GPT(config)
    expected = {"token_embedding": 0.02, "position_embedding": 0.01}
    for name, parameter in model.named_parameters():
        if name.endswith("bias"):
            assert not parameter.any(), name
        elif "norm" in name:
            assert (parameter == 1).all(), name
        else:
            small = 0.02 / math.sqrt(16) if "attention.output" in name or "down" in name else 0.02
            std = expected.get(name.split(".")[0], small)
            assert parameter.std().item() == pytest.approx(std, rel=0.05), name
            assert abs(parameter.mean().item()) < std / 10, name
    assert model.unembedding is model.token_embedding.weight
    assert GPT(config.replace(tie_embeddings=False)).output_embedding.std().item() == pytest.approx(
        0.02, 0.05
    )


def test_layer_norm_is_its_formula():
    torch.manual_seed(0)
    x, norm = torch.randn(2, 3, 7) * 0.01, LayerNorm(7)  # small, so that ε counts
    norm.weight.data.normal_()
    norm.bias.data.normal_()
    centred = x - x.mean(-1, keepdim=True)
    variance = (centred**2).mean(-1, keepdim=True)
    close(norm(x), centred / (variance + 1e-5).sqrt() * norm.weight + norm.bias)


@given(st.lists(st.integers(1, 5), min_size=1, max_size=12).filter(lambda c: sum(c) <= 12))
@several
@torch.no_grad()
def test_any_split_into_chunks_gives_the_same_logits(chunks):
    ids = random_ids(TINY, T=sum(chunks))
    cache = KVCache(TINY, batch_size=2)
    parts = [MODEL(part, cache) for part in ids.split(chunks, dim=1)]
    close(torch.cat(parts, dim=1), MODEL(ids))
    assert cache.length == ids.shape[1]


@given(st.integers(2, 12), st.data())
@several
@torch.no_grad()
def test_a_later_token_never_changes_an_earlier_logit(T, data):
    where = data.draw(st.integers(1, T - 1))
    ids = random_ids(TINY, B=1, T=T, seed=T)
    changed = ids.clone()
    changed[0, where] = (ids[0, where] + data.draw(st.integers(1, 28))) % 29
    before, after = MODEL(ids)[0], MODEL(changed)[0]
    assert torch.equal(before[:where], after[:where])
    assert not torch.equal(before[where], after[where])


@given(st.integers(1, 5), st.integers(1, 12), st.integers(0, 1000))
@several
@torch.no_grad()
def test_sequences_in_a_batch_do_not_touch_each_other(B, T, seed):
    ids = random_ids(TINY, B, T, seed)
    close(MODEL(ids), torch.cat([MODEL(row[None]) for row in ids]))


@torch.no_grad()
def test_masks_reach_every_layer():
    ids = random_ids(TINY)
    changed = ids.clone()
    changed[:, 3] = (ids[:, 3] + 1) % 29
    prefix = prefix_mask(12, prefix=4)
    difference = (MODEL(ids, mask=prefix) - MODEL(changed, mask=prefix)).abs().amax(-1)
    assert (difference > 0).all()  # the prefix sees its own future
    window = sliding_window_mask(12, window=2)
    difference = (MODEL(ids, mask=window) - MODEL(changed, mask=window)).abs().amax(-1)
    assert (difference[:, 3:6] > 0).all()  # one step back a layer: two layers, two steps
    assert (difference[:, 6:] == 0).all()
    close(MODEL(ids, mask=prefix_mask(12, prefix=0)), MODEL(ids))
    cache, parts = KVCache(TINY, batch_size=2), []
    for start, end in itertools.pairwise((0, 5, 6, 12)):
        mask = sliding_window_mask(end - start, end, window=2)
        parts.append(MODEL(ids[:, start:end], cache, mask))
    close(torch.cat(parts, dim=1), MODEL(ids, mask=window))


@torch.no_grad()
def test_no_call_remembers_another():
    ids, others = random_ids(TINY, B=1), random_ids(TINY, B=1, seed=1)
    expected = MODEL(ids)
    mine, other = KVCache(TINY), KVCache(TINY)
    parts = []
    for t in range(0, 12, 3):  # two generations, interleaved
        parts.append(MODEL(ids[:, t : t + 3], mine))
        MODEL(others[:, t : t + 3], other)
    close(torch.cat(parts, 1), expected)
    assert torch.equal(MODEL(ids), expected)
    mine.clear()
    close(MODEL(ids, mine), expected)


@torch.no_grad()
def test_a_full_cache_refuses_and_stays_as_it_was():
    ids = random_ids(TINY, B=1)
    cache = KVCache(TINY, capacity=6)
    MODEL(ids[:, :4], cache)
    with pytest.raises(ValueError, match="holds 4 of 6 tokens; 3 more do not fit"):
        MODEL(ids[:, 4:7], cache)
    assert cache.length == 4
    close(MODEL(ids[:, 4:6], cache), MODEL(ids[:, :6])[:, 4:])
    with pytest.raises(ValueError, match="the cache is for 1 sequences, these are 2"):
        MODEL(random_ids(TINY, T=1), KVCache(TINY))
    with pytest.raises(ValueError, match="the cache is for 3 blocks, the model has 2"):
        MODEL(ids[:, :1], KVCache(TINY.replace(n_layers=3)))


@pytest.mark.parametrize(
    ("ids", "error", "message"),
    [
        (torch.zeros(1, 13, dtype=torch.long), ValueError, "13 tokens are longer than context_len"),
        (torch.tensor([[0, 29]]), IndexError, r"token ID 29 is outside the vocabulary, 0 … 28"),
        (torch.tensor([[-1, 2]]), IndexError, "token ID -1 is outside"),
        (torch.tensor([1, 2]), ValueError, r"ids have shape \[2\], not \[B, T\]"),
        (torch.zeros(1, 0, dtype=torch.long), ValueError, r"ids have shape \[1, 0\]"),
        (torch.zeros(1, 2), TypeError, r"ids are torch.float32, not torch.int64"),
        ([[1, 2]], TypeError, r"ids are of type list, not a tensor \[B, T\]"),
        (
            torch.zeros(1, 2, dtype=torch.long, device="meta"),
            ValueError,
            "ids are on meta, the model",
        ),
    ],
)
def test_ids_that_do_not_fit_are_refused(ids, error, message):
    with pytest.raises(error, match=message):
        MODEL(ids)


def test_masks_that_do_not_fit_are_refused():
    ids = random_ids(TINY, T=3)
    with pytest.raises(ValueError, match=r"mask has shape \[2, 2\], not \[3, 3\]"):
        MODEL(ids, mask=torch.ones(2, 2, dtype=torch.bool))
    with pytest.raises(TypeError, match=r"mask is torch.float32, not torch.bool"):
        MODEL(ids, mask=torch.zeros(3, 3))
    with pytest.raises(ValueError, match="mask is on meta, the model is on cpu"):
        MODEL(ids, mask=torch.ones(3, 3, dtype=torch.bool, device="meta"))
    blind = torch.ones(3, 3, dtype=torch.bool).tril()
    blind[1] = False
    with pytest.raises(ValueError, match="mask lets query 1 look nowhere"):
        MODEL(ids, mask=blind)


def test_dropout_only_in_training():
    model, ids = random_model(TINY.replace(dropout=0.3)), random_ids(TINY)
    assert torch.equal(model(ids), model(ids))
    model.train()
    torch.manual_seed(0)
    first = model(ids)
    assert not torch.equal(first, model(ids))
    torch.manual_seed(0)
    assert torch.equal(first, model(ids))


def test_dropout_is_where_gpt_2_has_it():
    """After the embeddings, and on what each half of a block adds to the stream."""
    torch.manual_seed(0)
    model = random_model(TINY.replace(dropout=0.5, n_kv_heads=4)).train()
    seen = model.activations(random_ids(TINY), "*")
    added = {
        "embedding": (seen["embedding"], seen["embedding.token"] + seen["embedding.position"]),
        "attention": (
            seen["blocks.0.middle"] - seen["embedding"],
            seen["blocks.0.attention.output"],
        ),
        "mlp": (
            seen["blocks.0.output"] - seen["blocks.0.middle"],
            seen["blocks.0.feed_forward.output"],
        ),
    }
    for name, (after, before) in added.items():
        dropped = after.abs() < 1e-6
        assert 0.3 < dropped.float().mean() < 0.7, name
        close(after[~dropped], 2 * before[~dropped])
