"""The tensors of the page's model, and other models for comparing their size."""

from __future__ import annotations

from functools import cache
from typing import Any

import traitlets

from gpt_lab.anatomy.catalogue import published, published_names
from gpt_lab.anatomy.count import count_parameters
from gpt_lab.anatomy.structure import of_config
from gpt_lab_course.widgets.lab_model import page_model

_COMPARED = {"gpt2": "GPT-2 small", "smollm2-135m": "SmolLM2-135M", "llama-3-70b": "Llama 3 70B"}
_LABELS = {**_COMPARED, "kimi-k2": "Kimi K2"}


class OfAllNumbers(traitlets.HasTraits):
    """A mixin for a widget that shows single numbers of the page's model.

    ``_numbers`` has ``tensors``, ``rms``, ``code`` and ``models``, the results of the functions
    below and of ``source_lines``.
    """

    _numbers: Any = traitlets.Dict().tag(sync=True)

    def __init__(self, *args: Any, **settings: Any) -> None:
        from gpt_lab_course.widgets.model_map.source_lines import source_lines

        numbers = {"tensors": tensors(), "rms": root_mean_squares(), "code": source_lines()}
        super().__init__(*args, _numbers={**numbers, "models": models()}, **settings)


@cache
def tensors() -> list[dict[str, Any]]:
    """The kinds of tensors, in the order of the model's parts.

    Returns:
        For each: ``name``, as ``named_parameters`` has it, with ``*`` for the number of a block;
        ``component``, as in a count; ``shape``; and ``pieces``, the matrices concatenated in it,
        such as ``["query", "key", "value"]``, each of the same width.
    """
    anatomy = of_config(page_model().config)
    rows: dict[str, dict[str, Any]] = {}
    for symbol, part in anatomy.parts():
        for weight in part.weights():
            block = "blocks.*." if symbol else ""
            name = block + ".".join(filter(None, (part.module, weight.parameter)))
            shape = [anatomy.sizes[size] for size in weight.shape]
            piece = weight.name.removesuffix(" weight").removesuffix(" bias")
            if name in rows:
                rows[name]["shape"][-1] += shape[-1]
                rows[name]["pieces"].append(piece)
            else:
                row = {"component": part.component, "shape": shape, "pieces": [piece]}
                rows[name] = {"name": name, **row}
    return [*rows.values()]


@cache
def root_mean_squares() -> dict[str, float]:
    """The root mean square of each component's weights in the page's model, for its shades."""
    named = dict(page_model().named_parameters())
    squares: dict[str, float] = {}
    counts: dict[str, int] = {}
    for row in tensors():
        for name in names_of(row):
            x, component = named[name].detach().double(), row["component"]
            squares[component] = squares.get(component, 0.0) + float(x.square().sum())
            counts[component] = counts.get(component, 0) + x.numel()
    return {name: round((squares[name] / counts[name]) ** 0.5, 6) for name in squares}


def names_of(row: dict[str, Any]) -> list[str]:
    """The tensors of a row of ``tensors``, block by block."""
    if "*" not in row["name"]:
        return [row["name"]]
    return [row["name"].replace("*", str(i)) for i in range(page_model().config.n_layers)]


@cache
def models() -> list[dict[str, Any]]:
    """This model and others, up to the largest in the catalogue: ``label`` and ``total``."""
    totals = {name: count_parameters(published(name)).total for name in published_names()}
    largest = max(totals, key=lambda name: totals[name])
    ours = {"label": "this model", "total": count_parameters(page_model().config).total}
    others = sorted({*_COMPARED, largest}, key=lambda name: totals[name])
    return [ours, *({"label": _LABELS.get(n, n), "total": totals[n]} for n in others)]
