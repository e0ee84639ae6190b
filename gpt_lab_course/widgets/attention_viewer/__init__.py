"""The attention of every head of the lab model."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab.lab_model.shipped import model_card
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import (
    ReadsText,
    most_probable,
    page_ids,
    page_model,
    page_window,
)
from gpt_lab_course.widgets.settings import Choice, Index, Parts, Position

ORDERS = {
    "place": "place in the model",
    "previous_token": "previous-token score",
    "first_token": "first-token score",
    "induction": "induction score",
}
"""The orders of heads: by position, or by a score (see ``head_scores``)."""

WORDS = 6
"""The number of most probable next tokens shown at first."""

AT_FIRST = 24
"""The number of tokens whose attention is shown before the model has loaded."""


class AttentionViewer(ReadsText, LabWidget):
    """The attention of all heads of the lab model to a text, one of them enlarged.

    Args:
        text: the initial text of the field.
        settings: values of the attributes below.

    Attributes:
        text: the text of the field.
        layer: the block, and
        head: the head, that is enlarged.
        off: heads that are switched off, such as ``"blocks.0.attention.heads.3"``, or whole
            sub-layers, as in ``LiveGPT``.
        order: the order of the heads: ``"place"``, ``"previous_token"``, ``"first_token"`` or
            ``"induction"``, the scores of ``gpt_lab.interpret.head_scores``.
        query: the position of the query, with the end-of-text token as 0; the last one if None.

    Raises:
        traitlets.TraitError: the text has a lone surrogate, or there is no such block, head, part
            or order.

    >>> AttentionViewer("red blue seven red blue")
    AttentionViewer('red blue seven red blue')
    """

    address: ClassVar = "heads"

    title: ClassVar = "Attention of all heads"
    CONSTANTS: ClassVar = {"words": WORDS}

    layer = Index(of="n_layers")
    head = Index(of="n_heads")
    off = Parts()
    order = Choice(ORDERS, names=ORDERS, label="Sort by", control="select")
    query = Position()
    scores: Any = traitlets.Dict().tag(sync=True)
    first: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, text: str = "red blue seven tree red blue seven", **settings: Any) -> None:
        heads = model_card()["results"]["heads"]
        scores = {name: heads[name] for name in ORDERS if name != "place"}
        super().__init__(text, scores=scores, **settings)
        self.first = first_view(self.text)


def first_view(text: str) -> dict[str, Any]:
    """The first view, which the page shows before its model has loaded, with all parts on.

    Returns:
        ``ids``, the input; ``next``, pairs of the most probable next tokens and their
        probabilities; and ``weights``, [L, H, T·(T+1)/2], in hundredths, row by row up to the
        diagonal, or nothing for a long text.
    """
    import torch

    model, ids = page_model(), page_window(page_ids(text))
    names = [f"blocks.{i}.attention.weights" for i in range(model.config.n_layers)]
    with torch.inference_mode():
        seen = model.activations(torch.tensor([ids]), [*names, "logits"])
    below = torch.ones(len(ids), len(ids)).tril() > 0
    drawn = names if len(ids) <= AT_FIRST else []
    return {
        "ids": ids,
        "next": most_probable(seen["logits"][0, -1], WORDS),
        "weights": [[(100 * w[below]).round().int().tolist() for w in seen[n][0]] for n in drawn],
    }
