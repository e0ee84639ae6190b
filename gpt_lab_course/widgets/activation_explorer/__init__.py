"""The feed-forward network's activation functions, their slopes, and the gate."""

from __future__ import annotations

from typing import Any, ClassVar

import traitlets

from gpt_lab_course.widgets.activation_explorer import pre_activations
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.settings import Choice, Index, Number, Switch

FUNCTIONS = ("relu", "gelu", "gelu_tanh", "silu")
"""ReLU, GELU as x·Φ(x), GELU in the tanh form that GPT-2 uses, and SiLU."""

_NAMES = {"relu": "ReLU", "gelu": "GELU, exact", "gelu_tanh": "GELU, tanh", "silu": "SiLU"}


class ActivationExplorer(LabWidget):
    """ReLU and GELU at a point, and their inputs; on demand more functions, slopes, and a gate.

    Beneath the curves, on the same axis, is a histogram of the function's inputs in the lab model
    (the output of ``feed_forward.up``) on held-out texts.

    Args:
        function: the highlighted curve; one of ``FUNCTIONS``.
        settings: values of the attributes below.

    Attributes:
        function: the highlighted curve, which is also the gate's function.
        x: the point at which the curves are read, -6 to 6.
        layer: the block whose pre-activations are counted.
        gate: the input of the gate's function, -3 to 3.
        up: the factor of its output, -3 to 3.
        more: whether to show the exact GELU and SiLU, the slopes, and the gate.
        closer: whether to draw the curves only from -3 to 3.

    Raises:
        traitlets.TraitError: there is no such function, or a value is out of its range.

    >>> ActivationExplorer()
    ActivationExplorer('gelu_tanh', x=1.0)
    """

    address: ClassVar = "activation"
    title: ClassVar = "Activation functions"

    function = Choice(FUNCTIONS, "gelu_tanh", names=_NAMES)
    x = Number(1.0, min=-6, max=6, step=0.1, unit="1", label="x, what comes in")
    layer = Index(of="n_layers", label="What reaches it in block")
    gate = Number(1.0, min=-3, max=3, step=0.1, unit="1", label="g, which opens the gate")
    up = Number(1.0, min=-3, max=3, step=0.1, unit="1", label="u, which passes it")
    more = Switch(False, label="More: other functions, slopes, and the gate")
    closer = Switch(False, label="Closer to 0")
    _counts: Any = traitlets.List().tag(sync=True)
    _tokens = traitlets.Int().tag(sync=True)

    def __init__(self, function: str = "gelu_tanh", **settings: Any) -> None:
        counts, tokens = pre_activations.histograms()
        super().__init__(function=function, _counts=counts, _tokens=tokens, **settings)

    def __repr__(self) -> str:
        return f"ActivationExplorer({self.function!r}, x={self.x})"
