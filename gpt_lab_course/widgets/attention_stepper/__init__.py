"""One head's attention to a text, step by step."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import ReadsText, page_ids, page_model
from gpt_lab_course.widgets.settings import Index, Integer, Position

MAX_TOKENS = 16
"""The number of tokens that are drawn, the first ones after the end-of-text token."""

_FRANCE = "The capital of France is"
_REPEATS = "red blue seven tree red blue seven"


class AttentionStepper(ReadsText, LabWidget):
    """The calculation of one head of the lab model: Q, K, scores, scaling, mask, softmax, sum.

    Args:
        text: the initial text of the field.
        layer: the block, counted from 0.
        head: the head, counted from 0.
        settings: values of the other attributes below.

    Attributes:
        text: the text of the field; the first 16 tokens are drawn.
        layer: the block, and
        head: the head, whose attention is computed.
        step: the step that is shown.
        query: the position of the query, with the end-of-text token as 0; the last one if None.
        key: the position of the key; the one with the most attention if None.

    Raises:
        traitlets.TraitError: the text has a lone surrogate, or there is no such block, head or
            step.

    >>> AttentionStepper("The capital of France is", layer=1, head=3)
    AttentionStepper('The capital of France is', layer=1, head=3)
    """

    address: ClassVar = "steps"
    title: ClassVar = "Attention, step by step"
    CONSTANTS: ClassVar = {"max_tokens": MAX_TOKENS}
    EXAMPLES: ClassVar = (
        ("A head that looks at several tokens", {"text": _FRANCE, "layer": 1, "head": 4}),
        ("One that looks at itself", {"text": _FRANCE, "layer": 0, "head": 3}),
        ("One that finds what came next last time", {"text": _REPEATS, "layer": 1, "head": 5}),
    )

    layer = Index(of="n_layers", label="Block")
    head = Index(of="n_heads", label="Head")
    step = Integer(0, min=0, max=6)
    query = Position()
    key = Position()
    numbers: Any = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        text: str = _FRANCE,
        *,
        layer: int = 1,
        head: int = 4,
        **settings: Any,
    ) -> None:
        super().__init__(text, layer=layer, head=head, **settings)
        self.numbers = queries_keys_values(self.text, self.layer, self.head)

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}, layer={self.layer}, head={self.head})"


def queries_keys_values(text: str, layer: int, head: int) -> dict[str, Any]:
    """Token IDs with q, k and v, [T, d_head], which the page shows before its model has loaded."""
    import torch

    model, ids = page_model(), page_ids(text)[:MAX_TOKENS]
    name = f"blocks.{layer}.attention."
    with torch.inference_mode():
        seen = model.activations(torch.tensor([ids]), [name + part for part in "qkv"])
    shared = model.config.n_heads // model.config.n_kv_heads
    rows = {"q": head, "k": head // shared, "v": head // shared}
    found = {part: seen[name + part][0, h].tolist() for part, h in rows.items()}
    return {"ids": ids, **{p: [[round(x, 6) for x in row] for row in m] for p, m in found.items()}}
