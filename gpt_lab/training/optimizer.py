"""The optimizers, AdamW and Muon, and the learning rate schedule.

AdamW (Loshchilov and Hutter 2019) scales each weight's step by its own history. Muon (Jordan et al.
2024) treats a matrix as a whole: it takes the momentum and makes its singular values equal, so that
rare directions are learned as fast as common ones. It trains the blocks' matrices; AdamW trains
embeddings, biases and norms.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import nn
from torch.optim import AdamW, Optimizer

from gpt_lab.model.gpt import GPT
from gpt_lab.training.config import TrainingConfig
from gpt_lab.training.muon import Muon


def optimizers(model: GPT, config: TrainingConfig) -> list[Optimizer]:
    """Make AdamW, and Muon if it is enabled. Weight decay applies to matrices only."""
    qkv: list[nn.Parameter] = []
    others: list[nn.Parameter] = []
    decaying: list[nn.Parameter] = []
    plain: list[nn.Parameter] = []
    for name, parameter in model.named_parameters():
        if parameter.ndim != 2:
            plain.append(parameter)
        elif not (name.startswith("blocks.") and config.muon_learning_rate):
            decaying.append(parameter)
        else:
            (qkv if name.endswith("attention.qkv.weight") else others).append(parameter)
    groups: list[dict[str, Any]] = [{"params": decaying}, {"params": plain, "weight_decay": 0.0}]
    adamw = AdamW(
        groups,
        lr=config.learning_rate,
        betas=(config.beta_1, config.beta_2),
        weight_decay=config.weight_decay,
        fused=True,
    )
    result: list[Optimizer] = [adamw]
    if others:
        sizes = model.config
        d_q, d_kv = sizes.n_heads * sizes.d_head, sizes.n_kv_heads * sizes.d_head
        side_by_side = {"params": qkv, "widths": [d_q, d_kv, d_kv]}
        muon = Muon(
            [side_by_side, {"params": others}],
            lr=config.muon_learning_rate,
            weight_decay=config.weight_decay,
            dtype=torch.bfloat16 if config.precision == "bfloat16" else None,
        )
        result.append(muon)
    for optimizer in result:
        for group in optimizer.param_groups:
            group["peak"] = group["lr"]
    return result


def schedule(step: int, config: TrainingConfig) -> float:
    """The learning rate of a step, 0 … steps - 1, as a fraction of its peak.

    It rises linearly to the peak, at the last step of the warm-up (at the first step, if there is
    no warm-up), and falls along half a cosine to the floor, at the last step.
    """
    number = step + 1  # counted from 1: with 0, the first step would do nothing
    warm_up = max(1, config.warm_up)
    if number <= warm_up:
        return number / warm_up
    progress = min(1.0, (number - warm_up) / max(1, config.steps - warm_up))
    floor = config.learning_rate_floor
    return floor + (1 - floor) * (1 + math.cos(math.pi * progress)) / 2


def set_learning_rate(optimizers: Sequence[Optimizer], fraction: float) -> None:
    """Set all learning rates to a fraction of their peaks."""
    for optimizer in optimizers:
        for group in optimizer.param_groups:
            group["lr"] = fraction * group["peak"]
