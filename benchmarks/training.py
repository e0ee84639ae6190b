"""Training steps against other people's ways to make them.

Run from the project's root, on a quiet machine: ``python -m benchmarks.training``, or a part of it
with ``--only``. ``gpt2``: 124M random weights, batch 4 × 256, float32, against transformers; a step
is the forward pass, the loss, the backward pass and AdamW's update. ``lab``: whole loops at the lab
model's size, batch 16 × 128, against a loop with transformers' model and one in nanoGPT's design;
a step also cuts its batch, sets the learning rate and clips. AdamW trains all of them with the same
settings.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
from collections.abc import Callable

import torch
from torch.nn import functional as F
from transformers import GPT2Config, GPT2LMHeadModel

from benchmarks.measure import (
    Limits,
    arguments,
    random_pair,
    report,
    table,
    take_turns,
    times_as_fast,
)
from benchmarks.nano import Nano
from gpt_lab.anatomy import flops_per_token
from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT
from gpt_lab.training import PRESETS, TokenData, TrainingConfig, train
from gpt_lab.training.data import Batches
from gpt_lab.training.optimizer import schedule

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


def gpt2(options: argparse.Namespace, limits: Limits) -> None:
    """The table of GPT-2 small."""
    rows = []
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


LAB = PRESETS["laptop"].replace(
    {"muon_learning_rate": 0.0, "weight_decay": 0.0, "phases": (), "steps": 100_000}
)
V = 6500


def lab_data() -> TokenData:
    """Random tokens: what they say does not matter to the time."""
    ids = torch.randint(V, (500_000,), generator=torch.Generator().manual_seed(0))
    return TokenData(ids.numpy(), vocab_size=V)


def other_loop(
    model: torch.nn.Module, loss: Callable[..., torch.Tensor], config: TrainingConfig
) -> Callable[[], float]:
    """The plain loop that one writes around somebody else's model."""
    batches, steps = Batches(lab_data(), config), itertools.count()
    betas = (config.beta_1, config.beta_2)
    optimizer = torch.optim.AdamW(model.parameters(), betas=betas, weight_decay=0.0, fused=True)

    def step() -> float:
        number = next(steps)
        for group in optimizer.param_groups:
            group["lr"] = config.learning_rate * schedule(number, config)
        with torch.autocast("cpu", torch.bfloat16, enabled=config.precision == "bfloat16"):
            value = loss(*batches.train(number))
        value.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), config.max_gradient_norm)
        optimizer.step()
        optimizer.zero_grad()
        return value.item()

    return step


def lab_loops(config: TrainingConfig, compiled: bool) -> dict[str, Callable[[], float]]:
    """A step of each contestant's loop, from the same first weights."""
    run = train(config, lab_data(), device="cpu", compile=compiled)
    nano, theirs = (
        Nano(run.model),
        GPT2LMHeadModel._from_config(
            GPT2Config(
                vocab_size=V,
                n_positions=config.context_length,
                n_embd=config.d_model,
                n_layer=config.n_layers,
                n_head=config.n_heads,
                resid_pdrop=0.0,
                embd_pdrop=0.0,
                attn_pdrop=0.0,
                bos_token_id=None,
                eos_token_id=None,
            ),
            attn_implementation="sdpa",
        ),
    )
    with torch.no_grad():
        for mine, other in zip(run.model.parameters(), theirs.parameters(), strict=True):
            other.copy_(mine)

    def nano_loss(ids: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return F.cross_entropy(nano(ids).flatten(0, 1), targets.flatten())

    def their_loss(ids: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
        return theirs(ids, labels=ids, shift_labels=targets, use_cache=False).loss

    losses = {"nano": nano_loss, "transformers": their_loss}
    if compiled:
        losses = {name: torch.compile(loss) for name, loss in losses.items()}
    records = iter(run)
    return {
        "ours": lambda: next(records)["loss"],
        "nano": other_loop(nano, losses["nano"], config),
        "transformers": other_loop(theirs.train(), losses["transformers"], config),
    }


def lab(options: argparse.Namespace, limits: Limits) -> None:
    """The table of the lab model."""
    rows = []
    for precision, compiled in (("float32", False), ("bfloat16", False), ("bfloat16", True)):
        steps = lab_loops(LAB.replace({"precision": precision}), compiled)
        for _ in range(3):
            losses = torch.tensor([step() for step in steps.values()])
            tolerance = 1e-3 if precision == "float32" else 2e-2
            torch.testing.assert_close(losses, losses[0].expand(3), rtol=0, atol=tolerance)
        times = take_turns({**steps}, options.rounds)
        seconds = {name: statistics.median(t) for name, t in times.items()}
        rows.append(
            [
                precision + (", compiled" if compiled else ""),
                *(f"{LAB.tokens_per_step / seconds[name]:,.0f}" for name in steps),
                f"{times_as_fast(times, 'ours', 'nano'):.2f} ×",
                f"{times_as_fast(times, 'ours', 'transformers'):.2f} ×",
            ]
        )
    head = ["training the lab model, 16 × 128, tokens/s", "gpt_lab", "nanoGPT's design"]
    head += ["transformers", "against nanoGPT's", "against transformers"]
    report("lab_training", table(head, rows), options.output)


def main() -> None:
    sections = {"gpt2": gpt2, "lab": lab}
    options = arguments(__doc__, sections)
    limits = Limits(options.threads)
    for name in options.only or sections:
        sections[name](options, limits)
    report("training_machine", limits.describe(), options.output)


if __name__ == "__main__":
    main()
