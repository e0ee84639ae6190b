"""The loss on held-out stories, with the original position table or a changed one."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from gpt_lab.lab_model import held_out, load_lab_model
from gpt_lab.model import GPT
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.training.descent import token_loss


def story_rows(length: int, count: int) -> Tensor:
    """Rows of held-out stories as the lab model's tokens, each after the end-of-text token.

    Args:
        length: T, the number of predicted tokens in a row.
        count: B, the number of rows.

    Returns:
        IDs, [B, T + 1]. The last one of a row is the first of the next.

    Raises:
        ValueError: the stories have too few tokens.
    """
    model, tokenizer = load_lab_model()
    end = model.config.vocab_size - 1
    ids = [i for story in held_out("stories") for i in (end, *tokenizer.encode(story))]
    if (needed := length * count + 1) > len(ids):
        raise RefusedValueError(f"{needed:,} tokens are needed; the stories have {len(ids):,}")
    return torch.tensor(ids[:needed]).unfold(0, length + 1, length)


def story_loss(model: GPT, positions: Callable[[Tensor], Tensor] | None = None) -> float:
    """The mean loss, in nats a token, on 8 rows of held-out stories as long as the context.

    Args:
        model: a model with the lab model's vocabulary.
        positions: a function of the rows of the position table, [T, d_model]; unchanged when left
            out.
    """
    rows = story_rows(model.config.context_length, 8)
    edits = {"embedding.position": positions} if positions else None
    with torch.inference_mode():
        logits = model.activations(rows[:, :-1], "logits", edits=edits)["logits"]  # [8, T, V]
    return token_loss(logits, rows[:, 1:]).item()
