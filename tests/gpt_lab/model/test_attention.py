"""Attention against loops written out, the fused kernel, and its own cache."""

import math

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch.testing import assert_close

from gpt_lab.config import GPTConfig
from gpt_lab.model.activations import Hooks
from gpt_lab.model.attention import MultiHeadAttention, attention, fused_attention
from gpt_lab.model.cache import KVCache
from gpt_lab.model.masks import causal_mask, full_mask, prefix_mask, sliding_window_mask

TINY = GPTConfig(
    vocab_size=11, context_length=8, d_model=12, n_heads=6, n_kv_heads=2, n_layers=2, dropout=0.0
)


def close(a, b):
    assert_close(a, b, rtol=1e-5, atol=1e-5)


def random_qkv(T=5, S=5, H=3, H_kv=3, d_head=4, seed=0):
    torch.manual_seed(seed)
    return (
        torch.randn(2, H, T, d_head),
        torch.randn(2, H_kv, S, d_head),
        torch.randn(2, H_kv, S, d_head),
    )


def test_attention_is_the_formula_written_out():
    q, k, v = (t[0, 0].tolist() for t in random_qkv())
    out, weights = attention(*(torch.tensor(t) for t in (q, k, v)), causal_mask(5))
    for i in range(5):
        scores = [sum(a * b for a, b in zip(q[i], k[j], strict=True)) / 2 for j in range(i + 1)]
        total = sum(math.exp(s) for s in scores)
        row = [math.exp(s) / total for s in scores]
        close(weights[i], torch.tensor(row + [0.0] * (4 - i)))
        close(out[i], torch.tensor([sum(w * v[j][c] for j, w in enumerate(row)) for c in range(4)]))


sizes = st.tuples(st.integers(1, 7), st.integers(0, 5)).map(lambda t: (t[0], t[0] + t[1]))


@given(sizes, st.integers(0, 9), st.integers(1, 9))
def test_masks_are_what_they_say(size, prefix, window):
    T, S = size
    masks = {
        "full": (full_mask(T, S), lambda i, j: True),
        "causal": (causal_mask(T, S), lambda i, j: j <= i),
        "prefix": (prefix_mask(T, S, prefix=prefix), lambda i, j: j <= i or j < prefix),
        "window": (sliding_window_mask(T, S, window=window), lambda i, j: i - window < j <= i),
    }
    for name, (mask, rule) in masks.items():
        positions = range(S - T, S)  # the queries are the last T
        assert mask.tolist() == [[rule(i, j) for j in range(S)] for i in positions], name


def test_special_masks():
    assert torch.equal(causal_mask(4), prefix_mask(4, prefix=0))
    assert torch.equal(full_mask(4), prefix_mask(4, prefix=4))
    assert torch.equal(causal_mask(4), sliding_window_mask(4, window=4))
    assert torch.equal(torch.eye(4, dtype=torch.bool), sliding_window_mask(4, window=1))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: causal_mask(3, 2), "T=3 queries are not between 1 and S=2 positions"),
        (lambda: full_mask(0), "T=0 queries"),
        (lambda: prefix_mask(3, prefix=-1), "prefix=-1 is negative"),
        (lambda: sliding_window_mask(3, window=0), "window=0 is below 1"),
    ],
)
def test_masks_that_cannot_be(make, message):
    with pytest.raises(ValueError, match=message):
        make()


