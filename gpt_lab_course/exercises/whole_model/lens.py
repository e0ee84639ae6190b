"""The logit lens: the answer that a state of the stream would give."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn import functional as F

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def lens(x: Tensor, weight: Tensor, bias: Tensor, embedding: Tensor) -> Tensor:
    """The reference solution: [T, d_model] → [T], the likeliest token after each position."""
    normed = F.layer_norm(x, x.shape[-1:], weight, bias)
    logits = normed @ embedding.T  # [T, V]
    return logits.argmax(dim=-1)


_NORM = "F.layer_norm(x, x.shape[-1:], weight, bias)"
_RESULT = "logits.argmax(dim=-1)"


def _drawn(seed: int, T: int, d_model: int, V: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """A stream, a final norm and a table for which mistakes give other tokens."""
    draw = torch.Generator().manual_seed(seed)

    def normal(*shape: int) -> Tensor:
        # rounded to thousandths: the same on every machine
        return (torch.randn(*shape, generator=draw) * 1000).round() / 1000

    x = normal(T, d_model) * torch.linspace(0.5, 4, T)[:, None] + 0.75
    sizes = torch.linspace(0.5, 2, V)[:, None]
    return x, 1 + normal(d_model), normal(d_model), normal(V, d_model) * sizes


exercise = Exercise(
    "whole_model.lens",
    number=5,
    solution=lens,
    inputs=[_drawn(1, 6, 4, 9), _drawn(2, 5, 8, 12), _drawn(3, 7, 6, 7), _drawn(4, 1, 4, 5)],
    hints=(
        "The end of the model is short: the last norm, a product with the token embedding, and the "
        "largest of the scores. Do to this state what is done to the last one.",
        "`F.layer_norm(x, x.shape[-1:], weight, bias)` is the last norm. Its product with "
        "`embedding.T` has a row for each position and a column for each token: along which axis "
        "is the largest wanted?",
    ),
    then=(
        "Give it the embedding of a text as it is, before the first block: most tokens answer "
        "themselves, because output and embedding are tied."
    ),
    raises={
        r"RuntimeError: mat1 and mat2 shapes cannot be multiplied|ValueError: matmul": (
            "the table is [V, d_model] and the stream [T, d_model]: turn the table over with `.T`, "
            "so that d_model meets d_model."
        ),
        r"RuntimeError: inconsistent tensor size|RuntimeError: size mismatch": (
            "the table is [V, d_model] and the stream [T, d_model]: turn the table over with `.T`, "
            "so that d_model meets d_model."
        ),
    },
    mistakes={
        "the last norm is missing: the output reads the normalized stream.": Mutant(
            "normed @", "x @"
        ),
        "the norm's scale and shift are missing: `weight` and `bias` are the last norm's.": Mutant(
            ", weight, bias)", ")"
        ),
        "the norm's scale is missing: multiply by `weight`.": Mutant(
            "weight, bias)", "None, bias)"
        ),
        "the norm's shift is missing: add `bias`.": Mutant("weight, bias)", "weight)"),
        "scale and shift alone are no norm: first the mean and the spread of each token.": Mutant(
            _NORM, "x * weight + bias"
        ),
        "the norm goes along the tokens; each token is normalized for itself.": Mutant(
            _NORM, "F.layer_norm(x.T, x.shape[:1]).T * weight + bias"
        ),
        "the largest is taken along the positions, one for each token of the vocabulary. Return "
        "the likeliest token of each position (`dim=-1`).": Mutant("dim=-1", "dim=0"),
        "this is the place of the largest score of all, in a flat list. Return one token for "
        "each position (`dim=-1`).": Mutant("dim=-1", ""),
        "this is the answer after the last position alone. Return one for each position.": Either(
            Mutant(_RESULT, f"{_RESULT}[-1]"), Mutant(_RESULT, f"{_RESULT}[-1:]")
        ),
        "these are the largest scores. Return *which* token has them: `argmax` in place of "
        "`max`.": Mutant("argmax", "amax"),
        "these are the probabilities of the likeliest tokens. Return which they are.": Mutant(
            _RESULT, "logits.softmax(dim=-1).amax(dim=-1)"
        ),
        "these are all scores. Return the token with the largest, at each position.": Either(
            Mutant(_RESULT, "logits"), Mutant("argmax", "softmax"), Mutant("argmax", "log_softmax")
        ),
        "this is the *un*likeliest token: the largest score is wanted.": Mutant("argmax", "argmin"),
        "this is the token whose embedding is nearest; the output goes by the scalar product, "
        "which long embeddings win more "
        "easily.": Mutant(_RESULT, "torch.cdist(normed, embedding).argmin(dim=-1)"),
        "this goes by the angle alone; the output goes by the scalar product, and the embeddings "
        "are not of one length.": Mutant("embedding.T", "F.normalize(embedding, dim=-1).T"),
        "the sign is gone: a large negative score is a very unlikely token.": Mutant(
            "logits.argmax", "logits.abs().argmax"
        ),
    },
)
