"""Replace parts of a trained model while it runs, with controls of the same size.

What is fixed: the weights and the text. What varies is one part: the norms, the gates of the
feed-forward networks, the positions, the number of key/value heads, the blocks. Two kinds of
changes are here. Functions that return a model give one with another configuration that shares the
original's weights. Functions that return edits replace activations (``GPT.activations``), and
``as_noise`` turns them into a control.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab.checkpoints.assembly import skeleton
from gpt_lab.lab_model import held_out
from gpt_lab.model.activations import Edit
from gpt_lab.model.gpt import GPT
from gpt_lab.model.positions import rotate_by, rotation
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.training.descent import token_loss

Edits = Mapping[str, Edit]


def book_pages(tokenizer: Tokenizer, length: int = 96) -> Tensor:
    """The beginnings of the lab model's held-out books as IDs of any tokenizer, [books, length]."""
    return torch.tensor([tokenizer.encode(text)[:length] for text in held_out("prose")])


@torch.no_grad()
def surprise(model: GPT, ids: Tensor, edits: Edits | None = None) -> float:
    """The mean loss in nats a token with edited activations.

    Args:
        model: the model, in evaluation mode.
        ids: the text, [B, T].
        edits: edits by activation name; none when left out.
    """
    logits = model.activations(ids, "logits", edits=edits)["logits"]
    losses = [token_loss(row[:-1], targets[1:]) for row, targets in zip(logits, ids, strict=True)]
    return sum(float(loss) for loss in losses) / len(losses)  # row by row, which needs less memory


def exchanged(model: GPT, **switches: Any) -> GPT:
    """The same weights with another configuration, as in ``exchanged(model, positions="none")``.

    Raises:
        RuntimeError: the new configuration has other tensors.
    """
    return with_weights(model, model.state_dict(), **switches)


def moved(model: GPT, places: int) -> GPT:
    """A model with rotary positions that start at ``places`` instead of 0."""
    other = exchanged(model)
    for block in other.blocks:
        attention: Any = block.attention
        rotate = attention.rotate
        attention.rotate = lambda x, start, rotate=rotate: rotate(x, start + places)
    return other


def unturned(model: GPT) -> Edits:
    """Rotate queries and keys back by their positions, as if there were no rotary positions."""
    theta, scaling = model.config.rope_theta, model.config.rope_scaling

    def edit(x: Tensor) -> Tensor:  # [B, H, T, d_head]
        T, d_head = x.shape[-2:]
        cos, sin = rotation(0, T, d_head, theta, x.device, x.dtype, scaling)
        return rotate_by(x, cos, -sin)

    return {f"blocks.{i}.attention.{x}": edit for i in range(len(model.blocks)) for x in "qk"}


def without_block(model: GPT, index: int) -> GPT:
    """The model without one of its blocks."""
    other = copy.copy(model)
    other._modules = dict(model._modules)
    other.blocks = torch.nn.ModuleList(b for i, b in enumerate(model.blocks) if i != index)
    return other


@torch.no_grad()
def streams_without_each(model: GPT, ids: Tensor) -> Tensor:
    """The final norm's output without block 0, without block 1 and so on, [L, B, T, d_model].

    Blocks before the missing one run only once, and each block processes all models that have it as
    one batch.

    Args:
        model: the model, in evaluation mode.
        ids: the text, [B, T].
    """
    streams = model.activations(ids, "embedding")["embedding"][None]  # last: the whole model
    for block in model.blocks:
        after = block(streams.flatten(0, 1)).view_as(streams)
        streams = torch.cat((after[:-1], streams[-1:], after[-1:]))  # last but one: without it
    normed: Tensor = model.norm(streams[:-1])
    return normed


@torch.no_grad()
def surprise_without_each(model: GPT, ids: Tensor) -> list[float]:
    """The result of ``surprise`` without block 0, without block 1 and so on: L numbers."""
    logits = (F.linear(x, model.unembedding) for x in streams_without_each(model, ids))
    return [float(token_loss(one[:, :-1], ids[:, 1:])) for one in logits]


@torch.no_grad()
def answers_without_each(model: GPT, ids: Tensor) -> list[int]:
    """The most probable token after a text, [1, T], without block 0, without block 1 and so on."""
    logits = F.linear(streams_without_each(model, ids)[:, 0, -1], model.unembedding)  # [L, V]
    return logits.argmax(-1).tolist()


def mean_head(heads: Tensor) -> Tensor:
    """The mean of each group of heads, [d_model, groups, n, d_head] → [d_model, groups, d_head]."""
    return heads.mean(dim=2)


def long_mean_head(heads: Tensor) -> Tensor:
    """As ``mean_head``, rescaled to the mean norm of the group's heads."""
    mean, length = heads.mean(dim=2), heads.norm(dim=(0, 3)).mean(dim=-1)  # the second: [groups]
    longer: Tensor = mean * (length / mean.norm(dim=(0, 2)))[:, None]
    return longer


def one_head(index: int) -> Callable[[Tensor], Tensor]:
    """Select one head of each group."""
    return lambda heads: heads[:, :, index]


