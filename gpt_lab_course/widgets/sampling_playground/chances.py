"""The stages of the page model's next-token distribution, as ``stages.ts`` computes them."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gpt_lab_course.widgets.lab_model import page_ids, page_model, page_window

if TYPE_CHECKING:
    from torch import Tensor

    from gpt_lab.generation import Sampler

CUTS = ("", "top-k", "top-p", "min-p", "greedy")
"""The reasons why a token cannot be drawn; empty if it can."""

ROWS = 10
"""The number of tokens with their own bar."""


def stages(text: str, sampler: Sampler) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The probabilities of the next token after a text, at each stage of sampling.

    Returns:
        Four tensors, [V]: the model's own probabilities; those after repetition penalty and
        temperature; the index in ``CUTS`` of the reason why a token is removed; and the final
        probabilities.
    """
    import torch

    whole = page_ids(text)
    ids = torch.tensor([whole])
    with torch.inference_mode():
        own = page_model().next_logits(torch.tensor([page_window(whole)])).float()  # [1, V]
        steps = [replace(sampler, top_k=0, top_p=1.0, min_p=0.0)]
        steps.append(replace(steps[-1], top_k=sampler.top_k))
        steps.append(replace(steps[-1], top_p=sampler.top_p))
        steps.append(replace(steps[-1], min_p=sampler.min_p))
        reached = [step.adjust(own, ids)[0] for step in steps]  # 4 of [V]
    cut = torch.zeros(len(own[0]), dtype=torch.int64)
    for reason, (before, after) in enumerate(itertools.pairwise(reached), start=1):
        cut[before.isfinite() & ~after.isfinite()] = reason
    drawn = reached[-1].softmax(-1)
    if sampler.temperature == 0:
        best = int(reached[-1].argmax())
        cut[(cut == 0) & (torch.arange(len(cut)) != best)] = CUTS.index("greedy")
        drawn = torch.zeros_like(drawn).index_fill(0, torch.tensor(best), 1.0)
    return own[0].softmax(-1), reached[0].softmax(-1), cut, drawn


def summary(own: Tensor, shaped: Tensor, cut: Tensor, drawn: Tensor) -> dict[str, Any]:
    """A summary of ``stages``: a row for each of the ``ROWS`` most probable tokens, and the rest.

    Returns:
        ``rows`` of ID, the three probabilities and the reason; ``others``, the sums over all other
        tokens, with the number of remaining ones; ``left``, the number of remaining tokens;
        ``share``, their probability before renormalizing; ``choices``, the perplexity (exponential
        of the entropy in nats) of the model's distribution, and of the final one.
    """
    first, rest = shaped.argsort(descending=True, stable=True).tensor_split([ROWS])
    kept = cut == 0

    def rounded(x: Tensor) -> float:
        return round(float(x), 6)

    return {
        "rows": [
            [int(i), rounded(own[i]), rounded(shaped[i]), rounded(drawn[i]), int(cut[i])]
            for i in first
        ],
        "others": [rounded(p[rest].sum()) for p in (own, shaped, drawn)] + [int(kept[rest].sum())],
        "left": int(kept.sum()),
        "share": rounded(shaped[kept].sum()),
        "choices": [round(float((-p.xlogy(p).sum()).exp()), 4) for p in (own, drawn)],
    }
