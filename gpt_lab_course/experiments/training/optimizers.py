"""AdamW and Muon compared: the same model, with the same letters in the same order."""

from __future__ import annotations

import torch

from gpt_lab.training import Run, TokenData, TrainingConfig
from gpt_lab_course.experiments.training import letters
from gpt_lab_course.experiments.training.descent import float64

SETTINGS = TrainingConfig(
    n_layers=2,
    d_model=64,
    n_heads=4,
    context_length=letters.T,
    batch_size=letters.B,
    steps=200,
    warm_up=20,
    learning_rate=3e-3,
    muon_learning_rate=0.0,
    document_starts=0.0,
    evaluate_every=20,
    evaluation_batches=5,
    precision="float32",
)
"""Two blocks of width 64; the learning rate rises for 20 steps and falls along a cosine to 0."""


def data() -> TokenData:
    """The letters of lesson 8."""
    train, held_out = letters.data()
    return TokenData(train, held_out, vocab_size=len(letters.alphabet()))


@float64()
def run(**changes: float) -> tuple[list[float], list[tuple[float, float]]]:
    """Train one model.

    Args:
        changes: changes of ``SETTINGS``: ``muon_learning_rate=1e-2`` trains the blocks' matrices
            with Muon.

    Returns:
        The loss of each batch, and pairs of step and held-out loss.
    """
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # too small to profit from threads
    try:
        records = list(Run(SETTINGS.replace(changes), data(), device="cpu"))
    finally:
        torch.set_num_threads(threads)
    batches = [record["loss"] for record in records if "loss" in record]
    held_out = [(r["step"], r["held_out"]["text"]) for r in records if "held_out" in r]
    return batches, held_out
