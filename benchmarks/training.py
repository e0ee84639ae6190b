"""One training step against transformers' GPT-2: 124M random weights, batch 4 × 256, float32.

Run from the project's root, on a quiet machine: ``python -m benchmarks.training``. A step is the
forward pass, the loss, the backward pass and AdamW's update (the same for all).
"""

from __future__ import annotations

import statistics
from collections.abc import Callable

import torch
from torch.nn import functional as F
from transformers import GPT2LMHeadModel

from benchmarks.measure import (
    Limits,
    arguments,
    random_pair,
    report,
    table,
    take_turns,
    times_as_fast,
)
from gpt_lab.anatomy import flops_per_token
from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT

B, T = 4, 256
Loss = Callable[[], torch.Tensor]


def batch() -> tuple[torch.Tensor, torch.Tensor]:
    """Inputs and the tokens that follow them, [B, T] each."""
    generator = torch.Generator().manual_seed(0)
    ids = torch.randint(GPTConfig().vocab_size, (B, T + 1), generator=generator)
    return ids[:, :-1], ids[:, 1:].contiguous()


def our_loss(model: GPT) -> Loss:
    ids, targets = batch()
    return lambda: F.cross_entropy(model(ids).flatten(0, 1), targets.flatten())


def their_loss(model: GPT2LMHeadModel) -> Loss:
    ids, targets = batch()
    return lambda: model(ids, labels=ids, shift_labels=targets, use_cache=False).loss


def training_step(model: torch.nn.Module, loss: Loss) -> Callable[[], float]:
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-6, fused=True)

    def step() -> float:
        optimizer.zero_grad()
        value = loss()
        value.backward()
        optimizer.step()
        return value.item()

    return step


def main() -> None:
    options = arguments(__doc__)
    limits, rows = Limits(options.threads), []
    for dropout in (0.0, 0.1):
        ours, theirs = random_pair(dropout=dropout)
        steps: dict[str, Callable[[], object]] = {}
        steps["ours"] = training_step(ours.train(), our_loss(ours))
        for name, model in theirs.items():
            steps[name] = training_step(model.train(), their_loss(model))
        losses = [step() for step in steps.values()]
        same = torch.tensor(losses[0]).expand(len(losses))
        torch.testing.assert_close(
            torch.tensor(losses), same, rtol=0, atol=0.1 if dropout else 1e-4
        )
        steps["float32"] = limits.product(torch.float32)
        times = take_turns(steps, max(5, options.rounds // 3), warm_up=1)
        seconds = {name: statistics.median(t) for name, t in times.items()}
        # the backward pass does each product twice; on average a token sees half of the sequence
        flops = 3 * B * T * flops_per_token(GPTConfig(), keys=T // 2)
        rows.append(
            [
                f"dropout {dropout}",
                *(f"{seconds[name]:.2f}" for name in ("ours", "eager", "sdpa")),
                f"{times_as_fast(times, 'ours', 'eager'):.2f} ×",
                f"{times_as_fast(times, 'ours', 'sdpa'):.2f} ×",
                f"{B * T / seconds['ours']:.0f}",
                limits.share(times, "ours", "float32", flops),
            ]
        )
    head = ["training step, 4 × 256, seconds", "gpt_lab", "eager", "SDPA", "against eager"]
    head += ["against SDPA", "tokens/s", "share of the limit"]
    report("training", table(head, rows), options.output)
    report("training_machine", limits.describe(), options.output)


if __name__ == "__main__":
    main()
