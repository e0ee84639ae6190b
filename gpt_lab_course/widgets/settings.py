"""The settings of widgets: each is declared once, here in Python.

A setting is a trait with a label, a range, and a control. ``make widgets`` writes all of it into
the widget's ``declared.ts``. From there the page has its controls, its types, and what a link may
say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, ClassVar

import traitlets

from gpt_lab.tokenization.byte_level import encodable
from gpt_lab.validation import RefusedValueError, did_you_mean, shown

Real = int | float


class RefusedSettingError(RefusedValueError, traitlets.TraitError):
    """A setting's value is not allowed; the message names both."""


@cache
def lab_sizes() -> dict[str, int]:
    """The lab model's sizes, by their names in ``GPTConfig``; read without torch."""
    from gpt_lab.lab_model.shipped import model_card

    return {
        name: size for name, size in model_card()["model"]["config"].items() if type(size) is int
    }


class Setting(traitlets.TraitType[Any, Any]):
    """A trait that the page can change, with the data that the page needs.

    Args:
        default: the initial value.
        label: the label of its control; a setting without one is changed in the picture itself.
        help: the tooltip of the control.
        names: words for some values, ``{1.0: "all"}``.
        control: ``"slider"``, ``"field"``, ``"select"``, ``"radio"``, ``"stepper"``, ``"size"``;
            each kind has a default.
        unit: the format of a number: ``"commas"``, ``"percent"``, or ``"1"`` for one decimal.
        settings: arguments of the trait itself, such as ``min`` and ``max``.
    """

    kind: ClassVar[str]

    def __init__(
        self,
        default: Any,
        *,
        label: str = "",
        help: str = "",
        names: Mapping[Any, str] | None = None,
        control: str = "",
        unit: str = "",
        **settings: Any,
    ) -> None:
        super().__init__(default_value=default, **settings)
        self.tag(sync=True)
        words = {str(value).lower(): word for value, word in (names or {}).items()}
        shown_on_page = {"label": label, "help": help, "control": control, "unit": unit}
        self._page: dict[str, Any] = {key: text for key, text in shown_on_page.items() if text}
        self._page |= {"names": words} if words else {}

    def declaration(self) -> dict[str, Any]:
        """What ``declared.ts`` has of it."""
        return {"kind": self.kind, **self._page}


class _Range(Setting):
    """A number in a range, with the stops of its slider."""

    min: Any
    max: Any

    def __init__(
        self, default: Any, *, stops: Iterable[Real] = (), step: float = 0, **settings: Any
    ) -> None:
        super().__init__(default, **settings)
        self._page |= {"stops": [*stops]} if stops else {}
        self._page |= {"step": step} if step else {}

    def declaration(self) -> dict[str, Any]:
        ends = {"min": self.min, "max": self.max}
        return super().declaration() | {k: v for k, v in ends.items() if v is not None}


class Number(_Range, traitlets.Float):  # type: ignore[type-arg]
    """A real number: ``Number(1.0, min=0, max=2, step=0.1, label="Temperature")``."""

    kind = "number"


class Integer(_Range, traitlets.Int):  # type: ignore[type-arg]
    """An integer: ``Integer(4, min=1, max=16, label="length of the prefix")``."""

    kind = "integer"


class Size(Integer):
    """A model's size, 1 or more: ``Size(768, symbol="d_model", label="width", max=8192)``.

    Its control is a field for any size, and a slider with stops.

    Args:
        default: the initial size.
        symbol: its symbol in formulas.
        max: the largest size.
        rest: as for ``Integer``.
    """

    def __init__(self, default: int, *, symbol: str, max: int, **rest: Any) -> None:
        super().__init__(default, control="size", min=1, max=max, unit="commas", **rest)
        self._page |= {"symbol": symbol}

    def validate(self, obj: Any, value: Any) -> Any:  # noqa: D102
        if isinstance(value, int) and value < self.min:
            raise RefusedSettingError(f"{self.name}={shown(value)} is below {self.min}")
        if isinstance(value, int) and value > self.max:
            raise RefusedSettingError(f"{self.name}={shown(value)} is above {self.max}")
        return super().validate(obj, value)


class Position(Integer):
    """A token's position in a text, or None for all positions."""

    kind = "position"

    def __init__(self, default: int | None = None, **settings: Any) -> None:
        super().__init__(default, min=0, allow_none=True, **settings)


class Index(Integer):
    """One of the lab model's blocks or heads: ``Index(of="n_layers", label="Block")``."""

    def __init__(self, default: int = 0, *, of: str, control: str = "select", **rest: Any) -> None:
        super().__init__(default, control=control, **rest)
        self._of = of

    def declaration(self) -> dict[str, Any]:  # noqa: D102
        return super().declaration() | {"min": 0, "max": lab_sizes()[self._of] - 1}

    def validate(self, obj: Any, value: Any) -> Any:  # noqa: D102
        value, last = super().validate(obj, value), lab_sizes()[self._of] - 1
        if not 0 <= value <= last:
            raise RefusedSettingError(f"{self.name}={value} is outside 0 … {last}")
        return value


class Switch(Setting, traitlets.Bool):  # type: ignore[type-arg]
    """True or false: ``Switch(False, label="After each attention too")``."""

    kind = "switch"


