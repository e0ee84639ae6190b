"""Two optimizers and one schedule.

AdamW (Loshchilov and Hutter 2019) scales each weight's step by its own history. Muon (Jordan et al.
2024) treats a matrix as a whole: it takes the momentum and makes its singular values equal, so that
rare directions are learned as fast as common ones. It is for the blocks' matrices; embeddings,
biases and norms stay with AdamW. Its step is scaled to the size of AdamW's (Liu et al. 2025,
arXiv:2502.16982), for a matrix [m, n] by 0.2·√max(m, n), which is the same for a matrix and its
transpose: our matrices are stored the other way round than the paper's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import nn
from torch.optim import AdamW, Optimizer

from gpt_lab.training.config import TrainingConfig


def optimizers(model: nn.Module, config: TrainingConfig) -> list[Optimizer]:
    """AdamW, and Muon if it is wanted. Only matrices decay.

    Raises:
        ValueError: this PyTorch has no Muon.
    """
    muon: list[nn.Parameter] = []
    decaying: list[nn.Parameter] = []
    plain: list[nn.Parameter] = []
    for name, parameter in model.named_parameters():
        matrix = parameter.ndim == 2
        if matrix and name.startswith("blocks.") and config.muon_learning_rate:
            muon.append(parameter)
        else:
            (decaying if matrix else plain).append(parameter)
    groups: list[dict[str, Any]] = [{"params": decaying}, {"params": plain, "weight_decay": 0.0}]
    adamw = AdamW(
        groups,
        lr=config.learning_rate,
        betas=(config.beta_1, config.beta_2),
        weight_decay=config.weight_decay,
        fused=True,
    )
    found: list[Optimizer] = [adamw]
    if muon:
        if not hasattr(torch.optim, "Muon"):
            raise ValueError(
                f"muon_learning_rate={config.muon_learning_rate} needs PyTorch 2.9; this is "
                f"{torch.__version__}: upgrade, or set it to 0 to train with AdamW alone"
            )
        found.append(
            torch.optim.Muon(
                muon,
                lr=config.muon_learning_rate,
                weight_decay=config.weight_decay,
                adjust_lr_fn="match_rms_adamw",
            )
        )
    for optimizer in found:
        for group in optimizer.param_groups:
            group["peak"] = group["lr"]
    return found


def schedule(step: int, config: TrainingConfig) -> float:
    """The learning rate of a step, 0 … steps - 1, as a fraction of its peak.

    It rises in a straight line over ``warm_up`` steps, then falls along half a cosine to the floor.
    """
    if step < config.warm_up:
        return (step + 1) / config.warm_up
    progress = (step - config.warm_up) / max(1, config.steps - config.warm_up)
    floor = config.learning_rate_floor
    return floor + (1 - floor) * (1 + math.cos(math.pi * progress)) / 2


def set_learning_rate(optimizers: Sequence[Optimizer], fraction: float) -> None:
    """Set all learning rates to a fraction of their peaks."""
    for optimizer in optimizers:
        for group in optimizer.param_groups:
            group["lr"] = fraction * group["peak"]
