"""Circuits of attention heads: composition between blocks, and single heads that carry an answer.

Sources: Elhage et al. 2021, "A Mathematical Framework for Transformer Circuits" (heads that read
what earlier heads wrote); Wang et al. 2022, "Interpretability in the Wild" (patching single heads).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
from torch import Tensor

from gpt_lab.interpret.head_scores import STRETCH, induction_score
from gpt_lab.model.activations import Edit
from gpt_lab.model.gpt import GPT
from gpt_lab.model.masks import causal_mask
from gpt_lab_course.experiments.ablation.heads import switched_off

START = 1 + STRETCH
"""The position at which the repetition of ``repeated_tokens`` begins."""


@torch.inference_mode()
def queries_and_keys(
    model: GPT, ids: Tensor, block: int, missing: int | None = None
) -> tuple[Tensor, Tensor]:
    """A block's queries and keys, [B, H, T, d_head] each, with a head of the block before off.

    Args:
        model: the model, in evaluation mode.
        ids: the input, [B, T].
        block: the block, 1 or more.
        missing: the head of block ``block - 1`` whose output is zero; None for no head.
    """
    edits = {} if missing is None else switched_off([(block - 1, missing)])
    names = [f"blocks.{block}.attention.{part}" for part in "qk"]
    q, k = model.activations(ids, names, edits=edits).values()
    return q, k


def induction_of(q: Tensor, k: Tensor) -> Tensor:
    """The induction score of queries and keys from ``repeated_tokens``, [B, H, T, d_head] → [H]."""
    scores = q @ k.transpose(-2, -1) / math.sqrt(q.shape[-1])  # [B, H, T, T]
    weights = scores.masked_fill(~causal_mask(q.shape[2]), -math.inf).softmax(dim=-1)
    return induction_score(weights, STRETCH, START).mean(dim=0)


def composition(model: GPT, ids: Tensor, head: int) -> list[tuple[str, float, float]]:
    """The induction score of a head of block 1 without each head of block 0.

    Args:
        model: the model, in evaluation mode.
        ids: of ``repeated_tokens``, [B, T].
        head: the head of block 1 whose score it is.

    Returns:
        For each head of block 0 its name, and the score without it in the queries only, and in the
        keys only. Its output also passes through block 0's feed-forward network.
    """
    q, k = queries_and_keys(model, ids, 1)
    rows = []
    for missing in range(model.config.n_heads):
        fewer_q, fewer_k = queries_and_keys(model, ids, 1, missing)
        by_queries, by_keys = induction_of(fewer_q, k), induction_of(q, fewer_k)
        rows.append((f"0.{missing}", by_queries[head].item(), by_keys[head].item()))
    return rows


@torch.inference_mode()
def contributions(model: GPT, ids: Tensor, block: int) -> Tensor:
    """What each head of a block adds to the residual stream, [B, H, T, d_model]."""
    name = f"blocks.{block}.attention.heads"
    heads = model.activations(ids, name)[name]  # [B, H, T, d_head]
    matrix = model.blocks[block].attention.output.weight  # type: ignore[union-attr]
    rows = matrix.view(heads.shape[1], heads.shape[3], -1)  # type: ignore[operator]
    return heads @ rows


@torch.inference_mode()
def handed_over(model: GPT, ids: Tensor, block: int) -> Tensor:
    """How often a head's contribution is most aligned with the next token's embedding, [H].

    Only the repetition of ``repeated_tokens`` counts. The candidates are the tokens of the stretch;
    chance is 1 in ``STRETCH``.

    Args:
        model: the model, in evaluation mode.
        ids: of ``repeated_tokens``, [B, T].
        block: the block whose heads they are.
    """
    shares = contributions(model, ids, block)[:, :, START:-1]  # [B, H, T', d_model]
    # As the final norm would scale it: without the mean, times the norm's weight.
    weight: Tensor = model.norm.weight  # type: ignore[assignment]
    shares = (shares - shares.mean(-1, keepdim=True)) * weight
    candidates = model.unembedding[ids[:, 1:START]]  # [B, STRETCH, d_model]
    moved = torch.einsum("bhtm,bcm->bhtc", shares, candidates)
    right = torch.arange(1, STRETCH)  # at position t of the repetition, candidate t + 1
    return (moved.argmax(-1) == right).float().mean(dim=(0, 2))


@torch.inference_mode()
def turning_places(
    model: GPT, prompt: Tensor, donor: Tensor, wanted: int
) -> list[tuple[int, int, int]]:
    """Positions at which one head's output from the donor's run leads to the wanted token.

    All L·H·T combinations are tried one at a time.

    Args:
        model: the model, in evaluation mode.
        prompt: the prompt, [1, T].
        donor: the text from whose run outputs are taken, [1, T].
        wanted: the ID that has to become the most probable next token.

    Returns:
        The combinations that do: block, head, position.
    """
    heads, T = model.config.n_heads, prompt.shape[1]
    places = [(head, position) for head in range(heads) for position in range(T)]
    rows = prompt.expand(len(places), -1)  # a row of the batch for each combination
    found = []
    for name, other in model.activations(donor, "blocks.*.attention.heads").items():
        edits = {name: _lend(other, places)}
        logits = model.activations(rows, "logits", edits=edits)["logits"][:, -1]
        block = int(name.split(".")[1])
        turned = (logits.argmax(dim=-1) == wanted).nonzero().flatten().tolist()
        found += [(block, *places[row]) for row in turned]
    return found


def _lend(other: Tensor, places: Sequence[tuple[int, int]]) -> Edit:
    """Edit row i of the batch with the other run's output at combination i."""

    def edit(x: Tensor) -> Tensor:  # [B, H, T, d_head]
        for row, (head, position) in enumerate(places):
            x[row, head, position] = other[0, head, position]
        return x

    return edit
