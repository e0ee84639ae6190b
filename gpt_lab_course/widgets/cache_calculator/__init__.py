"""What a model needs for generation: its weights, its cache, and a memory for both."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import traitlets

from gpt_lab.anatomy import Anatomy, count_parameters, published, published_names
from gpt_lab.anatomy.costs import BITS_PER_NUMBER
from gpt_lab.anatomy.formula import Polynomial
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.cache_calculator.fits import SHOWN, Fit, Load, fit
from gpt_lab_course.widgets.settings import Choice, Integer

PRECISIONS = {
    name: f"{float(BITS_PER_NUMBER[name]):g}" for name in ("float32", "bfloat16", "int8", "q4_0")
}
"""The precisions, with their bits as the page shows them."""
_EIGHT = {"tokens": 32_768, "texts": 8, "weights": "bfloat16", "cache": "bfloat16"}
_LONGEST = 2**24


class CacheCalculator(LabWidget):
    """A model, a length, a number of texts, a precision: the bytes, and which devices hold them.

    The texts are a batch, each with this many tokens in the cache, at most the model's context. A
    device generates no faster than it reads weights and cache.

    Args:
        model: a published model's name.
        settings: values of the attributes below.

    Attributes:
        model: as above.
        tokens: the tokens of each text.
        texts: the number of texts.
        weights: the precision of the weights.
        cache: the precision of the cache.

    Raises:
        traitlets.TraitError: no published model has that name, or a number is out of its range.

    >>> load = CacheCalculator("llama-3.1-8b", tokens=32_768, texts=8).load
    >>> f"{load.weight_bytes:,} and {load.cache_bytes:,} bytes"
    '16,060,522,496 and 34,359,738,368 bytes'
    """

    address: ClassVar = "cache"
    title: ClassVar = "Does it fit, and how fast does it write?"
    EXAMPLES: ClassVar = (
        ("Grouped heads", {"model": "llama-3.1-8b", **_EIGHT}),
        ("No groups", {"model": "llama-2-7b", **_EIGHT, "tokens": 4_096, "texts": 64}),
        ("Latent attention", {"model": "deepseek-v3", **_EIGHT, "weights": "int8"}),
        ("A small model", {"model": "smollm2-135m", **_EIGHT, "tokens": 2_048, "texts": 1}),
    )

    model = Choice(published_names, "llama-3.1-8b", label="model", control="select")
    tokens = Integer(
        32_768,
        min=1,
        max=_LONGEST,
        stops=[2**power for power in range(25)],
        label="tokens in each text",
        unit="commas",
    )
    texts = Integer(
        8,
        min=1,
        max=1_024,
        stops=[2**power for power in range(11)],
        label="texts at the same time",
        unit="commas",
    )
    weights = Choice(tuple(PRECISIONS), "bfloat16", label="bits a weight", names=PRECISIONS)
    cache = Choice(tuple(PRECISIONS), "bfloat16", label="bits in the cache", names=PRECISIONS)

    # For the computation in the page.
    _models: Any = traitlets.Dict().tag(sync=True)
    _devices: Any = traitlets.List().tag(sync=True)
    _bits: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, model: str = "llama-3.1-8b", **settings: Any) -> None:
        super().__init__(model=model, **settings)
        self._models = _known_models()
        self._devices = [[name, one.memory, one.bandwidth] for name, one in SHOWN.items()]
        self._bits = {name: float(BITS_PER_NUMBER[name]) for name in PRECISIONS}

    @property
    def length(self) -> int:
        """Tokens of each text, limited by the model's context."""
        return min(int(self.tokens), published(self.model).sizes.get("n_ctx", _LONGEST))

    @property
    def load(self) -> Load:
        """The load of the settings, with its bytes of weights and cache."""
        return Load(published(self.model), self.length, self.texts, self.weights, self.cache)

    @property
    def fits(self) -> tuple[Fit, ...]:
        """The devices, each with its free memory and its largest speed."""
        return tuple(fit(name, device, self.load) for name, device in SHOWN.items())

    def __repr__(self) -> str:
        return f"CacheCalculator({self.model!r}, tokens={self.tokens:,}, texts={self.texts})"


@cache
def _known_models() -> dict[str, dict[str, Any]]:
    return {name: numbers(published(name)) for name in published_names()}


def numbers(model: Anatomy) -> dict[str, Any]:
    """A model for the page: the numbers of its weights and cache, and their dependencies.

    A step reads the ``dense`` weights, the ``routed`` ones of the chosen experts, and of each table
    in ``tables``, ``[rows, width]``, a row for each text. The cache has ``a_token`` numbers for
    each token, ``near`` for each within the ``window``, and ``fixed`` for any length. Zeros are
    left out.
    """
    sizes = model.sizes
    cached = Polynomial.sum(
        part.cached().times(layers) if layers else part.cached() for layers, part in model.parts()
    )
    known = {**sizes, "T": 0, "near": 0}
    fixed = cached.evaluate(known)
    weights = [
        (weight, (sizes[layers] if layers else 1) * weight.count.evaluate(sizes))
        for layers, part in model.parts()
        for weight in part.weights()
    ]
    tables = [(sizes[one.shape[0]], count) for one, count in weights if one.looked_up]
    found = {
        "total": count_parameters(model).total,
        "dense": sum(count for one, count in weights if not (one.routed or one.looked_up)),
        "routed": sum(count for one, count in weights if one.routed),
        "tables": [[rows, count // rows] for rows, count in tables],
        "E": sizes.get("E", 0),
        "k": sizes.get("k", 0),
        "a_token": cached.evaluate({**known, "T": 1}) - fixed,
        "near": cached.evaluate({**known, "near": 1}) - fixed,
        "fixed": fixed,
        "window": sizes.get("w", 0),
        "context": sizes.get("n_ctx", 0),
    }
    return {name: number for name, number in found.items() if number}
