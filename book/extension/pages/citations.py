"""Citations as plain Markdown: a link to the paper whose title is its key in ``references.bib``.

``[Vaswani et al., 2017](https://arxiv.org/abs/1706.03762 "vaswani2017")`` is a link to the paper in
any Markdown viewer. In the book it leads to the paper's entry in the bibliography.
"""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from pybtex.backends.plaintext import Backend as PlainText
from pybtex.database import Entry
from pybtex.richtext import Text
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.nodes import make_refnode
from sphinxcontrib.bibtex.citation_target import CitationTarget
from sphinxcontrib.bibtex.roles import CitationRef

_LOGGER = logging.getLogger(__name__)
_PLAIN = PlainText()  # `render_as("text")` would search all packages for it
_KEY = "citation"  # the attribute of a link with its key
BIBLIOGRAPHY = "../book/bibliography.md"  # the target of a citation whose entry has no address


def wordings(entry: Entry) -> tuple[str, str]:
    """The two allowed texts of a citation: within parentheses, and as part of a sentence.

    >>> from pybtex.database import Person
    >>> people = [Person(name) for name in ("Press, Ofir", "Wolf, Lior")]
    >>> wordings(Entry("misc", {"year": "2017"}, {"author": people}))
    ('Press and Wolf, 2017', 'Press and Wolf (2017)')
    """
    people = entry.persons["author"]
    names = [str(Text.from_latex(" ".join(p.prelast_names + p.last_names))) for p in people]
    authors = " and ".join(names) if len(names) < 3 else f"{names[0]} et al."
    year = entry.fields["year"]
    return f"{authors}, {year}", f"{authors} ({year})"


def fault(key: str, text: str, address: str, entries: Any) -> str | None:
    """The error in a citation, or None."""
    if key not in entries:
        return f"references.bib has no {key!r}, which the link to {address} cites"
    if text not in wordings(entries[key]):
        right = " or ".join(map(repr, wordings(entries[key])))
        return f"{text!r} cites {key}, which is {right}"
    right = entries[key].fields.get("url", BIBLIOGRAPHY)
    if address != right:
        return f"{text!r} leads to {address}; the entry {key} has {right}"
    return None


def _address(link: nodes.Element) -> str:
    """The target of a link in the Markdown: a page, or another file of the book."""
    return str(link.get("refuri") or link.get("reftarget") or "")


class Citations(SphinxTransform):
    """Find a page's citations and compare each with ``references.bib``.

    A link with a title that is not a citation is a warning, and so an error of the build.
    """

    default_priority = 500

    def apply(self, **kwargs: Any) -> None:
        """Visit every link with a title."""
        domain = self.env.get_domain("cite")
        for link in list(self.document.findall(nodes.Element)):
            key = link.get("reftitle")
            if not key or link.tagname not in ("reference", "pending_xref"):
                continue
            text = re.sub(r"\s+", " ", link.astext())
            if wrong := fault(key, text, _address(link), domain.bibdata.data.entries):
                _LOGGER.warning(wrong, location=link)
                continue
            cited = nodes.reference("", text, refuri=_address(link), **{_KEY: key})
            link.replace_self(cited)
            self.document.note_explicit_target(cited, cited)
            domain.citation_refs.append(
                CitationRef(
                    cited["ids"][0],
                    self.env.docname,
                    link.line or 0,
                    [CitationTarget(key=key, pre="", post="")],
                )
            )


class CitationLinks(SphinxPostTransform):
    """Link each citation to its entry in the book's bibliography."""

    default_priority = 5

    def run(self, **kwargs: Any) -> None:
        """Visit every citation of the page; one without an entry is unchanged."""
        listed = {citation.key: citation for citation in self.env.get_domain("cite").citations}
        for link in list(self.document.findall(nodes.reference)):
            citation = listed.get(link.get(_KEY))
            if citation is None:
                continue
            builder, page = self.app.builder, citation.bibliography_key.docname
            tooltip = citation.tooltip_entry.text.render(_PLAIN)
            internal = make_refnode(
                builder,
                self.env.docname,
                page,
                citation.citation_id,
                nodes.inline("", link.astext()),
                tooltip,
            )
            internal["ids"] = link["ids"]
            link.replace_self(internal)


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_transform(Citations)
    app.add_post_transform(CitationLinks)
