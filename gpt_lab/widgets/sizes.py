"""The sizes of a GPT as traits, for widgets that count models of GPT-2's architecture."""

from __future__ import annotations

from typing import Any

import traitlets

from gpt_lab.config import GPTConfig
from gpt_lab.validation import RefusedValueError

SIZES = ("d_model", "n_heads", "n_layers", "d_ff", "vocab_size", "context_length")
_ARCHITECTURE = {"norm": "layer", "feed_forward": "gelu", "positions": "learned"}


def check_gpt2(config: GPTConfig, **switches: bool) -> None:
    """Refuse a configuration of another architecture than GPT-2's.

    Args:
        config: the configuration. Its sizes may be any.
        switches: the values that GPT-2 has for those switches that the caller does not count, such
            as ``bias=True``.

    Raises:
        ValueError: the configuration has something else; the message names it.
    """
    for name, value in {**_ARCHITECTURE, **switches}.items():
        if getattr(config, name) != value:
            raise RefusedValueError(
                f"{name}={getattr(config, name)!r} is not {value!r}: "
                "this widget counts GPT-2's architecture only"
            )
    if config.d_head * config.n_heads != config.d_model:
        raise RefusedValueError(
            f"d_head={config.d_head} is not d_model / n_heads={config.d_model / config.n_heads:g}: "
            "this widget counts heads that share d_model"
        )


class SizeTraits(traitlets.HasTraits):
    """Sizes that a page's controls set, from 1 to a limit, with ``d_ff`` locked to 4 · d_model.

    A subclass passes ``_limits``, the largest value of each size that a control sets.
    """

    d_model = traitlets.Int().tag(sync=True)
    n_heads = traitlets.Int().tag(sync=True)
    n_layers = traitlets.Int().tag(sync=True)
    d_ff = traitlets.Int().tag(sync=True)
    vocab_size = traitlets.Int().tag(sync=True)
    context_length = traitlets.Int().tag(sync=True)
    lock_d_ff = traitlets.Bool().tag(sync=True)
    _limits = traitlets.Dict().tag(sync=True)

    @traitlets.validate(*SIZES, "n_kv_heads", "batch_size", "tokens")
    def _size_in_range(self, proposal: Any) -> int:
        name, value = proposal["trait"].name, int(proposal["value"])
        limit = self._limits.get(name, value)
        if value < 1:
            raise traitlets.TraitError(f"{name}={value} is below 1")
        if value > limit:
            raise traitlets.TraitError(f"{name}={value} is above {limit}")
        return value

    @traitlets.observe("d_model", "lock_d_ff")
    def _d_ff_follows(self, _: Any) -> None:
        if self.lock_d_ff:
            self.d_ff = 4 * self.d_model

    @traitlets.observe("d_ff")
    def _d_ff_unlocks(self, _: Any) -> None:
        self.lock_d_ff = self.lock_d_ff and self.d_ff == 4 * self.d_model
