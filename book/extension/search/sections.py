"""Split a built page for the search: sections, terms, claims, names, sources, each with its text.

Widgets, contents, outputs of cells, hints and solutions (which would give away an exercise), and
the markup of formulas are left out.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import cast

from lxml.html import HtmlElement

from .formula_text import formula_text

_SKIPPED = {"button", "form", "img", "nav", "noscript", "script", "style", "summary", "svg"}
_NOT_TEXT = {
    *("gpt-lab-host", "cell_output", "toctree-wrapper", "sd-card-hover", "guesses", "claims-panel"),
    *("hint", "solution", "headerlink", "section-minutes", "exercise-run", "prev-next-area"),
    *("sig-param", "sig-paren", "sig-return", "sig-prename", "sig-name", "property"),
    *("viewcode-link",),
}
_BLOCKS = {"p", "li", "dd", "dt", "tr", "div", "section", "caption", "figcaption", "pre"}
_HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
_WORD = re.compile(r"[^\W\d]\w{2,}")
_AUTHORS_END = re.compile(r"(?<=[a-zé)I])\. ")  # an initial is a capital letter
_ALSO = re.compile(r"\b[Aa]lso called (?:an? )?([^.;:]+)")


@dataclass
class Section:
    """A target of the search.

    Args:
        anchor: the part of its address after #; empty for the page itself.
        kind: ``"section"``, or a ``"term"`` of the glossary, a ``"claim"``, a ``"name"`` of the
            code, a ``"source"`` of the bibliography.
        title: its heading, its term, or its name with its module.
        text: its own text without subsections, a line a paragraph.
        code: the distinct words of its code that are not in its text.
    """

    anchor: str
    kind: str
    title: str = ""
    text: str = ""
    code: str = ""

    def row(self) -> list[object]:
        """The section as a row for the search's script; a term includes its other names."""
        row: list[object] = [self.anchor, self.kind, self.title, self.text, self.code]
        return [*row, also(self.text)] if self.kind == "term" else row


def also(definition: str) -> list[str]:
    """A term's other names, after "Also called" in its definition.

    >>> also("A table. Also called a matrix, or two-way array [Cayley et al., 1858]; it has rows.")
    ['matrix', 'two-way array']
    """
    plain = re.sub(r"[\[(].*?[\])]", "", definition)
    return [
        name.strip() for names in _ALSO.findall(plain) for name in re.split(r",? or |, ", names)
    ]


def sections(article: HtmlElement) -> list[Section]:
    """The sections of a page's article, in their order. The first is the page's own."""
    found = [Section("", "section")]
    _read(article, found, found[0])
    for section in found:
        lines = (" ".join(line.split()).strip("· ") for line in section.text.split("\n"))
        section.text = "\n".join(line for line in lines if line)
        if section.kind == "name":  # its summary; the words of the rest can be found
            section.text, _, rest = section.text.partition("\n")
            section.code += f" {rest}"
        if section.kind == "claim" and section.text.startswith("Said by "):
            section.text = section.text.partition("\n")[2]
        section.title = " ".join(section.title.split())
        said = set(_WORD.findall(f"{section.title} {section.text}"))
        words = dict.fromkeys(_WORD.findall(section.code))
        section.code = " ".join(word for word in words if word not in said)
    return [one for one in found if one.title and (one.text or one.code or one.kind == "section")]


def _read(element: HtmlElement, found: list[Section], section: Section) -> Section:
    """Add an element's text to a section, or to those that begin within it.

    Returns:
        The section of the next sibling: a term and its definition, a name and its description are
        siblings.
    """
    classes = set(element.get("class", "").split())
    if element.tag in _SKIPPED or classes & _NOT_TEXT or not isinstance(element.tag, str):
        return section
    if "claim" in classes and not element.get("id"):
        return section  # another page shows it, too; its own has it at an address
    if "math" in classes:
        formula = next(element.iter("math"), None)  # none if it does not parse, a warning elsewhere
        section.text += element.text_content() if formula is None else formula_text(formula)
    elif "highlight" in classes:
        section.code += f" {element.text_content()}"
    elif element.tag in _HEADINGS:
        section.title = _title(element)
    elif element.tag == "dt" and (kind := _kind_of_term(element, classes)):
        anchor = element.get("id", "")
        name = anchor if kind == "name" else _title(element)
        found.append(Section(anchor, kind, name))
        return found[-1]
    elif "claim" in classes and (statement := element.find("p")) is not None:
        found.append(Section(element.get("id", ""), "claim", _title(statement)))
        element.remove(statement)
        _read_inside(element, found, found[-1])
    elif "citation" in classes and (entry := element.find("p")) is not None:
        text = _title(entry)
        _, *title = _AUTHORS_END.split(text, maxsplit=2)
        found.append(Section(element.get("id", ""), "source", title[0] if title else text, text))
    elif element.tag == "section" and found[0].title:  # the first is the page
        found.append(Section(element.get("id", ""), "section"))
        _read_inside(element, found, found[-1])
    else:
        in_cell = element.tag == "p" and element.getparent().tag in ("td", "th")
        end = "\n" if element.tag in _BLOCKS and not in_cell else ""
        section.text += end
        _read_inside(element, found, section)
        section.text += " · " if element.tag in ("td", "th") else end
    return section


def _read_inside(element: HtmlElement, found: list[Section], section: Section) -> None:
    section.text += _line(element.text)
    for child in element:
        section = _read(cast(HtmlElement, child), found, section)
        section.text += _line(child.tail)


def _line(text: str | None) -> str:
    """Text without the line breaks of its file."""
    return (text or "").replace("\n", " ")


def _kind_of_term(element: HtmlElement, classes: set[str]) -> str:
    if "sig" in classes and element.get("id"):
        return "name"
    return "term" if element.get("id", "").startswith("term-") else ""


def _title(element: HtmlElement) -> str:
    alone = Section("", "section")
    _read_inside(element, [alone], alone)
    return alone.text
