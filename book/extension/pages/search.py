"""What the search finds: numbers as readers type them, and the glossary after every build.

In which order is said in ``search_order.js``.
"""

from __future__ import annotations

import re
from pathlib import Path

import sphinx.search
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.search.en import SearchEnglish
from sphinx.util.index_entries import split_index_msg

_ORDER = Path(__file__).with_name("search_order.js")
_GROUPED = re.compile(r"\d{1,3}(?:,\d{3})+")


class EnglishWithNumbers(SearchEnglish):
    """English words, and numbers without the commas between their digits: 50257 for 50,257."""

    def split(self, input: str) -> list[str]:
        """The words of a text, as Sphinx splits it, and its long numbers once more."""
        return super().split(input) + [m.replace(",", "") for m in _GROUPED.findall(input)]


def set_up(_: Sphinx, config: Config) -> None:
    """Replaces Sphinx's English, and its order."""
    sphinx.search.languages["en"] = EnglishWithNumbers
    config.html_search_scorer = str(_ORDER)


def keep_index_entries(_: Sphinx, env: BuildEnvironment) -> None:
    """Puts the terms of pages that are not read again back into the search.

    Sphinx keeps only those of the pages that a build reads (sphinx-doc/sphinx#12599): where a book
    was built a second time in place, the search no longer led to the glossary.
    """
    for docname, entries in env.get_domain("index").data["entries"].items():
        env._search_index_index_entries[docname] = [
            (term, target, main)
            for kind, value, target, main, _key in entries
            for term in split_index_msg(kind, value)
        ]


def setup(app: Sphinx) -> None:
    """Registers what this module does with Sphinx."""
    app.connect("config-inited", set_up)
    app.connect("env-updated", keep_index_entries)
