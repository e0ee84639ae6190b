"""What a file of tests reads is told from its text, so that a step imports no more than it runs.

Each file has one of three marks: ``project`` if it reads notebooks, pages or what lies around the
package, ``widgets`` if it reads widgets, their JavaScript or the book's extension, and ``package``
otherwise. Should a file read more than that, ``make test`` says so: steps are watched while they
run (``tools/passed.py``).
"""

from __future__ import annotations

import functools
import itertools
import re
from pathlib import Path

from gpt_lab import widgets

READS = {  # the first that is found
    "project": r"\.ipynb|\.md\"|^from tests\.course |^from tools(?!\.dev\b)[.\w]* import (?!dev$)",
    "widgets": rf"\b({'|'.join(widgets.__all__)})\b|widgets|: Build\b"
    r"|^from (tests\.)?(javascript|pages|book_page|extension)\b",
    "package": r"",
}
# What may mark a test within a file, as ``conftest.py`` and decorators do.
MARKS = {
    **{"browser": r"mark\.browser", "whole": r"mark\.whole", "built": r"\b(html|site): "},
    **dict.fromkeys(("firefox", "webkit"), r"open_in_engine"),
}


@functools.cache
def source_of(path: Path) -> str:
    """A file's text."""
    return path.read_text("utf-8")


@functools.cache
def reads(source: str) -> str:
    """The mark of a file with this text."""
    return next(mark for mark, sign in READS.items() if re.search(sign, source, re.MULTILINE))


def may_have(expression: str, source: str) -> bool:
    """Whether an expression of ``-m`` can choose a test of a file with this text."""
    of_all = re.findall(r"mark\.(\w+)", "".join(re.findall(r"(?m)^pytestmark = .*", source)))
    known = dict.fromkeys(READS, False) | dict.fromkeys([reads(source), *of_all], True)
    known |= {mark: False for mark, sign in MARKS.items() if not re.search(sign, source)}
    names = {*re.findall(r"\w+", expression)} - {"and", "or", "not"}
    unknown = sorted(names - known.keys())
    return not expression or any(
        eval(expression, {"__builtins__": {}}, known | dict(zip(unknown, values, strict=True)))
        for values in itertools.product((True, False), repeat=len(unknown))
    )
