"""The feed-forward network's activation functions, their slopes, and the gate."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab.widgets.activation_explorer import pre_activations
from gpt_lab.widgets.base import LabWidget

FUNCTIONS = ("relu", "gelu", "gelu_tanh", "silu")
"""ReLU, GELU as x·Φ(x), GELU in the tanh form that GPT-2 uses, and SiLU."""


class ActivationExplorer(LabWidget):
    """ReLU, both GELUs and SiLU, their slopes at a point, a gate, and their inputs.

    Beneath the curves, on the same axis, is a histogram of the lab model's pre-activations (what
    ``feed_forward.up`` gives) on texts that it was not trained on.

    Args:
        function: the highlighted curve; one of ``FUNCTIONS``.
        settings: values of the attributes below.

    Attributes:
        function: the highlighted curve, which is also the gate's function.
        x: where the curves are read, -6 to 6.
        layer: the block whose pre-activations are counted.
        gate: what goes through the function in the gate, -3 to 3.
        up: what that is multiplied by, -3 to 3.
        closer: whether the curves are drawn from -3 to 3 alone.

    Raises:
        traitlets.TraitError: there is no such function, or a value is out of its range.

    >>> ActivationExplorer()
    ActivationExplorer('gelu_tanh', x=1.0)
    """

    address: ClassVar = "activation"

    function = traitlets.Enum(FUNCTIONS, "gelu_tanh").tag(sync=True)
    x = traitlets.Float(1.0, min=-6, max=6).tag(sync=True)
    layer = traitlets.Int(0, min=0).tag(sync=True)
    gate = traitlets.Float(1.0, min=-3, max=3).tag(sync=True)
    up = traitlets.Float(1.0, min=-3, max=3).tag(sync=True)
    closer = traitlets.Bool(False).tag(sync=True)
    _counts: Any = traitlets.List().tag(sync=True)
    _tokens = traitlets.Int().tag(sync=True)

    def __init__(self, function: str = "gelu_tanh", **settings: Any) -> None:
        counts, tokens = pre_activations.histograms()
        super().__init__(function=function, _counts=counts, _tokens=tokens, **settings)

    @traitlets.validate("layer")
    def _is_a_block(self, proposal: Any) -> int:
        layer, blocks = int(proposal["value"]), len(pre_activations.histograms()[0])
        if layer >= blocks:
            raise traitlets.TraitError(f"layer={layer} is not one of 0 … {blocks - 1}")
        return layer

    def __repr__(self) -> str:
        return f"ActivationExplorer({self.function!r}, x={self.x})"