def regrouped(model: GPT, n_kv_heads: int, merged: Callable[[Tensor], Tensor] = mean_head) -> GPT:
    """A model with more or fewer key/value heads.

    For more, heads are copied, so every query head has the same keys as before. For fewer,
    neighbors are merged, for instance to their means, from which Ainslie et al. (2023) continue
    training.

    Args:
        model: the model, which is not changed.
        n_kv_heads: the new number.
        merged: a function that merges each group of neighbors, for keys and
        values: [d_model, groups, n, d_head] → [d_model, groups, d_head].

    Raises:
        ValueError: neither number divides the other, the query heads cannot be grouped accordingly,
            or queries, keys and values have biases.
    """
    config = model.config
    if config.qkv_bias:
        raise RefusedValueError("qkv_bias=True: this is for models without these biases")
    H, old, d_head = config.n_heads, config.n_kv_heads, config.d_head
    if n_kv_heads < 1 or (n_kv_heads % old and old % n_kv_heads):
        raise RefusedValueError(f"n_kv_heads={n_kv_heads} neither divides {old} nor is a multiple")

    if n_kv_heads == old:
        return exchanged(model)  # without copying its matrices

    def other_heads(matrix: Tensor) -> Tensor:  # [d_model, heads · d_head], old or new
        heads = matrix.reshape(len(matrix), old, d_head)
        if n_kv_heads >= old:
            heads = heads.repeat_interleave(n_kv_heads // old, dim=1)
        else:
            heads = merged(heads.view(len(matrix), n_kv_heads, -1, d_head))
        return heads.flatten(1)

    weights = model.state_dict()
    for name, tensor in weights.items():
        if name.endswith(".attention.qkv.weight"):
            q, k, v = tensor.split([H * d_head, old * d_head, old * d_head], dim=-1)
            weights[name] = torch.cat((q, other_heads(k), other_heads(v)), dim=-1)
    return with_weights(model, weights, n_kv_heads=n_kv_heads)


def as_layer_norms(model: GPT) -> Edits:
    """Replace RMSNorm's outputs by those of a layer norm with the same scale and no shift."""
    norms = {name: m for name, m in model.named_modules() if name.split(".")[-1][:4] == "norm"}

    def edit(scale: Tensor) -> Edit:  # a layer norm ignores the scale of its input
        return lambda x: F.layer_norm(x / scale, scale.shape) * scale

    return {name: edit(norm.weight.detach()) for name, norm in norms.items()}


def gated_by(model: GPT, function: Callable[[Tensor], Tensor]) -> Edits:
    """Replace SiLU in gated feed-forward networks by another function.

    Args:
        model: a model whose feed-forward networks have gates.
        function: the function of the gate's matrix product, [B, T, d_ff]. ``torch.ones_like``
            removes the gate.
    """
    edits: dict[str, Edit] = {}
    for i in range(len(model.blocks)):
        seen: dict[str, Tensor] = {}

        def keep(name: str, seen: dict[str, Tensor] = seen) -> Edit:
            def look(x: Tensor) -> Tensor:
                seen[name] = x
                return x

            return look

        def hidden(_: Tensor, seen: dict[str, Tensor] = seen) -> Tensor:
            return function(seen.pop("gate")) * seen.pop("up")  # nothing is kept

        at = f"blocks.{i}.feed_forward"
        edits |= {f"{at}.up": keep("up"), f"{at}.gate": keep("gate"), f"{at}.hidden": hidden}
    return edits


def switched_off(block: int, places: slice) -> Edits:
    """Edits that remove a block's additions at some positions, ``slice(1)`` for the first."""

    def edit(x: Tensor) -> Tensor:  # [B, T, d_model]
        x[:, places] = 0
        return x

    parts = ("attention", "feed_forward")
    return {f"blocks.{block}.{part}.output": edit for part in parts}


def as_noise(edits: Edits, seed: int = 0) -> Edits:
    """A control: each vector is moved as far as by the edits, in a random direction.

    Args:
        edits: the edits to imitate.
        seed: the seed of the directions, drawn on the CPU.
    """
    chance = torch.Generator().manual_seed(seed)

    def noisy(edit: Edit) -> Edit:
        def moved(x: Tensor) -> Tensor:
            far = (edit(x.clone()) - x).norm(dim=-1, keepdim=True)
            if not far.any():
                return x
            direction = F.normalize(torch.randn(x.shape, generator=chance), dim=-1)
            pushed: Tensor = x + far * direction.to(x)
            return pushed

        return moved

    return {name: noisy(edit) for name, edit in edits.items()}


@torch.no_grad()
def size_of(model: GPT, ids: Tensor, edits: Edits) -> float:
    """The mean distance by which edits move vectors, relative to their norm, over moved vectors."""
    shares: list[float] = []

    def measured(edit: Edit) -> Edit:
        def look(x: Tensor) -> Tensor:
            far = (edit(x.clone()) - x).norm(dim=-1)
            if far.any():
                shares.append(float((far / x.norm(dim=-1)).mean()))
            return x

        return look

    model.activations(ids, "norm", edits={name: measured(edit) for name, edit in edits.items()})
    return sum(shares) / len(shares)


def beside_controls(
    model: GPT, ids: Tensor, edits: Edits, draws: int = 5
) -> tuple[float, float, str]:
    """The size of edits, the loss with them, and the loss with equally large random changes.

    Args:
        model: the model, in evaluation mode.
        ids: the text, [B, T].
        edits: the edits.
        draws: the number of controls, with seeds 0, 1, …

    Returns:
        ``size_of`` the edits, their ``surprise``, and the lowest and the highest ``surprise`` of
        their ``as_noise``, ``"4.47–4.64"``.
    """
    controls = [surprise(model, ids, as_noise(edits, seed)) for seed in range(draws)]
    span = f"{min(controls):.2f}–{max(controls):.2f}"
    return size_of(model, ids, edits), surprise(model, ids, edits), span


def with_weights(model: GPT, weights: Mapping[str, Tensor], **switches: Any) -> GPT:
    """A model with other weights, which are not copied, and optionally another configuration.

    Args:
        model: the model with the configuration and mode.
        weights: all tensors, by the names of ``state_dict``.
        switches: changes of the configuration.

    Raises:
        RuntimeError: a tensor is missing, has another shape, or is unknown.
    """
    other = skeleton(model.config.replace(**switches))
    other.load_state_dict(weights, assign=True)
    other.train(model.training)
    return other
