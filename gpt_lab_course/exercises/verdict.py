"""Verdicts and hints, as plain text and as HTML for a notebook."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass

from gpt_lab_course.palette import LINE_COLORS

HINT, WRONG, RIGHT = LINE_COLORS[:3]  # blue, red and green that are distinct to any color vision


@dataclass(frozen=True)
class Verdict:
    """The result of ``check``: true if the answer is right, with a message.

    Args:
        name: the exercise.
        right: whether the answer is right.
        message: the diagnosis, a sentence or two, with code between backticks.
        started: whether there is an answer at all.
        then: after a right answer, what to look at next.
    """

    name: str
    right: bool
    message: str
    started: bool = True
    then: str = ""

    def __bool__(self) -> bool:
        return self.right

    def __repr__(self) -> str:
        then = f" {self.then}" if self.then else ""
        return f"{self._mark} {self.name}: {self.message}{then}"

    @property
    def _mark(self) -> str:
        return "✓" if self.right else "✗" if self.started else "○"

    def _repr_html_(self) -> str | None:
        """The verdict as a colored box; no HTML if the answer is not started."""
        if not self.started:
            return None
        title = f"<b>{self._mark} {html.escape(self.name)}</b>: "
        then = f"<br>{marked_up(self.then)}" if self.then else ""
        color = RIGHT if self.right else WRONG
        return box(f"{title}{marked_up(self.message)}{then}", color)


@dataclass(frozen=True)
class Hint:
    """One hint, or, after the last, where to find the solution."""

    name: str
    title: str
    text: str

    def __repr__(self) -> str:
        return f"{self.title} · {self.name}: {self.text}"

    def _repr_html_(self) -> str:
        title = f"<b>{html.escape(self.title)}</b> · {html.escape(self.name)}<br>"
        return box(f"{title}{marked_up(self.text)}", HINT)


def marked_up(text: str) -> str:
    """A message as HTML: text between backticks is code, ``*so*`` is emphasis.

    Nothing else is markup: a message may quote what an answer returned.
    """
    parts = re.split(r"(`[^`]+`)", text)
    for i, part in enumerate(parts):
        escaped = html.escape(part.strip("`") if i % 2 else part)
        if i % 2:
            parts[i] = f"<code>{escaped}</code>"
        else:
            parts[i] = re.sub(r"(?<!\w)\*(\w[^*]*?)\*(?!\w)", r"<em>\1</em>", escaped)
    return "".join(parts)


def box(content: str, color: str) -> str:
    """A box with a colored edge, in the colors of the page around it, light or dark."""
    style = f"border-left: 4px solid {color}; padding: 0.2em 0.8em; line-height: 1.5"
    return f'<div style="{style}; background: transparent; color: inherit">{content}</div>'