class Choice(Setting, traitlets.Unicode):  # type: ignore[type-arg]
    """One of several words: ``Choice(("causal", "full"), label="Mask")``.

    Args:
        choices: the words, or a function without arguments that returns them.
        default: the first one when left out.
        rest: as for ``Setting``; ``names`` has the labels of the choices.
    """

    kind = "choice"

    def __init__(
        self,
        choices: Iterable[str] | Callable[[], Iterable[str]],
        default: str | None = None,
        **rest: Any,
    ) -> None:
        self._choices = choices if callable(choices) else (lambda: choices)
        super().__init__(next(iter(self._choices())) if default is None else default, **rest)

    def declaration(self) -> dict[str, Any]:  # noqa: D102
        return super().declaration() | {"choices": [*self._choices()]}

    def validate(self, obj: Any, value: Any) -> Any:  # noqa: D102
        choices = [*self._choices()]
        if value in choices:
            return value
        hint = did_you_mean(value, choices) if isinstance(value, str) else ""
        raise RefusedSettingError(
            f"{self.name}={shown(value)} is not one of {', '.join(choices)}{hint}"
        )


class Text(Setting, traitlets.Unicode):  # type: ignore[type-arg]
    """A text by the reader, without lone surrogates: ``Text("The capital of France is")``.

    Args:
        default: the initial text.
        label: the label of the field.
        rows: the number of lines of the field.
        shared: whether widgets of a page may share this text.
        rest: as for ``Setting``.
    """

    kind = "text"

    def __init__(
        self,
        default: str,
        *,
        label: str = "Your text",
        rows: int = 2,
        shared: bool = False,
        **rest: Any,
    ) -> None:
        super().__init__(default, label=label, **rest)
        self._page |= {"rows": rows} | ({"shared": True} if shared else {})

    def validate(self, obj: Any, value: Any) -> Any:  # noqa: D102
        try:
            return encodable(super().validate(obj, value))
        except RefusedValueError as error:
            raise RefusedSettingError(str(error)) from None


class Group(Setting, traitlets.Dict):
    """Values of several settings, stored separately from those settings, or None.

    Args:
        of: the names of the settings, in the order of their values in a link.
        least: the smallest number of values in a link; all when left out.
        rest: as for ``Setting``.
    """

    kind = "group"

    def __init__(self, of: Iterable[str], *, least: int | None = None, **rest: Any) -> None:
        super().__init__(None, allow_none=True, **rest)
        self._of = [*of]
        self._least = len(self._of) if least is None else least

    def declaration(self) -> dict[str, Any]:  # noqa: D102
        return super().declaration() | {"of": self._of, "least": self._least}


class Parts(Setting, traitlets.List):  # type: ignore[type-arg]
    """Parts of the lab model: ``"blocks.0.attention"``, ``"blocks.0.attention.heads.3"``, ….

    Args:
        streams: whether the embedding and the streams after the blocks are also parts.
        neurons: whether ``"blocks.0.feed_forward.neurons.17"`` is one.
        places: whether a part may be limited to one token: ``"blocks.2.output@4"``.
        rest: as for ``Setting``.
    """

    kind = "parts"

    def __init__(
        self, *, streams: bool = False, neurons: bool = False, places: bool = False, **rest: Any
    ) -> None:
        super().__init__([], trait=traitlets.Unicode(), **rest)
        self._allowed = {"streams": streams, "neurons": neurons, "places": places}

    def declaration(self) -> dict[str, Any]:  # noqa: D102
        return super().declaration() | {name: True for name, yes in self._allowed.items() if yes}

    def validate(self, obj: Any, value: Any) -> Any:  # noqa: D102
        value = super().validate(obj, value)
        for name in value:
            if not self._is_part(name):
                raise RefusedSettingError(
                    f"{name!r} is not a part of the model; parts are called 'blocks.0.attention', "
                    "'blocks.0.feed_forward' and 'blocks.0.attention.heads.3'"
                )
        return value

    def _is_part(self, name: str) -> bool:
        if self._allowed["places"]:
            name = re.sub(r"@\d{1,6}$", "", name, flags=re.ASCII)
        if neuron := re.fullmatch(
            r"(blocks\.\d\.feed_forward)\.neurons\.(\d{1,6})", name, re.ASCII
        ):
            known = self._allowed["neurons"] and int(neuron[2]) < lab_sizes()["d_ff"]
            return known and neuron[1] in _parts(streams=False)
        return name in _parts(streams=self._allowed["streams"])


class Cell(Setting, traitlets.Unicode):  # type: ignore[type-arg]
    """One number of a tensor: ``"blocks.0.attention.qkv.weight[3,7]"``; empty for none.

    The widget checks whether the tensor and the index exist.
    """

    kind = "cell"

    def __init__(self, **rest: Any) -> None:
        super().__init__("", **rest)

    def validate(self, obj: Any, value: Any) -> Any:  # noqa: D102
        value = super().validate(obj, value)
        if not re.fullmatch(r"([a-z0-9_.]+\[\d{1,6}(,\d{1,6})*\])?", value, re.ASCII):
            raise RefusedSettingError(
                f"{self.name}={shown(value)} is not a tensor's name and an index, "
                "as blocks.0.attention.qkv.weight[3,7]"
            )
        return value


@cache
def _parts(*, streams: bool) -> frozenset[str]:
    """The names of the lab model's sub-layers and heads, and of its streams."""
    blocks, heads = range(lab_sizes()["n_layers"]), range(lab_sizes()["n_heads"])
    names = {f"blocks.{i}.{part}" for i in blocks for part in ("attention", "feed_forward")}
    names |= {f"blocks.{i}.attention.heads.{h}" for i in blocks for h in heads}
    if streams:
        names |= {"embedding", *(f"blocks.{i}.output" for i in blocks)}
    return frozenset(names)