@pytest.mark.parametrize("heads", [(3, 3), (6, 2), (4, 1)])
@pytest.mark.parametrize(("T", "S"), [(5, 5), (1, 5), (3, 5), (1, 1)])
def test_fused_is_explicit(heads, T, S):
    H, H_kv = heads
    q, k, v = random_qkv(T, S, H, H_kv)
    k_each, v_each = (t.repeat_interleave(H // H_kv, dim=1) for t in (k, v))
    close(fused_attention(q, k, v), attention(q, k_each, v_each, causal_mask(T, S))[0])
    for mask in (full_mask(T, S), prefix_mask(T, S, prefix=2), sliding_window_mask(T, S, window=2)):
        out, weights = attention(q, k_each, v_each, mask)
        close(fused_attention(q, k, v, mask), out)
        close(weights.sum(-1), torch.ones(2, H, T))
        assert (weights[:, :, ~mask] == 0).all()
    close(attention(q, k_each, v_each)[0], attention(q, k_each, v_each, full_mask(T, S))[0])


def test_dropout_drops_weights_and_scales_the_rest():
    q, k, v = random_qkv(S=400, T=1)
    torch.manual_seed(1)
    ones = torch.ones_like(v)
    out, _ = attention(torch.zeros_like(q), k, ones, dropout=0.5)
    assert not torch.allclose(out, torch.ones_like(out))
    assert abs(out.mean().item() - 1) < 0.1


@given(st.lists(st.integers(1, 4), min_size=1, max_size=6).filter(lambda c: sum(c) <= 8))
@settings(deadline=None, max_examples=30)
def test_any_split_into_chunks_gives_the_same(chunks):
    T = sum(chunks)
    torch.manual_seed(0)
    layer = MultiHeadAttention(TINY).eval()
    x = torch.randn(2, T, TINY.d_model)
    cache = KVCache(TINY, batch_size=2)
    with torch.no_grad():
        whole = layer(x)
        parts = []
        for part in x.split(chunks, dim=1):
            parts.append(layer(part, cache=cache.layer(0)))
            cache.length += part.shape[1]
    close(torch.cat(parts, dim=1), whole)


def test_a_cache_is_allocated_once_and_as_large_as_counted():
    from gpt_lab.anatomy import kv_cache_bytes

    cache = KVCache(TINY, batch_size=3, capacity=5)
    assert cache.nbytes == kv_cache_bytes(TINY, tokens=5, batch_size=3)
    assert (cache.batch_size, cache.capacity, cache.length) == (3, 5, 0)
    places = [t.data_ptr() for t in cache.keys + cache.values]
    k = torch.randn(3, 2, 2, 2)
    keys, values = cache.layer(1).append(k, k + 1)
    assert keys.data_ptr() == cache.keys[1].data_ptr()  # a view
    close(values, k + 1)
    assert places == [t.data_ptr() for t in cache.keys + cache.values]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"capacity": 9}, "capacity=9 is outside 1 … 8"),
        ({"capacity": 0}, "capacity=0 is outside"),
        ({"capacity": -1}, "capacity=-1 is below 0"),
        ({"batch_size": 0}, "batch_size=0 is below 1"),
    ],
)
def test_caches_that_cannot_be(arguments, message):
    with pytest.raises(ValueError, match=message):
        KVCache(TINY, **arguments)


@torch.no_grad()
@pytest.mark.parametrize(
    ("cache", "T", "message"),
    [
        ({"capacity": 2}, 3, "the cache holds 0 of 2 tokens; 3 more do not fit"),
        (
            {"batch_size": 2},
            1,
            r"the cache takes \[B, H_kv, d_head\] = \[2, 2, 2\].* are \[1, 2, 2\]",
        ),
        ({"dtype": torch.bfloat16}, 1, r"torch\.bfloat16 on cpu; these keys are .*float32 on cpu"),
        ({"config": TINY.replace(n_kv_heads=1)}, 1, r"= \[1, 1, 2\]"),
    ],
    ids=["too many", "another batch", "another precision", "other heads"],
)
def test_a_layer_refuses_what_its_cache_cannot_take(cache, T, message):
    layer = MultiHeadAttention(TINY)
    with pytest.raises(ValueError, match=message):
        layer(torch.randn(1, T, 12), cache=KVCache(**{"config": TINY, **cache}).layer(0))


@torch.no_grad()
def test_a_full_layer_drops_no_token_silently():
    cache = KVCache(TINY, capacity=2)
    cache.length = 2
    with pytest.raises(ValueError, match="the cache holds 2 of 2 tokens; 1 more do not fit"):
        MultiHeadAttention(TINY)(torch.randn(1, 1, 12), cache=cache.layer(0))


@pytest.mark.parametrize("watched", [False, True], ids=["fused", "explicit"])
def test_attention_drops_weights_in_training_alone(watched):
    """Whatever else is dropped, attention's own dropout must be at work on both of its paths."""
    torch.manual_seed(0)
    layer = MultiHeadAttention(TINY.replace(dropout=0.5))
    x, hooks = torch.randn(1, 8, 12), Hooks(["weights"] if watched else [])
    kept = layer.eval()(x, hooks=hooks)
    close(layer(x, hooks=hooks), kept)
    layer.train()
    assert not torch.allclose(layer(x, hooks=hooks), kept)
    mean = torch.stack([layer(x, hooks=hooks) for _ in range(2000)]).mean(0)
    assert_close(mean, kept, rtol=0, atol=0.02)  # what is left is scaled up


def test_a_cache_takes_no_gradients():
    layer = MultiHeadAttention(TINY)
    with pytest.raises(RuntimeError, match=r"within torch\.inference_mode"):
        layer(torch.randn(1, 2, 12), cache=KVCache(TINY).layer(0))
