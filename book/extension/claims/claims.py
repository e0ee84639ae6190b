"""Claims and their verdicts: each is in a notebook, beside the cell that decides it.

A claim is a Markdown cell of ``notebooks/claims/NN_subject.ipynb``::

    ## B15 · More heads, more parameters

    **Said by** [an answer in PyTorch's forum](https://…). **Verdict:** false.

    A sentence or two: why, and within which limit.

The last line that the cells below it print is what decides it (``evidence`` says how such a cell
is made); a claim that a source decides has no cell, and a paragraph ``**Decided by** [the
source](…).`` in place of the line. ``{{ claims }}`` on a page becomes what many believe,
``{{ claims.three }}`` three of them,
``{{ claims.articles }}`` the sentences of the articles, folded, and ``{{ claims.score }}`` a table
of how each source does. What has no verdict, or nothing that decides it, fails the build.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from docutils import nodes
from myst_parser.mdit_to_docutils.base import default_slugify
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.transforms import SphinxTransform

from . import evidence

VERDICTS = {
    "true": "True",
    "limit": "True within a limit",
    "false": "False",
    "unknown": "Nobody can know",
}
# The source of a claim by its letter: an entry of references.bib; common beliefs name theirs.
SOURCES = {"M": "maruoka2025", "C": "capital2025", "Z": "zou2025", "B": ""}
# The article's heading, without a citation, which would be a bare key in a table of contents.
_HEADINGS = {"M": "Maruoka (2025)", "C": "The capital of France is ___ (2025)", "Z": "Zou (2025)"}
_SHORT = ("True", "Within a limit", "False", "Nobody can know")
_HEADING = re.compile(r"## ([MCZB]\d\d) · (.+)")
_RELATIVE = re.compile(r"\]\((\.\./[^)\s]+)")
_DIV = re.compile(r'<div class="claim ')
_BELIEFS, _ARTICLES, _SCORE = "{{ claims }}", "{{ claims.articles }}", "{{ claims.score }}"
_DEFINITION = ", by definition"
_THREE = "{{ claims.three }}"
_FIRST = ("B15", "B08", "B38")  # a guess for who has read nothing yet


@dataclass(frozen=True)
class Claim:
    """A claim as a notebook has it.

    Args:
        name: a letter for the source, and a number: ``"B15"``.
        text: the claim, in our words.
        said: the source, as Markdown; empty if the letter names it.
        verdict: a key of ``VERDICTS``.
        why: the limit, or the reason, as Markdown.
        decided: the last output of the cells, or the source as Markdown.
        computed: whether cells decide it.
        by_definition: whether no number could have changed the verdict.
        page: its notebook.
    """

    name: str
    text: str
    said: str
    verdict: str
    why: str
    decided: str
    computed: bool
    by_definition: bool = False
    page: str = ""


@dataclass(frozen=True)
class ClaimsNotebook:
    """A notebook of claims: its page, its heading without number, and its claims."""

    page: str
    title: str
    claims: tuple[Claim, ...]


def subjects(root: Path) -> list[ClaimsNotebook]:
    """The notebooks of claims below a folder, in the order of their numbers."""
    return [_subject(root, path) for path in sorted(root.glob("notebooks/claims/*.ipynb"))]


def _subject(root: Path, path: Path) -> ClaimsNotebook:
    cells = json.loads(path.read_text("utf-8"))["cells"]
    title = "".join(cells[0]["source"]).splitlines()[0].partition(" · ")[2]
    page = path.relative_to(root).with_suffix("").as_posix()
    return ClaimsNotebook(
        page, title, tuple(replace(c, page=page) for c in _claims(path.name, cells))
    )


def _claims(name: str, cells: list[dict[str, Any]]) -> Iterator[Claim]:
    starts = [i for i, cell in enumerate(cells) if _source(cell).startswith("## ")]
    for start, end in zip(starts, [*starts[1:], len(cells)], strict=True):
        own = cells[start + 1 : end]
        printed = [line for cell in own for line in _printed(cell)]
        codes = ["".join(cell["source"]) for cell in own if cell["cell_type"] == "code"]
        yield parsed(name, _source(cells[start]), printed, codes)


def _source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"]) if cell["cell_type"] == "markdown" else ""


def _printed(cell: dict[str, Any]) -> list[str]:
    texts = ["".join(output.get("text", ())) for output in cell.get("outputs", ())]
    return [line.strip() for text in texts for line in text.splitlines() if line.strip()]


def parsed(file: str, source: str, printed: list[str], codes: list[str]) -> Claim:
    """Parse a claim from its cell's text, the code of the cells below it, and their output.

    Raises:
        ExtensionError: the heading has a wrong form, or there is no verdict or no sufficient
            evidence.
    """
    first, _, rest = source.partition("\n")
    heading = _HEADING.fullmatch(first)
    if not heading:
        raise ExtensionError(f"{file}: {first!r} is not '## B15 · The claim'")
    where = f"{file}, {heading[1]}"
    verdict = re.search(rf"\*\*Verdict:\*\* ([\w ]+)({_DEFINITION})?\.", rest)
    words = {text.lower(): key for key, text in VERDICTS.items()}
    if not verdict or verdict[1] not in words:
        raise ExtensionError(f"{where}: '**Verdict:** ….' is one of {', '.join(words)}")
    said = re.search(r"\*\*Said by\*\* (.+?)\.(?= \*\*Verdict)", rest, re.DOTALL)
    source_text = re.search(r"\*\*Decided by\*\* (.+)", rest)
    if not said and not SOURCES[heading[1][0]]:
        raise ExtensionError(f"{where}: '**Said by** [who](address).' is missing")
    if bool(printed) == bool(source_text):
        raise ExtensionError(f"{where}: cells print what decides it, or '**Decided by** …' says it")
    why = rest[verdict.end() :]
    if source_text:
        why = why.replace(source_text[0], "")
    decided = printed[-1] if printed else str(source_text and source_text[1])
    if printed and file not in evidence.NOT_YET:
        evidence.refuse_zero_alone(where, codes)
        if not verdict[2]:
            decided = evidence.decided_by_threshold(where, codes, printed, verdict[1])
    return Claim(
        heading[1],
        heading[2],
        said[1] if said else "",
        words[verdict[1]],
        " ".join(why.split()),
        decided,
        bool(printed),
        bool(verdict[2]),
    )


def insert_claims(app: Sphinx, docname: str, source: list[str]) -> None:
    """Puts all claims, and how each source does, where a page asks for them."""
    if not any(place in source[0] for place in (_BELIEFS, _ARTICLES, _SCORE, _THREE)):
        return
    found = subjects(Path(app.srcdir))
    for subject in found:
        app.env.note_dependency(f"{subject.page}.ipynb")
    claims = [claim for subject in found for claim in subject.claims]
    twice = [name for name, n in Counter(c.name for c in claims).items() if n > 1]
    if twice:
        raise ExtensionError(f"these claims stand twice: {', '.join(twice)}")
    filters = _buttons("filters", "Show verdicts", ("All", *_SHORT))
    status = f'<p role="status">{len(claims)} claims. Guess a verdict, and it opens.</p>'
    panel = f'<div class="claims-panel">{filters}{status}</div>'
    beliefs = "\n\n".join(filter(None, map(_section, found)))
    articles = "\n\n".join(_folded(letter, claims) for letter, key in SOURCES.items() if key)
    by_name = {claim.name: claim for claim in claims}
    three = "\n\n".join(_box(by_name[name]) for name in _FIRST) if _THREE in source[0] else ""
    texts = {
        _BELIEFS: f"{panel}\n\n{beliefs}",
        _ARTICLES: articles,
        _SCORE: score(claims),
        _THREE: three,
    }
    for place, text in texts.items():
        source[0] = source[0].replace(place, text)


def score(claims: list[Claim]) -> str:
    """A table of the number of claims by source and verdict."""
    head = f"| | {' | '.join(VERDICTS.values())} |\n|{' --- |' * (len(VERDICTS) + 1)}"
    rows = []
    for letter, key in SOURCES.items():
        counts = Counter(c.verdict for c in claims if c.name[0] == letter)
        who = f"{{cite:t}}`{key}`" if key else "What many believe"
        rows.append(f"| {who} | {' | '.join(str(counts[v]) for v in VERDICTS)} |")
    return "\n".join([head, *rows])


def _section(subject: ClaimsNotebook) -> str:
    """The common beliefs about a subject."""
    rows = [_row(claim) for claim in subject.claims if not SOURCES[claim.name[0]]]
    return "\n\n".join([f"## {subject.title}", *rows]) if rows else ""


def _folded(letter: str, claims: list[Claim]) -> str:
    """An article's sentences, in its own order, collapsed."""
    own = sorted((c for c in claims if c.name[0] == letter), key=lambda c: c.name)
    rows = "\n\n".join(map(_row, own))
    return f"""### {_escaped(_HEADINGS[letter])}

::::::{{dropdown}} {len(own)} sentences
:class-container: claims-article

{rows}

::::::"""


