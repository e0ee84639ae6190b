"""Which people's cities a model knows, from those asked for most often to the rarest."""

from __future__ import annotations

import math

import numpy as np
import torch
from numpy.typing import NDArray

from gpt_lab.model import GPT
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.experiments.toy_tasks.questions import Questions


@torch.no_grad()
def known(questions: Questions, model: GPT) -> NDArray[np.bool_]:
    """Whether a model holds a person's city for the likeliest token, [people].

    The people stand in the order of how often the text asks for them, the most frequent first.

    Raises:
        ValueError: the text has no people, or the model has another vocabulary.
    """
    if not questions.counts["fact"]:
        raise RefusedValueError("counts: fact=0, so this text asks for nobody's city")
    if model.config.vocab_size != questions.vocab_size:
        raise RefusedValueError(
            f"the model has {model.config.vocab_size} tokens, and this text {questions.vocab_size}"
        )
    people, at = np.argsort(-questions.asking, kind="stable"), questions.starts
    first, last = np.divmod(people, math.isqrt(questions.people))
    ids = torch.from_numpy(np.stack([at["first"] + first, at["last"] + last], axis=1))
    right: NDArray[np.bool_] = (
        model(ids)[:, -1].argmax(-1).numpy() == at["city"] + questions.cities[people]
    )
    return right
