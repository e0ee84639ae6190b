"""The whole lab model in one picture, from a text to its next word, down to any number."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, ClassVar

import traitlets

from gpt_lab.config import GPTConfig
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.lab_model import ReadsText, page_model
from gpt_lab_course.widgets.model_map import reading, rewind
from gpt_lab_course.widgets.model_map.tensors import OfAllNumbers
from gpt_lab_course.widgets.settings import (
    Cell,
    Choice,
    Index,
    Integer,
    Parts,
    Switch,
    Text,
    lab_sizes,
)

_FRANCE = {"level": "model", "text": "The capital of France is", "station": -1}
_WHOLE = {"cuts": [], "patch": False}
_SNAPSHOTS = {f"lab-model-{one}": partial(rewind.snapshot, one) for one in rewind.EARLIER}


class ModelMap(OfAllNumbers, ReadsText, LabWidget):
    """Every token's path through the model: what each part adds, and what its ablation changes.

    Four levels: the model, one of its blocks, one product of a matrix, and all weights at once.

    Args:
        text: the initial text of the field.
        settings: values of the attributes below.

    Attributes:
        text: the text of the field.
        level: ``"model"``, ``"block"``, ``"product"`` or ``"weights"``.
        layer: the opened block.
        cell: the number in focus, ``"blocks.0.attention.qkv.weight[3,7]"``; or none, ``""``.
        station: the progress through the model: 0 is the embedding; −1 is the end.
        cuts: the parts that are switched off; ``"blocks.2.output@4"`` at one token only.
        patch: whether to patch these parts from the second text instead.
        other: the second text.
        snapshot: the share of training in percent, ``"0"`` to ``"100"``; see ``rewind.EARLIER``.

    Raises:
        traitlets.TraitError: a text has a lone surrogate, or there is no such part.

    >>> ModelMap("The capital of France is", cuts=["blocks.0.attention.heads.3"])
    ModelMap('The capital of France is')
    """

    address: ClassVar = "map"
    wide: ClassVar = True
    title: ClassVar = "The whole model"
    CONSTANTS: ClassVar = {
        "max_rows": reading.MAX_ROWS,
        "rows_with_words": reading.ROWS_WITH_WORDS,
        "rows_with_losses": reading.ROWS_WITH_LOSSES,
        "needed": reading.NEEDED,
        "shortest": reading.SHORTEST,
        "norm_eps": GPTConfig.norm_eps,
    }
    large: ClassVar = ReadsText.large | {*_SNAPSHOTS}
    assets: ClassVar = {**ReadsText.assets, **_SNAPSHOTS}
    EXAMPLES: ClassVar = (
        ("The capital of France", {**_FRANCE, **_WHOLE}),
        ("A word copied", {**_FRANCE, **_WHOLE, "text": "blue table lamp river blue table lamp"}),
        (
            "Germany for France",
            {
                **_FRANCE,
                "cuts": ["embedding@4"],
                "patch": True,
                "other": "The capital of Germany is",
            },
        ),
    )

    text: Any = Text("The capital of France is", rows=1, shared=True)
    level = Choice(("model", "block", "product", "weights"))
    layer = Index(of="n_layers")
    cell = Cell()
    station = Integer(-1, min=-1, max=99)
    cuts: Any = Parts(streams=True, neurons=True, places=True)
    patch = Switch(False, label="taken from a second text instead")
    other = Text("The capital of Germany is", label="The second text", rows=1)
    snapshot = Choice(
        (*rewind.EARLIER, "100"),
        "100",
        label="Rewind to",
        help="The model after this much of its training.",
    )
    snapshots: Any = traitlets.Dict().tag(sync=True)
    counts: Any = traitlets.Dict().tag(sync=True)
    _first: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, text: str = "The capital of France is", **settings: Any) -> None:
        super().__init__(text, **settings)
        self.sizes = {**self.sizes, **lab_sizes(), "training_steps": rewind.step("100")}
        self.counts = part_counts()
        self.snapshots = rewind.snapshots()
        as_shipped = self.snapshot == "100" and not self.cuts
        if self.level == "model" and as_shipped:
            now, losses = reading.first_reading(self.text), reading.first_losses(self.text)
            self._first = {"now": now, "losses": losses}


@cache
def part_counts() -> dict[str, int]:
    """The number of parameters of each part; a block's sub-layers include the norms before them."""
    sizes = {name: p.numel() for name, p in page_model().named_parameters()}

    def of(*prefixes: str) -> int:
        return sum(n for name, n in sizes.items() if name.startswith(prefixes))

    block = "blocks.0."
    shared = of(f"{block}attention.output.bias")  # divided among all heads
    return {
        "embedding": of("token_embedding", "position_embedding"),
        "attention": of(f"{block}norm_1", f"{block}attention"),
        "feed_forward": of(f"{block}norm_2", f"{block}feed_forward"),
        "head": (of(f"{block}attention") - shared) // lab_sizes()["n_heads"],
        "neuron": 2 * lab_sizes()["d_model"] + 1,  # a column of up with its bias, and a row of down
        "norm": of("norm."),
        "all": of(""),
    }
