"""The first token as an attention sink: who looks there, and what a block has to do with it.

Sources: Sun et al. 2024 (massive activations), Xiao et al. 2024 (attention sinks). A block is
switched off beside its mean, so that what it adds to every text alike is told from what it says of
this one.
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
    """Edits that let a block write its mean over the texts and some places at all these places.

    Args:
        model: the model, in evaluation mode.
        ids: the texts, [B, T].
        block: which one.
        places: ``slice(1)`` for the first token.
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
    """The mean surprise of a token, in nats, with block 0 at its mean, block 1, …: L numbers.

    The first token has a mean of its own, over the texts; all others share one.

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
    """How much attention the first token gets, and how long its value is beside the others'.

    Args:
        model: the model, in evaluation mode.
        ids: the texts, [B, T], of more than 16 tokens.
        edits: what is changed meanwhile.
        blocks: those whose heads are averaged.

    Returns:
        The mean weight that tokens from place 16 on give the first, which would be about 1/33 in
        48 tokens if they looked everywhere alike, and the length of its values as a share of the
        length of the others'.
    """
    indices = range(len(model.blocks))[blocks]
    names = [f"blocks.{i}.attention.{part}" for i in indices for part in ("weights", "v")]
    seen = model.activations(ids, names, edits=edits)
    weights = torch.stack([x[:, :, 16:, 0].mean() for name, x in seen.items() if "weights" in name])
    lengths = [x.norm(dim=-1) for name, x in seen.items() if "weights" not in name]  # [B, H_kv, T]
    shares = torch.stack([x[..., 0].mean() / x[..., 1:].mean() for x in lengths])
    return float(weights.mean()), float(shares.mean())
