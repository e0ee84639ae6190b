"""Fast decoding of one token of one text. No lesson needs this file; it speeds up ``generate``.

It computes what ``GPT.next_logits`` does, in fewer and faster steps, and changes no value beyond
rounding. Generating a single token reads every weight once, so its time should be little more than
the time to read the weights. ``book/performance.md`` has the measurements.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F
from torch.nn.modules import module as module_internals

from gpt_lab.generation import layout
from gpt_lab.model.attention import MultiHeadAttention
from gpt_lab.model.block import Block, OutputNormBlock
from gpt_lab.model.cache import KVCache
from gpt_lab.model.checks import check_input
from gpt_lab.model.feed_forward import FeedForward, gelu
from gpt_lab.model.gpt import GPT
from gpt_lab.model.linear import Linear
from gpt_lab.model.norms import LayerNorm, RMSNorm, normalize_heads
from gpt_lab.model.positions import rotate_by, rotation

_KNOWN = {
    *(GPT, Block, OutputNormBlock, MultiHeadAttention, FeedForward, Linear, LayerNorm, RMSNorm),
    *(nn.Embedding, nn.Dropout, nn.ModuleList),
}


def decoder(model: GPT) -> Callable[[Tensor, KVCache], Tensor]:
    """A function equal to ``model.next_logits`` that is fast for one token of one text on a CPU.

    All other cases call ``model.next_logits``: prompts, batches, other devices, models in training
    mode, and models whose modules have hooks, other classes or their own ``forward``.

    Args:
        model: the model; after ``prepare_decoding``, its weights are laid out in memory for this.
    """
    on_cpu = model.unembedding.device.type == "cpu"
    if model.training or not on_cpu or not _is_as_written(model):
        return model.next_logits
    if model.decoding is not None:
        layout.lay_out(model, compiled=model.decoding == "compiled")
    compiled = model.decoding == "compiled"

    def next_logits(ids: Tensor, cache: KVCache) -> Tensor:
        if ids.shape != (1, 1) or not _fits(cache, model):
            return model.next_logits(ids, cache)  # refuses a cache of another model
        start = check_input(model, ids, cache)
        # for a full cache, the slices are the whole tensor: another graph to compile
        step = _compiled_step() if compiled and start + 1 < cache.capacity else _step
        with torch.inference_mode():
            logits = step(model, ids, cache.keys, cache.values, start)
        cache.length = start + 1
        return logits

    return next_logits


def _fits(cache: KVCache, model: GPT) -> bool:
    """Whether the cache has the model's heads, precision and device."""
    keys, weight, config = cache.keys[0], model.unembedding, model.config
    heads = (keys.shape[1], keys.shape[3]) == (config.n_kv_heads, config.d_head)
    return heads and (keys.dtype, keys.device) == (weight.dtype, weight.device)


def _is_as_written(model: GPT) -> bool:
    """Whether ``_step`` computes the same as the model's modules: none has been replaced."""
    hooks = module_internals._has_any_global_hook()  # type: ignore[no-untyped-call]
    return not hooks and all(
        type(module) in _KNOWN
        and not (module._forward_hooks or module._forward_pre_hooks or "forward" in vars(module))
        for module in model.modules()
    )


@functools.cache
def _compiled_step() -> Callable[..., Tensor]:
    """The step, compiled once for all lengths of the cache."""
    return torch.compile(_step, dynamic=True)


def _step(model: GPT, ids: Tensor, keys: list[Tensor], values: list[Tensor], start: int) -> Tensor:
    """Compute ``model.next_logits`` of one token [1, 1] at position ``start``, and fill the cache.

    Each block's keys and values are [1, H_kv, capacity, d_head].
    """
    x = F.embedding(ids[0], model.token_embedding.weight)  # [1, d_model]
    if (position := model.positions(start, 1)) is not None:
        x = x + position
    config, weight = model.config, model.unembedding
    rotary = None
    if config.positions == "rotary":
        theta, scaling = config.rope_theta, config.rope_scaling
        rotary = rotation(start, 1, config.d_head, theta, weight.device, weight.dtype, scaling)
    block: Any  # a Block
    for block, k, v in zip(model.blocks, keys, values, strict=True):
        if config.norm_place == "input":
            x = x + _attention(block.attention, _norm(block.norm_1, x), k, v, start, rotary)
            x = x + _feed_forward(block.feed_forward, _norm(block.norm_2, x))
        else:
            x = x + _norm(block.norm_1, _attention(block.attention, x, k, v, start, rotary))
            x = x + _norm(block.norm_2, _feed_forward(block.feed_forward, x))
    norm: Any = model.norm
    return _product(_norm(norm, x), weight.T, None)  # [1, V]


def _attention(
    module: MultiHeadAttention,
    x: Tensor,
    keys: Tensor,
    values: Tensor,
    start: int,
    rotary: tuple[Tensor, Tensor] | None,
) -> Tensor:
    """Attention of the newest token to all others or its window: [1, d_model] → [1, d_model]."""
    H, H_kv, d_head = module.n_heads, module.n_kv_heads, keys.shape[-1]
    qkv = _linear(module.qkv, x).view(H + 2 * H_kv, d_head)
    q_and_k, v = qkv[: H + H_kv], qkv[H + H_kv :]
    if module.query_norm is not None and module.key_norm is not None:
        q = normalize_heads(module.query_norm, q_and_k[None, None, :H])
        k = normalize_heads(module.key_norm, q_and_k[None, None, H:])
        q_and_k = torch.cat((q, k), dim=2)[0, 0]
    if rotary is not None and module.rope_theta is not None:
        q_and_k = rotate_by(q_and_k, *rotary)
    end = start + 1
    first = 0 if module.window is None else max(0, end - module.window)
    keys[0, :, start:end], values[0, :, start:end] = q_and_k[H:, None], v[:, None]
    # query heads that share a key head become that head's queries: no keys are copied
    q = q_and_k[:H].view(1, H_kv, H // H_kv, d_head)
    k, v = (t[:, :, first:end] for t in (keys, values))  # [1, H_kv, ≤ S, d_head]
    heads = F.scaled_dot_product_attention(q, k, v)  # [1, H_kv, H / H_kv, d_head]
    return _linear(module.output, heads.reshape(1, H * d_head))


def _feed_forward(module: FeedForward, x: Tensor) -> Tensor:
    up = _linear(module.up, x)  # [1, d_ff]
    if module.kind == "swiglu":
        hidden = F.silu(_linear(module.gate, x)) * up
    else:
        hidden = F.relu(up) if module.kind == "relu" else gelu(up)
    return _linear(module.down, hidden)


def _norm(module: LayerNorm | RMSNorm, x: Tensor) -> Tensor:
    """The norm of one row. For a single row, ``F.rms_norm`` is slower than its formula."""
    quick = isinstance(module, RMSNorm) and x.dtype != torch.bfloat16
    if not quick or torch.compiler.is_compiling():
        normed: Tensor = module(x)
        return normed
    mean_square = torch.dot(x[0], x[0]).item() / x.numel()
    scale: float = (mean_square + module.eps) ** -0.5
    return x * module.weight * scale


def _linear(module: Linear, x: Tensor) -> Tensor:
    return _product(x, module.weight, module.bias)


def _product(x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """x·W + b of a single row x [1, d_in]."""
    if torch.compiler.is_compiling():
        return layout.streamed_product(x, weight, bias)
    return layout.split_product(x, weight, bias)
