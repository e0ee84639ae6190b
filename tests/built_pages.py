"""The pages of the built book."""

import functools
from pathlib import Path

from bs4 import BeautifulSoup

from tests.conftest import HTML

PAGES = sorted(
    path.relative_to(HTML).as_posix()
    for path in HTML.rglob("*.html")
    if path.relative_to(HTML).parts[0] not in ("_static", "_sources", "404.html")
) or ["index.html"]  # which the fixture then misses, and says so
GENERATED = ("genindex.html", "search.html", "py-modindex.html", "_modules/")
# Those that are opened as files, too: the others have the same scripts.
FROM_DISK = ("index.html", "notebooks/01_tokenization.html", "notebooks/03_attention.html")


@functools.cache
def soup_of(path: Path) -> BeautifulSoup:
    """A page's elements, which no test changes: several ask the same page."""
    return BeautifulSoup(path.read_text("utf-8"), "html.parser")