def _buttons(style: str, label: str, words: tuple[str, ...]) -> str:
    """A row of buttons, which exist before their script is loaded, so that nothing moves then."""
    each = "".join(f'<button type="button">{word}</button>' for word in words)
    return f'<div class="{style}" role="group" aria-label="{label}">{each}</div>'


def _row(claim: Claim) -> str:
    """A claim under its address."""
    return f"({claim.name.lower()})=\n{_box(claim)}"


def _box(claim: Claim) -> str:
    """A claim with its guesses and its folded verdict."""
    page = claim.page
    said = claim.said or f"{{cite:t}}`{SOURCES[claim.name[0]]}`"
    slug = default_slugify(f"{claim.name} · {claim.text}")  # MyST finds headings only by this name
    decided = _escaped(claim.decided) if claim.computed else _rebased(page, claim.decided)
    link = f"[{'The cell' if claim.computed else 'More'}](/{page}.ipynb#{slug})"
    why = _rebased(page, claim.why)
    guesses = _buttons("guesses", "Your guess", _SHORT)
    found = _as_list(decided) if claim.computed else ""
    reason = " ".join(filter(None, [why] if found else [decided, why]))
    return f""":::::{{div}} claim {claim.verdict}
**{claim.text}**

Said by {said}

{guesses}

::::{{dropdown}} The verdict
**{VERDICTS[claim.verdict]}{_DEFINITION * claim.by_definition}.** {reason}

{found}

{link}
::::
:::::"""


