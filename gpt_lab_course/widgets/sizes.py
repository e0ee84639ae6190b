"""The sizes of a GPT as settings, for widgets that count models of GPT-2's architecture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import traitlets

from gpt_lab.config import PRESETS, GPTConfig
from gpt_lab.validation import RefusedValueError
from gpt_lab_course.widgets.settings import Size, Switch

_ARCHITECTURE = {
    name: getattr(GPTConfig(), name)
    for name in (
        *("norm", "feed_forward", "positions"),
        *("norm_place", "qk_norm", "sliding_window", "nope_layers", "rope_scaling"),
    )
}


def check_gpt2(config: GPTConfig, counted: Iterable[str] = (), **switches: bool) -> None:
    """Refuse a configuration of an architecture other than GPT-2's.

    Args:
        config: the configuration, with any sizes.
        counted: further fields that the caller counts, which may have any value, such as
            ``"norm"``.
        switches: GPT-2's values of switches that the caller does not count, such as ``bias=True``.

    Raises:
        ValueError: a field has another value; the message names it.
    """
    for name, value in {**_ARCHITECTURE, **switches}.items():
        if name not in counted and getattr(config, name) != value:
            what = "does not count it" if counted else "counts GPT-2's architecture only"
            raise RefusedValueError(
                f"{name}={getattr(config, name)!r} is not {value!r}: this widget {what}"
            )
    if config.d_head * config.n_heads != config.d_model:
        raise RefusedValueError(
            f"d_head={config.d_head} is not d_model / n_heads={config.d_model / config.n_heads:g}: "
            "this widget counts heads that share d_model"
        )


def _is_gpt2(config: GPTConfig) -> bool:
    try:
        check_gpt2(config)
    except ValueError:
        return False
    return True


GPT2_PRESETS = {name: config for name, config in PRESETS.items() if _is_gpt2(config)}
"""The presets that these widgets count."""

# Finer for small models, so that one arrow key is a sensible step at any size.
_WIDTHS = (
    *(16, 32),
    *range(64, 2049, 64),
    *range(2176, 4097, 128),
    *range(4352, 8193, 256),
    *range(8704, 16385, 512),
)
_KNOWN: dict[str, tuple[str, str, tuple[int, ...]]] = {
    "d_model": ("d_model", "width", _WIDTHS),
    "n_heads": (
        "H",
        "attention heads",
        (*range(1, 129),),
    ),  # the page offers those that divide d_model
    "n_kv_heads": ("H_kv", "key/value heads", ()),  # and here those that divide H
    "n_layers": ("L", "blocks", (*range(1, 49), *range(52, 129, 4))),
    "d_ff": ("d_ff", "FFN width", tuple(4 * width for width in _WIDTHS)),
    "vocab_size": (
        "V",
        "vocabulary",
        (
            *(256, 512),
            *range(1_000, 10_001, 1_000),
            *range(15_000, 95_001, 5_000),
            *range(100_000, 260_001, 20_000),
        ),
    ),
    "context_length": ("n_ctx", "context length", tuple(2**power for power in range(4, 18))),
}


def size(name: str, *, max: int, also: Iterable[int] = ()) -> Any:
    """A size of ``GPTConfig`` as a setting, whose slider also stops at the presets' sizes.

    Args:
        name: the size, such as ``"d_model"``.
        max: the largest size that the widget counts exactly in JavaScript.
        also: further stops of its slider.
    """
    symbol, label, stops = _KNOWN[name]
    of_presets = [*also, *(getattr(config, name) for config in GPT2_PRESETS.values())]
    all_stops = sorted({*stops, *of_presets}) if stops else ()
    default = getattr(GPTConfig(), name)
    within = [stop for stop in all_stops if stop <= max]
    return Size(default, symbol=symbol, label=label, max=max, stops=within)


def lock(what: str) -> Any:
    """A switch that keeps a size equal to a formula: ``"d_ff = 4 · d_model"``."""
    return Switch(True, label=f"keep {what}")


class FollowingSizes(traitlets.HasTraits):
    """Keeps ``d_ff`` at ``4 * d_model`` while ``lock_d_ff`` is on, three traits of a subclass."""

    d_model: Any
    d_ff: Any
    lock_d_ff: Any

    def __init__(self, **settings: Any) -> None:
        last = {name: settings.pop(name) for name in ("d_ff",) if name in settings}
        super().__init__(**settings)
        for name, value in last.items():  # last, since a width that is given would set it again
            setattr(self, name, value)

    @traitlets.observe("d_model", "lock_d_ff")
    def _d_ff_follows(self, _: Any) -> None:
        if self.lock_d_ff:
            self.d_ff = 4 * self.d_model

    @traitlets.observe("d_ff")
    def _d_ff_unlocks(self, _: Any) -> None:
        self.lock_d_ff = self.lock_d_ff and self.d_ff == 4 * self.d_model
