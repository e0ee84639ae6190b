"""The largest drop of the training loss in the lab model's log, and its cause."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

from gpt_lab.lab_model.shipped import model_card, training_log


@dataclass(frozen=True)
class Fall:
    """The largest drop of the batches' loss between two evaluations, within one mix of texts.

    Args:
        begin: its beginning, in millions of tokens.
        end: its end, likewise.
        batches: the drop of the batches' loss, in nats a token.
        known: the drop that the held-out kinds alone would explain.
        repeats: the share of repeats in the mix.
    """

    begin: float
    end: float
    batches: float
    known: float
    repeats: float


def largest_fall() -> Fall:
    """Find the largest drop in the log."""
    log = training_log()
    phases: list[dict[str, Any]] = model_card()["training"]["settings"]["phases"]
    total = log[-1]["tokens"]
    borders = [phase["until"] * total for phase in phases]
    evaluations = [record for record in log if "held_out" in record]
    spans = [
        (a, b)
        for a, b in itertools.pairwise(evaluations[1:-1])
        if not any(a["tokens"] < border < b["tokens"] for border in borders)
    ]

    def near(tokens: float, width: float = 0.06e6) -> float:
        """The batches' mean loss around a point of the run."""
        losses = [r["loss"] for r in log if "loss" in r and abs(r["tokens"] - tokens) < width]
        return float(sum(losses) / len(losses))

    def fell(span: tuple[dict[str, Any], dict[str, Any]]) -> float:
        return near(span[0]["tokens"]) - near(span[1]["tokens"])

    a, b = max(spans, key=fell)
    mix = phases[sum(border <= a["tokens"] for border in borders)]["mix"]
    shares = {kind: weight / sum(mix.values()) for kind, weight in mix.items()}
    known = sum(
        shares[kind] * (a["held_out"][kind] - b["held_out"][kind]) for kind in a["held_out"]
    )
    repeats = sum(share for kind, share in shares.items() if "repeats" in kind)
    return Fall(a["tokens"] / 1e6, b["tokens"] / 1e6, fell((a, b)), known, repeats)
