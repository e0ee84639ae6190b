"""Puts numbers into the search index as readers type them: 50257 as well as 50,257."""

from __future__ import annotations

import re

import sphinx.search
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.search.en import SearchEnglish

_GROUPED = re.compile(r"\d{1,3}(?:,\d{3})+")


class EnglishWithNumbers(SearchEnglish):
    """English words, and numbers without the commas between their digits."""

    def split(self, input: str) -> list[str]:
        """The words of a text, as Sphinx splits it, and its long numbers once more."""
        return super().split(input) + [m.replace(",", "") for m in _GROUPED.findall(input)]


def use_numbers(_: Sphinx, config: Config) -> None:
    """Replaces Sphinx's English."""
    sphinx.search.languages["en"] = EnglishWithNumbers
