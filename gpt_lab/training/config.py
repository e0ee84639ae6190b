"""The settings of a training run: the model, the mix of texts, and the learning rates."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gpt_lab.config import GPTConfig
from gpt_lab.model.gpt import GPT
from gpt_lab.validation import (
    RefusedTypeError,
    RefusedValueError,
    choice,
    integer,
    number,
    shown,
)


@dataclass(frozen=True)
class Phase:
    """A phase of the run with one mix of texts.

    Args:
        until: where it ends, as a fraction of the run's steps.
        mix: the share of rows for each kind of text; only ratios count.
        pieces: the number of shorter rows into which each row is split. Attention patterns are
            learned faster with fewer tokens to choose from.

    Raises:
        TypeError: a value is not a number, or the mix not a mapping.
        ValueError: a value is out of range, or the mix has no positive weight.
    """

    until: float
    mix: Mapping[str, float]
    pieces: int = 1

    def __post_init__(self) -> None:
        until = number("until", self.until, "above 0 and at most 1", lambda x: 0 < x <= 1)
        if not isinstance(self.mix, Mapping):
            raise RefusedTypeError(
                f"mix={shown(self.mix)} is not a table of kinds and their weights"
            )
        mix = {
            kind: number(f"mix.{kind}", weight, "0 or more", lambda x: x >= 0)
            for kind, weight in self.mix.items()
        }
        try:
            total = float(sum(mix.values()))
        except OverflowError:
            total = math.inf
        if not math.isfinite(total):
            raise RefusedValueError(f"mix={shown(mix)} adds up to more than a number can be")
        if not total > 0:
            raise RefusedValueError(f"mix={shown(mix)} has no weight above 0")
        _set(self, until=until, mix=mix, pieces=integer("pieces", self.pieces))


@dataclass(frozen=True)
class TrainingConfig:
    """All settings of a run. A run is a pure function of them and its data.

    Args:
        n_layers: L, transformer blocks.
        d_model: width of the residual stream.
        n_heads: attention heads; must divide ``d_model``.
        context_length: T, the tokens of a row.
        dropout: probability of zeroing an activation.
        seed: the seed of the initial weights, the batches and the dropout.
        steps: updates of the weights.
        batch_size: rows of one update, over all processes together.
        micro_batch_size: rows that a process computes at once, to save memory, with gradients
            accumulated; 0 for its whole share.
        learning_rate: AdamW's, at its peak.
        muon_learning_rate: Muon's, for the blocks' matrices, at its peak; 0 trains them with AdamW,
            too. It is scaled to match AdamW's step sizes (see ``optimizer``).
        weight_decay: the share of a matrix by which a step of learning rate 1 would shrink it.
        beta_1: AdamW's decay of the gradient's moving average.
        beta_2: AdamW's decay of the average of its square.
        warm_up: steps over which the learning rates rise to their peaks.
        learning_rate_floor: the end of the cosine, as a fraction of the peak.
        max_gradient_norm: gradients are clipped to this norm.
        precision: ``float32``, ``bfloat16`` (products only, Muon's among them; weights stay
            float32), or ``auto``: bfloat16 if the processor has instructions for it.
        phases: the phases, the last one until 1.0; when empty, texts are mixed by their numbers of
            tokens.
        document_starts: the share of rows that start where a document does; the others start
            anywhere.
        noise: by kind of text, the share of input tokens that are replaced by random ones; targets
            are unchanged. It teaches the model not to rely on single words.
        evaluate_every: steps between evaluations on held-out text.
        evaluation_batches: batches of each kind in an evaluation.
        checkpoint_every: steps between checkpoints.
        snapshots: fractions of the run after which the model is saved.

    Raises:
        TypeError: a setting is of the wrong kind.
        ValueError: a setting is out of range; the message names it, its value and the rule.

    >>> TrainingConfig(learning_rate=-1.0)
    Traceback (most recent call last):
    ...
    gpt_lab.validation.RefusedValueError: learning_rate=-1.0 is not above 0
    """

    n_layers: int = 6
    d_model: int = 192
    n_heads: int = 6
    context_length: int = 128
    dropout: float = 0.0
    seed: int = 0
    steps: int = 3750
    batch_size: int = 16
    micro_batch_size: int = 0
    learning_rate: float = 2e-3
    muon_learning_rate: float = 5e-3
    weight_decay: float = 0.1
    beta_1: float = 0.9
    beta_2: float = 0.95
    warm_up: int = 100
    learning_rate_floor: float = 0.0
    max_gradient_norm: float = 1.0
    precision: str = "auto"
    phases: tuple[Phase, ...] = ()
    document_starts: float = 0.5
    noise: Mapping[str, float] = field(default_factory=dict)
    evaluate_every: int = 250
    evaluation_batches: int = 4
    checkpoint_every: int = 100
    snapshots: tuple[float, ...] = (0.01, 0.1)

    def __post_init__(self) -> None:
        for name, least in _LEAST.items():
            _set(self, **{name: integer(name, getattr(self, name), least)})
        for name, (rule, holds) in _RULES.items():
            _set(self, **{name: number(name, getattr(self, name), rule, holds)})
        self.model(vocab_size=1)  # refuses sizes that do not go together
        if self.warm_up >= self.steps:
            raise RefusedValueError(f"warm_up={self.warm_up} is not below steps={self.steps}")
        choice("precision", self.precision, ("auto", "float32", "bfloat16"))
        self._check_phases()
        if not isinstance(self.noise, Mapping):
            raise RefusedTypeError(
                f"noise={shown(self.noise)} is not a table of kinds and their shares"
            )
        noise = {
            kind: number(f"noise.{kind}", share, "in [0, 1)", lambda x: 0 <= x < 1)
            for kind, share in self.noise.items()
        }
        snapshots = tuple(
            number("snapshots", fraction, "above 0 and at most 1", lambda x: 0 < x <= 1)
            for fraction in _listed("snapshots", self.snapshots)
        )
        _set(self, noise=noise, snapshots=snapshots)

    def _check_phases(self) -> None:
        listed = _listed("phases", self.phases)
        phases = tuple(p if isinstance(p, Phase) else _phase(p) for p in listed)
        _set(self, phases=phases)
        ends = [phase.until for phase in phases]
        if any(a >= b for a, b in itertools.pairwise(ends)):
            raise RefusedValueError(f"phases end at {ends}, which does not rise")
        if ends and ends[-1] != 1:
            raise RefusedValueError(f"the last of the phases ends at until={ends[-1]}, not 1")
        for phase in phases:
            if self.context_length % phase.pieces:
                raise RefusedValueError(
                    f"context_length={self.context_length} is not divisible by "
                    f"pieces={phase.pieces}"
                )

    def model(self, vocab_size: int) -> GPTConfig:
        """The model's configuration, for a vocabulary of that size."""
        return GPTConfig(
            vocab_size=vocab_size,
            context_length=self.context_length,
            d_model=self.d_model,
            n_heads=self.n_heads,
            n_layers=self.n_layers,
            dropout=self.dropout,
        )

    def fresh(self, vocab_size: int) -> GPT:
        """The model before training; its weights are from PyTorch's global generator."""
        return GPT(self.model(vocab_size))

    @property
    def tokens_per_step(self) -> int:
        """Tokens of one update."""
        return self.batch_size * self.context_length

    def phase(self, step: int) -> Phase | None:
        """The phase of a step, 0 … steps - 1; None when there are no phases."""
        return next((p for p in self.phases if step < p.until * self.steps), None)

    def replace(self, changes: Mapping[str, Any]) -> TrainingConfig:
        """A copy with some settings changed.

        Raises:
            TypeError: a setting is of the wrong kind.
            ValueError: there is no such setting, or its value is out of range.
        """
        names = [field.name for field in dataclasses.fields(self)]
        for name in changes:
            if name not in names:
                raise RefusedValueError(f"no setting {name!r}; there are {', '.join(names)}")
        return dataclasses.replace(self, **changes)


