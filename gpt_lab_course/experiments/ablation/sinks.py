"""The first token as an attention sink: how much attention it gets, and which block causes it.

Sources: Sun et al. 2024 (massive activations), Xiao et al. 2024 (attention sinks). A block is
compared with its mean, which separates what it adds to every text from what it adds to this one.
"""

from __future__ import annotations

import itertools

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.model.activations import Edit
from gpt_lab.model.gpt import GPT
from gpt_lab_course.experiments.patching.exchanged import Edits
from gpt_lab_course.experiments.training.descent import token_loss

_PARTS = ("attention", "feed_forward")


@torch.no_grad()
def mean_of(model: GPT, ids: Tensor, block: int, places: slice) -> Edits:
    """Edits that replace a block's output at some positions by its mean over them and the texts.

    Args:
        model: the model, in evaluation mode.
        ids: the texts, [B, T].
        block: the block.
        places: the positions, ``slice(1)`` for the first token.
    """
    names = [f"blocks.{block}.{part}.output" for part in _PARTS]
    means = {name: x[:, places].mean((0, 1)) for name, x in model.activations(ids, names).items()}

    def put(mean: Tensor) -> Edit:  # [d_model]
        def edit(x: Tensor) -> Tensor:  # [B, T, d_model]
            x[:, places] = mean
            return x

        return edit

    return {name: put(mean) for name, mean in means.items()}


@torch.no_grad()
def surprise_with_each_mean(model: GPT, ids: Tensor) -> list[float]:
    """The mean loss in nats a token with each of the L blocks replaced by its mean.

    The first token has its own mean over the texts; all others share one.

    Args:
        model: the model, in evaluation mode.
        ids: the texts, [B, T].
    """
    streams = [model.activations(ids, "embedding")["embedding"]]  # [B, T, d_model] each
    for block in model.blocks:
        streams.append(block(streams[-1]))
    losses = []
    for i, (before, after) in enumerate(itertools.pairwise(streams)):
        added = after - before
        x = before.clone()
        x[:, :1] += added[:, :1].mean((0, 1))
        x[:, 1:] += added[:, 1:].mean((0, 1))
        for block in model.blocks[i + 1 :]:
            x = block(x)
        logits = F.linear(model.norm(x), model.unembedding)  # [B, T, V]
        losses.append(float(token_loss(logits[:, :-1], ids[:, 1:])))
    return losses


@torch.no_grad()
def first_token(
    model: GPT, ids: Tensor, edits: Edits | None = None, blocks: slice = slice(12, None)
) -> tuple[float, float]:
    """The attention to the first token, and the norm of its value relative to the others'.

    Args:
        model: the model, in evaluation mode.
        ids: the texts, [B, T], of more than 16 tokens.
        edits: edits of activations.
        blocks: the blocks whose heads are averaged.

    Returns:
        The mean weight that tokens from position 16 on give the first one, about 1/33 in 48 tokens
        for uniform attention, and the ratio of its values' norm to that of the others.
    """
    indices = range(len(model.blocks))[blocks]
    names = [f"blocks.{i}.attention.{part}" for i in indices for part in ("weights", "v")]
    seen = model.activations(ids, names, edits=edits)
    weights = torch.stack([x[:, :, 16:, 0].mean() for name, x in seen.items() if "weights" in name])
    lengths = [x.norm(dim=-1) for name, x in seen.items() if "weights" not in name]  # [B, H_kv, T]
    shares = torch.stack([x[..., 0].mean() / x[..., 1:].mean() for x in lengths])
    return float(weights.mean()), float(shares.mean())
