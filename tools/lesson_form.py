"""Measure the form of a lesson: words, cells, lines, long sentences, minutes.

``python -m tools.lesson_form [NOTEBOOK …]`` prints a line for each notebook and what exceeds the
limits. The tests fail if a limit is exceeded by half.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

import nbformat
from nbformat import NotebookNode

MAX_WORDS, MAX_CELLS, MAX_LINES, MAX_MINUTES = 2500, 20, 12, 90
MAX_SENTENCE = 30  # words; most sentences have fewer than 15
MAX_BEFORE_FIGURE = 350  # words, about two screens
MARGIN = 1.5  # the factor beyond a limit at which the tests fail; below it is advice

_FIGURES = ("application/vnd.jupyter.widget-view+json", "image/png", "image/svg+xml")
_DETAILS = re.compile(r"<details.*?</details>", re.DOTALL)
_FENCES = re.compile(r"^(```|~~~).*?^\1\s*$", re.DOTALL | re.MULTILINE)
_FORMULAS = re.compile(r"\$\$.*?\$\$|\$[^$\n]+\$", re.DOTALL)
_TIME = re.compile(
    r"\*\*Time:\*\* about (\d+) minutes, exercises included(?:; (\d+) the first time through)?\."
)
_SECTION = re.compile(
    r"^## (?!What to read next).+\n(?:\n\*(\d+) minutes?( · skip it the first time)?\*$)?",
    re.MULTILINE,
)
_BOOLEAN = re.compile(r"\b(?:True|False)\b")


@dataclass(frozen=True)
class LessonForm:
    """The measurements of a notebook.

    Args:
        words: the words of prose, without hints, solutions, formulas and code.
        cells: the code cells, without the set-up.
        longest: the lines of the longest visible cell, and its beginning.
        sentences: those with more than ``MAX_SENTENCE`` words.
        booleans: printed lines with True or False.
        minutes: the times in the first cell: in all, and the first time through; None without them.
        sections: for each section the minutes below its heading, or None, and whether it may be
            skipped the first time.
        before_figure: the words before the first widget or picture.
        exercises: the number of exercises.
    """

    words: int
    cells: int
    longest: tuple[int, str]
    sentences: list[str]
    booleans: list[str]
    minutes: tuple[int, int] | None
    sections: list[tuple[int | None, bool]]
    before_figure: int
    exercises: int

    @property
    def excesses(self) -> list[str]:
        """What exceeds the limits, a sentence each."""
        return self.beyond(1)

    def beyond(self, margin: float) -> list[str]:
        """What exceeds the limits times ``margin``, and errors that do not depend on it."""
        lines, first = self.longest
        tests = {
            f"{self.words} words of prose: at most {MAX_WORDS}": self.words > margin * MAX_WORDS,
            f"{self.cells} cells of code: at most {MAX_CELLS}": self.cells > margin * MAX_CELLS,
            f"a cell of {lines} lines, {first!r}: at most {MAX_LINES}, or fold it": (
                lines > margin * MAX_LINES
            ),
            **self._times(margin),
            f"{self.before_figure} words before the first widget or picture: at most "
            f"{MAX_BEFORE_FIGURE}": self.before_figure > margin * MAX_BEFORE_FIGURE,
            f"{self.exercises} exercises: two to four": not 2 <= self.exercises <= 4 * margin,
        }
        found = [sentence for sentence, exceeds in tests.items() if exceeds]
        long = [s for s in self.sentences if len(s.split()) > margin * MAX_SENTENCE]
        found += [f"a sentence of {len(s.split())} words: {s!r}" for s in long]
        found += [f"an output says {line!r}: print the number" for line in self.booleans]
        return found

    def _times(self, margin: float) -> dict[str, bool]:
        """Possible errors in the minutes: a sentence each, and whether it applies."""
        said = self.minutes or (0, 0)
        in_all = sum(minutes or 0 for minutes, _ in self.sections)
        first = sum(minutes or 0 for minutes, skipped in self.sections if not skipped)
        silent = sum(minutes is None for minutes, _ in self.sections)
        return {
            "the first cell says no '**Time:** about 80 minutes, exercises included; 60 the first "
            "time through.'": self.minutes is None,
            f"{silent} sections without '*8 minutes*' below their headings": bool(silent),
            f"{said[0]} and {said[1]} minutes promised, {in_all} and {first} in the sections": (
                not silent and said != (in_all, first)
            ),
            f"{in_all} minutes: at most {MAX_MINUTES}": in_all > margin * MAX_MINUTES,
        }


def form(path: Path) -> LessonForm:
    """Measure a notebook."""
    cells = nbformat.read(path, as_version=4).cells
    texts = [_prose(c.source) if c.cell_type == "markdown" else "" for c in cells]
    codes = [c for c in cells if c.cell_type == "code"][1:]
    shown = [c for c in codes if not {"hide-input", "hide-cell"} & set(c.metadata.get("tags", []))]
    lengths = [(len(c.source.strip().splitlines()), c.source.strip()[:40]) for c in shown]
    first = next((i for i, c in enumerate(cells) if _has_figure(c)), len(cells))
    time = _TIME.search(cells[0].source)
    headed = _SECTION.findall("\n".join(f"{text}\n" for text in texts))
    return LessonForm(
        words=sum(len(text.split()) for text in texts),
        cells=len(codes),
        longest=max(lengths, default=(0, "")),
        sentences=[s for t in texts for s in _sentences(t) if len(s.split()) > MAX_SENTENCE],
        booleans=[line for c in codes for line in _booleans(c)],
        minutes=(int(time[1]), int(time[2] or time[1])) if time else None,
        sections=[(int(minutes) if minutes else None, bool(skip)) for minutes, skip in headed],
        before_figure=sum(len(text.split()) for text in texts[:first]),
        exercises=sum("gpt_lab.check(" in c.source for c in codes),
    )


def _prose(source: str) -> str:
    for pattern in (_DETAILS, _FENCES, _FORMULAS):
        source = pattern.sub(" ", source)
    source = re.sub(r"\[!\[.*?\]\(.*?\)\]\(.*?\)", " ", source)  # badges
    return re.sub(r"\]\([^)]*\)", "]", source)  # link targets


def _sentences(prose: str) -> list[str]:
    found = []
    for paragraph in re.split(r"\n\s*\n|\n(?=[-*\d] ?|#)", prose):
        if not paragraph.lstrip().startswith(("|", "#")):
            found += re.split(r"(?<=[.?!:])[\"”)*]*\s+", " ".join(paragraph.split()))
    return found


def _booleans(cell: NotebookNode) -> list[str]:
    texts = [o.get("text", "") or o.get("data", {}).get("text/plain", "") for o in cell.outputs]
    return [line for text in texts for line in text.splitlines() if _BOOLEAN.search(line)]


def _has_figure(cell: NotebookNode) -> bool:
    data = [o.get("data", {}) for o in cell.get("outputs", [])]
    return any(kind in d for d in data for kind in _FIGURES)


def main() -> None:
    """Print the form of notebooks."""
    paths = [Path(name) for name in sys.argv[1:]]
    for path in paths or sorted(Path("notebooks").glob("*.ipynb")):
        f = form(path)
        print(f"{path.name}: {f.words} words, {f.cells} cells, {f.exercises} exercises")
        for excess in f.excesses:
            print(f"    {excess}")


if __name__ == "__main__":
    main()