def _set(frozen: object, **values: object) -> None:
    """Set fields of a frozen dataclass during its construction."""
    for name, value in values.items():
        object.__setattr__(frozen, name, value)


def _listed(name: str, value: object) -> tuple[Any, ...]:
    if not isinstance(value, (list, tuple)):
        raise RefusedTypeError(f"{name}={shown(value)} is not a list")
    return tuple(value)


def _phase(table: object) -> Phase:
    if not isinstance(table, Mapping) or not {"until", "mix"} <= {*table} <= _PHASE:
        raise RefusedTypeError(
            f"phases: {shown(table)} is not a table with until, mix and perhaps pieces"
        )
    return Phase(**table)


_PHASE = {field.name for field in dataclasses.fields(Phase)}

_LEAST = {
    "n_layers": 1,
    "d_model": 1,
    "n_heads": 1,
    "context_length": 1,
    "seed": 0,
    "steps": 1,
    "batch_size": 1,
    "micro_batch_size": 0,
    "warm_up": 0,
    "evaluate_every": 1,
    "evaluation_batches": 1,
    "checkpoint_every": 1,
}

_RULES: dict[str, tuple[str, Callable[[float], bool]]] = {
    "learning_rate": ("above 0", lambda x: x > 0),
    "muon_learning_rate": ("0 or more", lambda x: x >= 0),
    "weight_decay": ("0 or more", lambda x: x >= 0),
    "beta_1": ("in [0, 1)", lambda x: 0 <= x < 1),
    "beta_2": ("in [0, 1)", lambda x: 0 <= x < 1),
    "learning_rate_floor": ("in [0, 1]", lambda x: 0 <= x <= 1),
    "max_gradient_norm": ("above 0", lambda x: x > 0),
    "document_starts": ("in [0, 1]", lambda x: 0 <= x <= 1),
}


_TEXTS = {"prose": 0.31, "stories": 0.18, "facts": 0.40, "drills": 0.11}


def _with(shares: Mapping[str, float]) -> dict[str, float]:
    """The mix of the texts, scaled down by the shares of other kinds."""
    rest = 1 - sum(shares.values())
    return {**shares, **{kind: rest * weight for kind, weight in _TEXTS.items()}}


PRESETS: dict[str, TrainingConfig] = {
    # Rows of repeated tokens teach copying, which the texts alone do not: first previous-token
    # heads, # then (in short rows, with fewer positions to choose from) induction heads. Pairs stay
    # in the mix # so that previous-token heads are not unlearned. Noise makes the model answer
    # about facts in # wordings in which it was not trained.
    "laptop": TrainingConfig(
        weight_decay=0.05,
        noise={"facts": 0.2},
        phases=(
            Phase(0.06, _with({"repeats_pairs": 0.6}), pieces=2),
            Phase(
                0.4, _with({"repeats_pairs": 0.04, "repeats_few": 0.42, "repeats": 0.12}), pieces=2
            ),
            Phase(1.0, _with({"repeats_pairs": 0.03, "repeats": 0.13})),
        ),
    ),
    "toy": TrainingConfig(
        n_layers=2,
        d_model=64,
        n_heads=4,
        context_length=64,
        steps=600,
        warm_up=30,
        learning_rate=5e-3,
        evaluate_every=100,
        phases=(Phase(1.0, {"stories": 0.5, "facts": 0.5}),),
    ),
}
"""Presets by name: ``laptop`` is the shipped model's recipe, ``toy`` takes less than a minute."""
