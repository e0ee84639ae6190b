"""Whole training loops at the lab model's size against other people's: batch 16 × 128.

Run from the project's root, on a quiet machine: ``python -m benchmarks.lab_training``. The others
are a loop with transformers' model and one in nanoGPT's design. A step cuts its batch, sets the
learning rate, passes forward and backward, clips and updates; AdamW trains all of them with the
same settings.
"""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Callable
from contextlib import nullcontext

import torch
from torch.nn import functional as F
from transformers import GPT2Config, GPT2LMHeadModel

from benchmarks.measure import Limits, run_sections, table, take_turns, times_as_fast
from benchmarks.nano import Nano
from gpt_lab.training import PRESETS, Run, TokenData, TrainingConfig
from gpt_lab.training.data import Batches
from gpt_lab.training.optimizer import schedule

LAB = PRESETS["laptop"].replace(
    {"muon_learning_rate": 0.0, "weight_decay": 0.0, "phases": (), "noise": {}, "steps": 100_000}
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


def lab_loops(config: TrainingConfig) -> dict[str, Callable[[], float]]:
    """A step of each contestant's loop, from the same first weights."""
    run = Run(config, lab_data(), device="cpu")
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

    records = iter(run)
    return {
        "ours": lambda: next(records)["loss"],
        "nano": other_loop(nano, nano_loss, config),
        "transformers": other_loop(theirs.train(), their_loss, config),
    }


def lab_training(limits: Limits, rounds: int) -> str:
    rows = []
    for precision in ("float32", "bfloat16"):
        steps = lab_loops(LAB.replace({"precision": precision}))
        for _ in range(3):
            losses = torch.tensor([step() for step in steps.values()])
            tolerance = 1e-3 if precision == "float32" else 2e-2
            torch.testing.assert_close(losses, losses[0].expand(3), rtol=0, atol=tolerance)
        times = take_turns({**steps}, rounds)
        seconds = {name: statistics.median(t) for name, t in times.items()}
        rows.append(
            [
                precision,
                *(f"{LAB.tokens_per_step / seconds[name]:,.0f}" for name in steps),
                f"{times_as_fast(times, 'ours', 'nano'):.2f} ×",
                f"{times_as_fast(times, 'ours', 'transformers'):.2f} ×",
            ]
        )
    head = ["training the lab model, 16 × 128, tokens/s", "gpt_lab", "nanoGPT's design"]
    head += ["transformers", "against nanoGPT's", "against transformers"]
    return table(head, rows)


SECTIONS = {"lab_training": lab_training}


if __name__ == "__main__":
    run_sections(__doc__, SECTIONS, "lab_training", nullcontext)
