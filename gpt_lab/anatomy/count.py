"""Parameter counts in closed form: a tree from the whole model down to each tensor."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.parts import Part, Weight
from gpt_lab.anatomy.structure import Anatomy, Layers, anatomy_of
from gpt_lab.config import GPTConfig
from gpt_lab.table import Table, aligned

_Line = tuple[str, str, str, int, int]  # branches, name, shape or note, count, active count


@dataclass(frozen=True, repr=False)
class Count:
    """A number of parameters and its formula: a node of the tree.

    Attributes:
        name: what is counted.
        sizes: the number that each symbol stands for.
        formula: the closed form, all layers included.
        active_formula: the same for the parameters that one token uses; different only with
            experts.
        parts: the counts that add up to this one; empty for a tensor.
        shape: a tensor's shape in symbols; None for a sum.
        note: a remark, such as why a count is 0.
        layers: the symbol for the number of layers, if the parts are those of one layer.
    """

    name: str
    sizes: Mapping[str, int]
    formula: Polynomial
    active_formula: Polynomial
    parts: tuple[Count, ...] = ()
    shape: tuple[str, ...] | None = None
    note: str = ""
    layers: str | None = None

    @cached_property
    def total(self) -> int:
        """The number of parameters, summed over all layers."""
        return self.formula.evaluate(self.sizes)

    @cached_property
    def active(self) -> int:
        """The number of parameters that one token uses: all except experts that are not chosen.

        Embedding tables count in full, as on most model cards; ``parameters_read`` counts only rows
        that are read.
        """
        return self.active_formula.evaluate(self.sizes)

    @property
    def text(self) -> str:
        """The formula as text."""
        return self.formula.text()

    @property
    def latex(self) -> str:
        """The formula as LaTeX."""
        return self.formula.latex()

    @property
    def filled_in(self) -> str:
        """The formula with the model's numbers instead of symbols."""
        return self.formula.text(self.sizes)

    def __getitem__(self, name: str) -> Count:
        """The first part of that name, however deep: ``count["attention"].total``.

        Raises:
            KeyError: no part has that name.
        """
        for part in self.walk():
            if part.name == name:
                return part
        raise KeyError(f"no part {name!r}; there are {', '.join(p.name for p in self.walk())}")

    def walk(self) -> Iterator[Count]:
        """Iterate over this node and all nodes below it, depth first."""
        yield self
        for part in self.parts:
            yield from part.walk()

    @property
    def components(self) -> dict[str, int]:
        """The count of each component that has parameters, in the order of the forward pass."""
        counts: dict[str, int] = {}
        for step in self.parts:
            kinds = step.parts if any(kind.layers for kind in step.parts) else (step,)
            for component in (c for kind in kinds for c in kind.parts if c.total):
                counts[component.name] = counts.get(component.name, 0) + component.total
        return counts

    def __str__(self) -> str:
        return self.tree()

    __repr__ = __str__

    def tree(self) -> str:
        """The count as a tree in text: one line a part, with repeated layers shown once."""
        rows = [
            (branches + name, shape, f"{n:,}", "" if active == n else f"active {active:,}")
            for branches, name, shape, n, active in self._lines()
        ]
        return aligned(rows, "<>>>")

    def _repr_html_(self) -> str:
        """The tree as an HTML table, with each part indented under its parent."""
        rows = [
            (
                f"{'  ' * (len(branches) // 3)}{name}".replace(" ", "\N{NO-BREAK SPACE}"),
                shape,
                n,
                active,
            )
            for branches, name, shape, n, active in self._lines()
        ]
        columns = ["part", "shape", "parameters", "active"]
        kept = 4 if self.active != self.total else 3
        return Table([row[:kept] for row in rows], columns[:kept])._repr_html_()

    def _lines(self, branches: str = "", divisor: int = 1) -> Iterator[_Line]:
        """The lines of the tree; ``divisor`` is the number of blocks that share a count."""
        shape = " × ".join(f"{self.sizes[s]:,}" if s != "1" else s for s in self.shape or ())
        n, active = self.total // divisor, self.active // divisor
        yield branches, self.name, shape or self.note, n, active
        parts = self.parts
        if self.layers:
            divisor = self.sizes[self.layers]
            parts = (Count("each block", self.sizes, self.formula, self.active_formula, parts),)
        inner = branches.replace("├─ ", "│  ").replace("└─ ", "   ")
        for part in parts:
            yield from part._lines(inner + ("└─ " if part is parts[-1] else "├─ "), divisor)

    def table(self) -> str:
        """Each component with its count and its share of the total, as aligned text."""
        rows = [(name, f"{n:,}", f"{n / self.total:.2%}") for name, n in self.components.items()]
        rows.append(("total", f"{self.total:,}", f"{1:.2%}"))
        if self.active != self.total:
            rows.append(("active", f"{self.active:,}", f"{self.active / self.total:.2%}"))
        return aligned(rows, "<>>")

    def to_dict(self) -> dict[str, Any]:
        """The tree as plain data, for JSON: name, total, formula, shape and parts."""
        shape = {"shape": [self.sizes.get(s, 1) for s in self.shape]} if self.shape else {}
        return {
            "name": self.name,
            "total": self.total,
            **({"active": self.active} if self.active != self.total else {}),
            "formula": self.text,
            **shape,
            **({"parts": [part.to_dict() for part in self.parts]} if self.parts else {}),
        }


