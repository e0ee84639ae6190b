"""One head's attention to a text, step by step."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab.widgets.base import LabWidget
from gpt_lab.widgets.lab_model import ReadsText, checked_choice, page_ids, page_model

MAX_TOKENS = 16
"""How many tokens of a text are drawn, the first ones, with the end-of-text token before them."""


class AttentionStepper(ReadsText, LabWidget):
    """The calculation of one head of the lab model: Q, K, scores, scaling, mask, softmax, sum.

    Args:
        text: what stands in the field at first.
        layer: which block, from 0.
        head: which of its heads, from 0.
        step: which step is shown at first, from 0.

    Attributes:
        text: what stands in the field; the first 16 tokens are drawn.
        layer: the block, and
        head: the head, whose attention is computed.
        step: the step that is shown.

    Raises:
        traitlets.TraitError: the text has a lone surrogate, or there is no such block, head or
            step.

    >>> AttentionStepper("The capital of France is", layer=1, head=3)
    AttentionStepper('The capital of France is', layer=1, head=3)
    """

    address: ClassVar = "steps"

    layer = traitlets.Int(0).tag(sync=True)
    head = traitlets.Int(0).tag(sync=True)
    step = traitlets.Int(0, min=0, max=6).tag(sync=True)
    numbers: Any = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        text: str = "The capital of France is",
        *,
        layer: int = 0,
        head: int = 3,
        step: int = 0,
    ) -> None:
        super().__init__(text, layer=layer, head=head, step=step)
        self.numbers = queries_keys_values(self.text, self.layer, self.head)

    @traitlets.validate("layer")
    def _is_a_block(self, proposal: Any) -> int:
        return checked_choice("layer", proposal["value"], page_model().config.n_layers)

    @traitlets.validate("head")
    def _is_a_head(self, proposal: Any) -> int:
        return checked_choice("head", proposal["value"], page_model().config.n_heads)

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}, layer={self.layer}, head={self.head})"


def queries_keys_values(text: str, layer: int, head: int) -> dict[str, Any]:
    """What the page shows before its model has loaded: token IDs, and q, k and v, [T, d_head]."""
    import torch

    model, ids = page_model(), page_ids(text)[:MAX_TOKENS]
    name = f"blocks.{layer}.attention."
    with torch.inference_mode():
        seen = model.activations(torch.tensor([ids]), [name + part for part in "qkv"])
    shared = model.config.n_heads // model.config.n_kv_heads
    rows = {"q": head, "k": head // shared, "v": head // shared}
    found = {part: seen[name + part][0, h].tolist() for part, h in rows.items()}
    return {"ids": ids, **{p: [[round(x, 4) for x in row] for row in m] for p, m in found.items()}}
