"""A GPT's parameters, live: change a size and see every component follow."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

import traitlets

from gpt_lab.anatomy import Count
from gpt_lab.anatomy.costs import BITS_PER_NUMBER
from gpt_lab.config import GPTConfig, checked
from gpt_lab.validation import RefusedTypeError, RefusedValueError, did_you_mean
from gpt_lab_course.widgets.base import LabWidget
from gpt_lab_course.widgets.parameter_explorer import more_switches as more
from gpt_lab_course.widgets.parameter_explorer.rows import tensor_rows
from gpt_lab_course.widgets.settings import Group, Switch
from gpt_lab_course.widgets.sizes import GPT2_PRESETS, FollowingSizes, check_gpt2, lock, size

_SIZES = ("d_model", "n_heads", "n_layers", "d_ff", "vocab_size", "context_length")
_SWITCHES = ("qkv_bias", "bias", "tie_embeddings")
_COUNTED = (*_SIZES, *_SWITCHES, "n_kv_heads", *more.MORE)  # as in links
_NOT_COUNTED = ("dropout", "rope_theta", "norm_eps")
_TODAY = more.todays_presets()
_PARTS = tuple(dict.fromkeys(row["component"] for row in tensor_rows()))


def _values(config: GPTConfig) -> dict[str, Any]:
    """The counted sizes and switches of a configuration."""
    check_gpt2(config, counted=more.MORE)
    plain = {name: getattr(config, name) for name in (*_SIZES, *_SWITCHES, "n_kv_heads")}
    return plain | more.counted(config)


def _size(name: str, *, max: int) -> Any:
    return size(name, max=max, also=(values[name] for values in _TODAY.values()))


def _config(given: GPTConfig | str) -> GPTConfig:
    return GPTConfig.preset(given) if isinstance(given, str) else checked(given)


def _names(what: str, given: Iterable[str], known: tuple[str, ...]) -> list[str]:
    """Check names, and return them as a list.

    Raises:
        TypeError: a single name is given instead of a list.
        ValueError: a name is not among them.
    """
    if isinstance(given, str):
        raise RefusedTypeError(f"{what}={given!r} is one name; a list of them is [{given!r}]")
    names = list(dict.fromkeys(given))
    for name in names:
        if name not in known:
            hint = did_you_mean(name, known)
            raise RefusedValueError(f"{what}: {name!r} is not one of {', '.join(known)}{hint}")
    return names


class ParameterExplorer(more.MoreSwitches, FollowingSizes, LabWidget):
    """Controls for the sizes of a GPT, with its parameters as a number, a picture and a table.

    A second page has the features of today's models that GPT-2 lacks, all of them off at first.

    Sizes that no model can have, such as a ``d_model`` that ``n_heads`` does not divide, are marked
    as impossible. Setting a trait from Python moves the controls, and vice versa.

    Args:
        config: the initial configuration.
        preset: the initial configuration as a preset's name; GPT-2 small when neither is given.
        pinned: a configuration, or the name of a preset, to compare with.
        knobs: the names of the main sizes and switches, which come first; all others are collapsed
            below them.
        parts: the components in focus, such as ``"attention"``; the others are faded.
        compact: whether to show the knobs alone, with one bar of the parts.

    Attributes:
        d_model: width of the residual stream; likewise ``n_heads``, ``n_kv_heads``, ``n_layers``,
            ``d_ff``, ``vocab_size``, ``context_length``, ``qkv_bias``, ``bias`` and
            ``tie_embeddings``, and on the second page ``norm``, ``feed_forward``, ``positions`` and
            ``qk_norm``, all as in :class:`~gpt_lab.config.GPTConfig`.
        experts: whether experts replace the feed-forward network: ``n_experts`` of width
            ``d_expert``, of which a token uses ``n_active``, and ``n_shared`` that it always uses.
            Each has a gate.
        latent: whether keys and values are projected from one latent vector, ``kv_rank`` wide, plus
            a rotated part of the keys, ``d_rope`` wide (DeepSeek-V2-Lite). They are as wide as a
            head each.
        lock_d_ff: whether ``d_ff`` follows ``4 * d_model``.
        lock_n_kv_heads: whether ``n_kv_heads`` follows ``n_heads``.
        pinned: the settings to compare with, or None.
        knobs: as above; so are ``parts`` and ``compact``.

    Raises:
        TypeError: both a config and a preset are given, or a single name instead of a list.
        ValueError: no preset, knob or part has that name; a config has features that are not
            counted here.
        traitlets.TraitError: a size is below 1 or beyond what can be counted exactly in a browser.

    >>> ParameterExplorer(preset="gpt2-medium").count.total
    354823168
    """

    address: ClassVar = "explorer"

    # Beyond any published model, with every count still exact in JavaScript.
    d_model = _size("d_model", max=131_072)
    n_heads = _size("n_heads", max=4_096)
    n_kv_heads = _size("n_kv_heads", max=4_096)
    n_layers = _size("n_layers", max=1_024)
    d_ff = _size("d_ff", max=1_048_576)
    vocab_size = _size("vocab_size", max=4_194_304)
    context_length = _size("context_length", max=4_194_304)
    qkv_bias = Switch(True, label="QKV bias")
    bias = Switch(True, label="other biases")
    tie_embeddings = Switch(True, label="tied embeddings")
    lock_d_ff = lock("d_ff = 4 · d_model")
    lock_n_kv_heads = lock("H_kv = H")
    pinned: Any = Group(_COUNTED, least=len(_SIZES + _SWITCHES))  # as in earlier links
    knobs: Any = traitlets.List().tag(sync=True)
    parts: Any = traitlets.List().tag(sync=True)
    compact: Any = traitlets.Bool().tag(sync=True)

    _bytes_per_number = traitlets.Dict().tag(sync=True)

    @classmethod
    def declared(cls) -> dict[str, Any]:
        """Data for the page's counts: tensors and presets, the same for all explorers."""
        presets = {name: _values(config) for name, config in GPT2_PRESETS.items()} | _TODAY
        return super().declared() | {
            "tensors": [*tensor_rows()],
            "presets": [{"name": name, **values} for name, values in presets.items()],
        }

    def __init__(
        self,
        config: GPTConfig | None = None,
        *,
        preset: str | None = None,
        pinned: GPTConfig | str | None = None,
        knobs: Iterable[str] = (),
        parts: Iterable[str] = (),
        compact: bool = False,
    ) -> None:
        if config is not None and preset is not None:
            raise TypeError(f"both a config and preset={preset!r} are given; one of them is enough")
        shown = GPTConfig.preset(preset or "gpt2-small") if config is None else checked(config)
        self._kept = {name: getattr(shown, name) for name in _NOT_COUNTED}
        super().__init__(
            **_values(shown),
            lock_n_kv_heads=shown.n_kv_heads == shown.n_heads,
            knobs=_names("knobs", knobs, _COUNTED),
            parts=_names("parts", parts, _PARTS),
            compact=compact,
            pinned=None if pinned is None else _values(_config(pinned)),
            _bytes_per_number={
                name: BITS_PER_NUMBER[name] // 8 for name in ("float32", "bfloat16")
            },
        )

    @traitlets.observe("n_heads", "lock_n_kv_heads")
    def _n_kv_heads_follow(self, _: Any) -> None:
        if self.lock_n_kv_heads:
            self.n_kv_heads = self.n_heads

    @traitlets.observe("n_kv_heads")
    def _n_kv_heads_unlock(self, _: Any) -> None:
        self.lock_n_kv_heads = self.lock_n_kv_heads and self.n_kv_heads == self.n_heads

    @property
    def config(self) -> GPTConfig:
        """The configuration that the controls show.

        Raises:
            ValueError: no such model can be built, or it has experts or latent attention, which no
                configuration has; the message says why.
        """
        return more.config_of(self._counted(), self._kept)

    @property
    def count(self) -> Count:
        """The count of the displayed model; see :func:`~gpt_lab.anatomy.count.count_parameters`.

        Raises:
            ValueError: no such model can be built; the message says why.
        """
        return more.count_of(self._counted())

    def _counted(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in _COUNTED}

    def __repr__(self) -> str:
        sizes = ", ".join(
            f"{n}={getattr(self, n)}" for n in ("d_model", "n_heads", "n_layers", "d_ff")
        )
        try:
            return f"ParameterExplorer({sizes}, total={self.count.total:,})"
        except ValueError:
            return f"ParameterExplorer({sizes}, not buildable)"