def count_parameters(model: GPTConfig | Anatomy) -> Count:
    """Count the parameters of a model in closed form, by step, component and tensor.

    Args:
        model: a configuration, or what ``gpt_lab.published`` gives.

    Raises:
        TypeError: it is neither, but a preset's name, for instance.

    >>> count = count_parameters(GPTConfig())
    >>> count.total
    124439808
    >>> count["attention"].text
    'L·(4·d_model² + 4·d_model)'
    """
    anatomy = anatomy_of(model)
    sizes = anatomy.sizes
    blocks = [_layers(layers, sizes) for layers in anatomy.layers]
    if len(blocks) == 1:
        (only,) = blocks
        transformer = _sum("transformer", sizes, only.parts, only.note, anatomy.layers[0].symbol)
    else:
        n = sum(sizes[layers.symbol] for layers in anatomy.layers)
        transformer = _sum("transformer", sizes, blocks, f"{n} blocks")
    return _sum(
        "parameters",
        sizes,
        (
            _sum("tokenization", sizes, ()),
            _sum("embedding", sizes, _components(anatomy.embedding, sizes)),
            transformer,
            _sum("output", sizes, _components(anatomy.output, sizes)),
            _sum("prediction", sizes, ()),
        ),
    )


def _layers(layers: Layers, sizes: Mapping[str, int]) -> Count:
    n = sizes[layers.symbol]
    parts = _components(layers.parts, sizes, layers.symbol)
    return _sum(layers.name, sizes, parts, f"{n} blocks" if n > 1 else "1 block", layers.symbol)


def _components(
    parts: Iterable[Part], sizes: Mapping[str, int], layers: str | None = None
) -> list[Count]:
    """The counts of the parts; parts of the same component are merged."""
    tensors: dict[str, list[Count]] = {}
    notes: dict[str, str] = {}
    for part in parts:
        group = tensors.setdefault(part.component, [])
        group += [_tensor(weight, sizes, layers) for weight in part.weights()]
        notes[part.component] = part.note
    return [_sum(name, sizes, below, notes[name]) for name, below in tensors.items()]


def _tensor(weight: Weight, sizes: Mapping[str, int], layers: str | None) -> Count:
    count, active = weight.count, weight.active
    if layers:
        count, active = count.times(layers), active.times(layers)
    return Count(weight.name, sizes, count, active, shape=weight.shape)


def _sum(
    name: str,
    sizes: Mapping[str, int],
    parts: Iterable[Count],
    note: str = "",
    layers: str | None = None,
) -> Count:
    parts = tuple(parts)
    formula = Polynomial.sum(part.formula for part in parts)
    active = Polynomial.sum(part.active_formula for part in parts)
    return Count(name, sizes, formula, active, parts, note=note, layers=layers)
