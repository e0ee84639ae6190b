"""One training step against transformers' GPT-2: 124M random weights, batch 4 × 256, float32.

Run from the project's root, on a quiet machine: ``python -m benchmarks.training``; ``--only``
picks tables. A step is the forward pass, the loss, the backward pass and AdamW's update (the same
for all).
"""

from __future__ import annotations

import statistics
from collections.abc import Callable

import torch
from torch.nn import functional as F
from torch.profiler import ProfilerActivity
from torch.profiler import profile as profiler
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
from gpt_lab.model.gpt import GPT

B, T = 4, 256
TARGET = 1.4  # times as fast as eager
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


def contestants(dropout: float) -> dict[str, Callable[[], float]]:
    """A training step of each."""
    ours, theirs = random_pair(dropout=dropout)
    steps = {"ours": training_step(ours.train(), our_loss(ours))}
    for name, model in theirs.items():
        steps[name] = training_step(model.train(), their_loss(model))
    return steps


def training(limits: Limits, rounds: int) -> str:
    rows = []
    for dropout in (0.0, 0.1):
        steps = contestants(dropout)
        losses = [step() for step in steps.values()]
        same = torch.tensor(losses[0]).expand(len(losses))
        torch.testing.assert_close(
            torch.tensor(losses), same, rtol=0, atol=0.1 if dropout else 1e-4
        )
        tasks: dict[str, Callable[[], object]] = {**steps, "float32": limits.product(torch.float32)}
        times = take_turns(tasks, max(5, rounds // 3), warm_up=1)
        seconds = {name: statistics.median(t) for name, t in times.items()}
        # the backward pass does each product twice; on average a token sees half of the sequence
        flops = 3 * B * T * flops_per_token(GPTConfig(), keys=T // 2)
        # to be 1.4 times as fast as eager, a step would have to use this much of the limit
        needed = flops * TARGET / times_as_fast(times, "ours", "eager")
        rows.append(
            [
                f"dropout {dropout}",
                *(f"{seconds[name]:.2f}" for name in ("ours", "eager", "sdpa")),
                f"{times_as_fast(times, 'ours', 'eager'):.2f} ×",
                f"{times_as_fast(times, 'ours', 'sdpa'):.2f} ×",
                limits.share(times, "ours", "float32", flops),
                limits.share(times, "ours", "float32", needed),
            ]
        )
    head = ["training step, 4 × 256, seconds", "gpt_lab", "eager", "SDPA", "against eager"]
    head += ["against SDPA", "share of the limit", f"share needed for {TARGET} ×"]
    return table(head, rows)


def profile(limits: Limits, rounds: int) -> str:
    """Where the time of a step goes, without dropout: seconds, and shares of each one's step."""
    seconds = {name: seconds_by_kind(step, rounds) for name, step in contestants(0.0).items()}
    total = {name: sum(kinds.values()) for name, kinds in seconds.items()}

    def row(label: str, of: dict[str, float]) -> list[str]:
        return [label, *(t for n in of for t in (f"{of[n]:.2f}", f"{of[n] / total[n]:.0%}"))]

    rows = [row(kind, {name: seconds[name][kind] for name in seconds}) for kind in [*KINDS, OTHER]]
    head = ["training step, 4 × 256, seconds", "gpt_lab", "share", "eager", "share", "SDPA"]
    return table([*head, "share"], [*rows, row("all", total)])


def seconds_by_kind(step: Callable[[], object], rounds: int) -> dict[str, float]:
    """Seconds of one step by kind of operation, a mean over a few steps."""
    steps = max(1, rounds // 8)
    step()  # warm up
    with profiler(activities=[ProfilerActivity.CPU]) as seen:
        for _ in range(steps):
            step()
    seconds = dict.fromkeys([*KINDS, OTHER], 0.0)
    for event in seen.key_averages():
        seconds[kind_of(event.key)] += event.self_cpu_time_total / 1e6 / steps
    return seconds


def kind_of(operation: str) -> str:
    """The kind of an operation, by the name that PyTorch's profiler gives it."""
    name = operation.removeprefix("aten::")
    kinds = (kind for kind, starts in KINDS.items() if name.startswith(starts))
    return next(kinds, OTHER)


OTHER = "other (additions, copies, embeddings)"
# Names' beginnings; products of batches of matrices and softmax occur in attention alone.
KINDS = {
    "matrix products": ("addmm", "mm", "matmul", "linear", "mkldnn_linear"),
    "attention": ("_scaled_dot_product", "scaled_dot_product", "bmm", "baddbmm", "_softmax"),
    "GELU": ("gelu", "pow", "tanh"),
    "norms": ("native_layer_norm", "layer_norm"),
    "cross entropy": ("_log_softmax", "log_softmax", "nll_loss", "cross_entropy"),
    "optimizer": ("Optimizer.", "_fused_adamw"),
}


def main() -> None:
    options = arguments(__doc__, sections=SECTIONS)
    limits = Limits(options.threads)
    for name in options.only or SECTIONS:
        report(name, SECTIONS[name](limits, options.rounds), options.output)
    report("training_machine", limits.describe(), options.output)


SECTIONS = {"training": training, "training_profile": profile}


if __name__ == "__main__":
    main()
