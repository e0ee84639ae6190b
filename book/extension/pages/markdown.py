"""Measurements as Markdown: tables, percentages, and escaped text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def percent(share: float) -> str:
    """Format a share as a percentage; 100 only for the whole."""
    rounded = share if share == 1 else min(share, 0.999)
    return f"{rounded:.1%}".replace("100.0%", "100%")


def escaped(text: str) -> str:
    """Escape text as Markdown, on one line unless it has several."""
    return re.sub(r"([\\`*_{}\[\]<>#|$~^])", r"\\\1", text)


def visible_text(text: str) -> str:
    """A model's text, with an ellipsis unless it ends with a sentence."""
    text = text.strip()
    return text if text.endswith(".") else f"{text} …"