def _as_list(decided: str) -> str:
    """The threshold and the values, a value a line; empty for a claim without a threshold."""
    lines = []
    for asked, found in evidence.findings(decided):
        lines += ["True if", f": {asked}", "", "Found"]
        for value in found:
            what, _, answer = value.rpartition(", ")
            lines.append(f": **{answer}** · {what}" if what else f": **{answer}**")
        lines.append("")
    return "\n".join(lines).strip()


def _rebased(page: str, text: str) -> str:
    """A notebook's Markdown with its links rewritten for another page."""
    folder = posixpath.dirname(page)
    return _RELATIVE.sub(lambda m: f"](/{posixpath.normpath(posixpath.join(folder, m[1]))}", text)


def _escaped(text: str) -> str:
    """Printed text, escaped as Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>#$|])", r"\\\1", text)


def load_script(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Add the script for guessing, score and filter to the page with the claims."""
    if _DIV.search(context.get("body", "")):
        app.add_css_file("claims.css")
        app.add_js_file("claims.js", loading_method="defer")


class ClaimAnchors(SphinxTransform):
    """Give a claim's section in its notebook its name as an anchor: ``#b15``."""

    default_priority = 500

    def apply(self, **kwargs: Any) -> None:
        """Visit every section of the page."""
        for section in self.document.findall(nodes.section):
            if match := _HEADING.fullmatch(f"## {section[0].astext()}"):
                section["ids"].insert(0, match[1].lower())


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_transform(ClaimAnchors)
    app.connect("source-read", insert_claims)
    app.connect("html-page-context", load_script)
