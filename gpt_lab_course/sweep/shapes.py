"""The shape of a model, as a plan's table, and a training run's settings with such a shape."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from torch import nn

from gpt_lab.anatomy import Anatomy
from gpt_lab.anatomy.parts import Experts, FeedForward
from gpt_lab.anatomy.structure import of_config
from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT
from gpt_lab.model.experts import MixtureOfExperts
from gpt_lab.training import TrainingConfig
from gpt_lab.validation import RefusedValueError, choice, did_you_mean, integer
from gpt_lab_course.experiments.experts.mixtures import redraw

SIZES = ("n_layers", "n_heads", "d_model")
"""The sizes that every shape has."""

OPTIONS = (
    *("d_ff", "n_kv_heads", "d_head", "qkv_bias", "bias", "tie_embeddings", "norm"),
    *("feed_forward", "positions", "norm_place", "qk_norm", "sliding_window"),
)
"""Further fields of ``GPTConfig`` that a shape may have."""

EXPERTS = ("n_experts", "k")
"""A mixture of experts, each d_ff wide, in place of each feed-forward network."""

STARTS = ("fan-in", "gpt2")

POSITIONS = 0.1
"""How long the first position embeddings are, with a token's as 1.

As long as tokens, they hide the names of a list in any order: at d_model 32, 500 steps of the
questions then leave 1.12 nats of excess loss, and 0.70 with a tenth.
"""


@dataclass(frozen=True)
class SweepConfig(TrainingConfig):
    """A training run's settings, with any part in the model.

    Args:
        shape: the model's table in the plan: ``SIZES``, ``OPTIONS``, ``EXPERTS`` and ``start``, the
            initial weights: ``fan-in``, the default, draws each matrix so that its output is as
            large as its input, and short positions; ``gpt2`` is GPT-2's standard deviation of 0.02,
            made for wide models, which costs small ones hundreds of steps.

    Raises:
        TypeError, ValueError: as in ``TrainingConfig`` and ``GPTConfig``, or a part is unknown.
    """

    shape: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known = (*SIZES, *OPTIONS, *EXPERTS, "start")
        for name in self.shape:
            if name not in known:
                hint = did_you_mean(name, known)
                raise RefusedValueError(
                    f"no part {name!r} of a shape; there are {', '.join(known)}{hint}"
                )
        choice("start", self.shape.get("start", "fan-in"), STARTS)
        for name in SIZES:
            if name not in self.shape:
                raise RefusedValueError(f"a shape has no {name}: {dict(self.shape)}")
            object.__setattr__(self, name, self.shape[name])
        if given := [name for name in EXPERTS if name in self.shape]:
            if len(given) == 1:
                raise RefusedValueError(f"a shape with {given[0]} needs {' and '.join(EXPERTS)}")
            if integer("k", self.shape["k"]) > integer("n_experts", self.shape["n_experts"]):
                raise RefusedValueError(
                    f"k={self.shape['k']} is more than n_experts={self.shape['n_experts']}"
                )
        super().__post_init__()

    def model(self, vocab_size: int) -> GPTConfig:
        """The model's configuration; of a mixture of experts, one expert for each token."""
        options = {name: value for name, value in self.shape.items() if name in OPTIONS}
        return super().model(vocab_size).replace(**options)

    def fresh(self, vocab_size: int) -> GPT:
        """The model before training; its weights are from PyTorch's global generator."""
        config = self.model(vocab_size)
        model = GPT(config)
        if "k" in self.shape:
            E, k = self.shape["n_experts"], self.shape["k"]
            for block in model.blocks:  # a single weight of 1 would teach the router nothing
                block.feed_forward = MixtureOfExperts(config, E, k, normalize=k > 1)
        if self.shape.get("start", "fan-in") == "fan-in":
            redraw(model)
            if model.position_embedding is not None:
                std = POSITIONS * config.d_model**-0.5
                nn.init.normal_(model.position_embedding.weight, std=std)
            if model.output_embedding is not None:
                nn.init.normal_(model.output_embedding, std=config.d_model**-0.5)
        return model


def anatomy(config: SweepConfig, vocab_size: int) -> Anatomy:
    """The model's parts, for counts and costs."""
    parts = of_config(config.model(vocab_size))
    if "k" not in config.shape:
        return parts
    experts = Experts("feed-forward", "feed_forward")
    (blocks,) = parts.layers
    mixed = tuple(experts if isinstance(part, FeedForward) else part for part in blocks.parts)
    E, k, d_expert = config.shape["n_experts"], config.shape["k"], parts.sizes["d_ff"]
    return dataclasses.replace(
        parts,
        layers=(dataclasses.replace(blocks, parts=mixed),),
        sizes={**parts.sizes, "E": E, "k": k, "d_expert": d_expert},
    )
