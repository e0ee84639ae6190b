"""One block of the lab model, opened: what enters, what is added, what leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import traitlets

from gpt_lab.interpret.lens import logit_lens, stream_names
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import (
    ReadsText,
    most_probable,
    page_ids,
    page_model,
    page_window,
)
from gpt_lab_course.widgets.settings import Index, Integer, Switch, lab_sizes

if TYPE_CHECKING:
    from torch import Tensor

MAX_TOKENS = 32
"""How many tokens of a text are drawn, the last ones."""

ADDED = ("attention", "feed_forward")
"""The sub-layers, in their order."""


class BlockExplorer(ReadsText, LabWidget):
    """What enters a block, what attention and the feed-forward network add to it, what leaves.

    Everything is given by its length, the square root of the sum of squares, at one token. On
    demand also: angles, the word that the model would say, all tokens, and the length of the
    residual stream through all blocks.

    Args:
        text: what stands in the field at first.
        settings: values of the attributes below.

    Attributes:
        text: what stands in the field.
        layer: the block that is opened.
        position: the token that is followed, the end-of-text token being 0; negative ones count
            from the text's end.
        more: whether all of that is shown, and not the lengths at one token alone.

    Raises:
        traitlets.TraitError: the text has a lone surrogate, or there is no such block.

    >>> BlockExplorer("The capital of France is", layer=2)
    BlockExplorer('The capital of France is', layer=2)
    """

    address: ClassVar = "block"

    title: ClassVar = "A block, opened"

    layer = Index(of="n_layers", label="Block")
    position = Integer(-1, min=-lab_sizes()["context_length"], max=1_000_000)
    more = Switch(False, label="More: angles, words, and every token")
    _first: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, text: str = "The capital of France is", **settings: Any) -> None:
        super().__init__(text, **settings)
        self._first = first_view(self.text, self.layer)

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}, layer={self.layer})"


def first_view(text: str, layer: int) -> dict[str, Any]:
    """What the page shows before its model has loaded, and computes itself from then on.

    Returns:
        ``start``, how many tokens of the text come before those that are drawn; ``ids``, these
        tokens; and for each of them, by name: ``streams``, the residual stream's length after the
        embedding and after each sub-layer; ``added``, the length of what the block's sub-layers
        add; ``angles``, in degrees, between that and the stream that it is added to; ``read``, the
        length of the normalized copies that they read; and ``best``, the likeliest next token and
        its probability if the model ended before, in the middle of and after the block.
    """
    import torch

    model, whole = page_model(), page_ids(text)
    window, names, block = (
        page_window(whole),
        stream_names(model.config.n_layers),
        f"blocks.{layer}.",
    )
    ids = window[-MAX_TOKENS:]
    own = [f"{block}{part}.output" for part in ADDED] + [f"{block}norm_{i}" for i in (1, 2)]
    with torch.inference_mode():
        found = model.activations(torch.tensor([window]), [*names, *own])
        seen = {name: value[0, -len(ids) :] for name, value in found.items()}  # [T, d_model]
        through = names[2 * layer : 2 * layer + 3]
        lens = [logit_lens(model, seen[name]) for name in through]
    parts = {part: seen[f"{block}{part}.output"] for part in ADDED}
    return {
        "start": len(whole) - len(ids),
        "ids": ids,
        "streams": [_lengths(seen[name]) for name in names],
        "added": {part: _lengths(added) for part, added in parts.items()},
        "angles": {
            part: _angles(seen[name], added)
            for name, (part, added) in zip(through, parts.items(), strict=False)
        },
        "read": {part: _lengths(seen[f"{block}norm_{i}"]) for i, part in enumerate(ADDED, start=1)},
        "best": [[most_probable(row, 1)[0] for row in logits] for logits in lens],
    }


def _lengths(x: Tensor) -> list[float]:
    return [round(float(length), 4) for length in x.norm(dim=-1)]


def _angles(x: Tensor, y: Tensor) -> list[float]:
    import torch

    cosines = torch.nn.functional.cosine_similarity(x, y, dim=-1)
    return [round(float(angle), 3) for angle in cosines.clamp(-1, 1).arccos().rad2deg()]
