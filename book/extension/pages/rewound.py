"""The stops of the map's slider on the lab model's card page, and how near their two runs are."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from gpt_lab_course.widgets.model_map.rewind import AGAIN

from .markdown import table


def rewound_texts(measured: dict[str, Any]) -> dict[str, str]:
    """Markdown by name, from what was measured of both runs."""
    stops, again = measured["stops"], measured["again"]
    kinds = [*stops["100"]["held_out"]]

    def row(stop: str) -> tuple[str, ...]:
        one = stops[stop]
        share = f"*{stop}%*" if stop in AGAIN else f"{stop}%"
        losses = (f"{one['held_out'][kind]:.2f}" for kind in kinds)
        return (share, f"{one['step']:,}", *losses, str(one["capitals"]), f"{one['paris']:.3f}")

    head = ("after", "steps", *(f"loss on {kind}" for kind in kinds), "capitals", "Paris")
    return {
        "rewound_table": table(head, map(row, stops)),
        **{
            f"again_{stop}_{name}": f"{Decimal(str(max(abs(one[key]) for one in each.values()))):f}"
            for stop, each in again.items()
            for name, key in (("loss", "loss_difference"), ("divergence", "divergence"))
        },
    }
