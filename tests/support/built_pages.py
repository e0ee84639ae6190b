"""The pages of the built book."""

import functools
from pathlib import Path

import lxml.html

from tests.conftest import HTML

PAGES = sorted(
    path.relative_to(HTML).as_posix()
    for path in HTML.rglob("*.html")
    if path.relative_to(HTML).parts[0] not in ("_static", "_sources", "404.html")
) or ["index.html"]  # which the fixture then misses, and says so
GENERATED = ("genindex.html", "search.html", "py-modindex.html", "_modules/")
# Those that are opened as files, too: the others have the same scripts.
FROM_DISK = ("index.html", "notebooks/01_tokenization.html", "notebooks/03_attention.html")


PARSER = lxml.html.HTMLParser(encoding="utf-8", huge_tree=True)


@functools.cache
def tree_of(path: Path) -> lxml.html.HtmlElement:
    """A page's elements, which no test changes: several ask the same page."""
    return lxml.html.parse(path, PARSER).getroot()


def with_class(tree: lxml.html.HtmlElement, name: str) -> list[lxml.html.HtmlElement]:
    """The elements of a class."""
    return [one for one in tree.iter("*") if name in one.get("class", "").split()]
