"""How heads work together: which message a head reads, what it hands over, what one head carries.

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
"""Where the repetition of ``repeated_tokens`` begins."""


@torch.inference_mode()
def queries_and_keys(
    model: GPT, ids: Tensor, block: int, missing: int | None = None
) -> tuple[Tensor, Tensor]:
    """A block's queries and keys, [B, H, T, d_head] each, with a head of the block before off.

    Args:
        model: the model, in evaluation mode.
        ids: what it reads, [B, T].
        block: the block whose queries and keys they are, 1 or more.
        missing: the head of block ``block - 1`` that says nothing; None for no head.
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
    """What is left of an induction score of block 1 without each head of block 0.

    Args:
        model: the model, in evaluation mode.
        ids: of ``repeated_tokens``, [B, T].
        head: the head of block 1 whose score it is.

    Returns:
        For each head of block 0 its name, and the score where it is missing from the queries alone
        and where it is missing from the keys alone. Its message goes through block 0's
        feed-forward network, too, on its way.
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
    """How often a head's contribution points most to the token that comes next, [H].

    Counted is the repetition of ``repeated_tokens``. The candidates are the tokens of the stretch;
    chance is 1 in ``STRETCH``.

    Args:
        model: the model, in evaluation mode.
        ids: of ``repeated_tokens``, [B, T].
        block: the block whose heads they are.
    """
    shares = contributions(model, ids, block)[:, :, START:-1]  # [B, H, T', d_model]
    # As the last norm would take it: without the mean, each number with the norm's weight.
    weight: Tensor = model.norm.weight  # type: ignore[assignment]
    shares = (shares - shares.mean(-1, keepdim=True)) * weight
    candidates = model.unembedding[ids[:, 1:START]]  # [B, STRETCH, d_model]
    moved = torch.einsum("bhtm,bcm->bhtc", shares, candidates)
    right = torch.arange(1, STRETCH)  # at place t of the repetition, candidate t + 1
    return (moved.argmax(-1) == right).float().mean(dim=(0, 2))


@torch.inference_mode()
def turning_places(
    model: GPT, prompt: Tensor, donor: Tensor, wanted: int
) -> list[tuple[int, int, int]]:
    """Where one head's output, taken from the donor's run, makes the model give the wanted token.

    All places are tried one at a time: L·H·T of them.

    Args:
        model: the model, in evaluation mode.
        prompt: what it reads, [1, T].
        donor: the text whose run lends the outputs, [1, T].
        wanted: the ID that has to become the likeliest next token.

    Returns:
        The places that do it: block, head, position.
    """
    heads, T = model.config.n_heads, prompt.shape[1]
    places = [(head, position) for head in range(heads) for position in range(T)]
    rows = prompt.expand(len(places), -1)  # a row of the batch for each place
    found = []
    for name, other in model.activations(donor, "blocks.*.attention.heads").items():
        edits = {name: _lend(other, places)}
        logits = model.activations(rows, "logits", edits=edits)["logits"][:, -1]
        block = int(name.split(".")[1])
        turned = (logits.argmax(dim=-1) == wanted).nonzero().flatten().tolist()
        found += [(block, *places[row]) for row in turned]
    return found


def _lend(other: Tensor, places: Sequence[tuple[int, int]]) -> Edit:
    """In row i of the batch, place i is the other run's."""

    def edit(x: Tensor) -> Tensor:  # [B, H, T, d_head]
        for row, (head, position) in enumerate(places):
            x[row, head, position] = other[0, head, position]
        return x

    return edit
