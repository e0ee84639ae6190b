"""Link a page's first mention of each glossary term, with the definition as a tooltip."""

from __future__ import annotations

import functools
import html
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform

_GLOSSARY = "book/glossary"
_PAGES = ("notebooks/", "book/lab_model", "book/train", "book/performance")
_NOT_WITHIN = (
    nodes.reference,
    nodes.title,
    nodes.literal,
    nodes.math,
    nodes.caption,
    nodes.rubric,
    nodes.raw,
    nodes.table,
    addnodes.pending_xref,
)
_COMMON_WORDS = {
    *("head", "key", "value", "query", "block", "loss", "merge", "bias", "component"),
    *("control", "decoding", "row", "seed", "surprise", "tail", "target"),
}
"""Terms that are also common words: a mention may have another meaning.

A row is usually one of a table, a surprise the reader's, decoding a tokenizer's, a control a
widget's.
"""


def definitions(env: BuildEnvironment) -> dict[str, tuple[str, str]]:
    """Each term's anchor and the first sentences of its definition."""
    if _GLOSSARY not in env.found_docs:
        return {}
    as_read = Path(env.doctreedir, f"{_GLOSSARY}.doctree")
    return _definitions(env, as_read.stat().st_mtime_ns)


@functools.lru_cache(maxsize=1)  # every page asks
def _definitions(env: BuildEnvironment, _: int) -> dict[str, tuple[str, str]]:
    definitions_by_term = {}
    for item in env.get_doctree(_GLOSSARY).findall(nodes.definition_list_item):
        paragraph = next(iter(item.findall(nodes.paragraph)), None)
        for term in item.findall(nodes.term):
            if paragraph is not None and term["ids"]:
                name = term.astext().split("\n")[0].strip()
                definitions_by_term[name] = (term["ids"][0], " ".join(paragraph.astext().split()))
    return definitions_by_term


class LinkTerms(SphinxPostTransform):
    """Link the first mention of a term on a page to the glossary."""

    default_priority = 600  # references are resolved
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visit the paragraphs of a page."""
        if not self.env.docname.startswith(_PAGES):
            return
        terms = {name: d for name, d in definitions(self.env).items() if name not in _COMMON_WORDS}
        if not terms:
            return
        self.env.note_dependency(self.env.doc2path(_GLOSSARY))
        names = sorted(terms, key=len, reverse=True)
        plain = "|".join(re.escape(name).replace(r"\ ", r"[\s]+") for name in names)
        pattern = re.compile(rf"(?<![\w-])({plain})(s?)(?![\w-])", re.IGNORECASE)
        terms_by_name = {" ".join(name.lower().split()): name for name in names}
        linked: set[str] = set()
        for text in list(self._prose()):
            parts: list[nodes.Node] = []
            start = 0
            for match in pattern.finditer(text):
                name = terms_by_name[" ".join(match[1].lower().split())]
                if name in linked:
                    continue
                linked.add(name)
                parts += [
                    nodes.Text(text[start : match.start()]),
                    self._link(match[0], *terms[name]),
                ]
                start = match.end()
            if parts:
                text.parent.replace(text, [*parts, nodes.Text(text[start:])])

    def _prose(self) -> Iterator[nodes.Text]:
        for paragraph in self.document.findall(nodes.paragraph):
            for text in paragraph.findall(nodes.Text):
                parent = text.parent
                while parent is not None and not isinstance(parent, _NOT_WITHIN):
                    parent = parent.parent
                if parent is None:
                    yield text

    def _link(self, text: str, anchor: str, definition: str) -> nodes.Node:
        page = self.app.builder.get_relative_uri(self.env.docname, _GLOSSARY)
        card = html.escape(definition, quote=True)
        link = f'<a class="gloss" href="{page}#{anchor}" data-card="{card}">{html.escape(text)}</a>'
        return nodes.raw("", link, format="html")


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_post_transform(LinkTerms)
