"""Metadata for search engines and messengers: names, descriptions, a site map, a 404 page."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config

_LONGEST = 200  # characters of a description; longer ones are cut off
_CONTENT = re.compile(
    r'(<meta (?:property="og:description"|name="description") content=")([^"]*)(" />)'
)
_ADDRESS = re.compile(r'<meta property="og:url" content="[^"]*" />\n?')
_NOT_FOUND = Path(__file__).with_name("404.html")


def name_site(_: Sphinx, config: Config) -> None:
    """Set the site's name, and give descriptions enough text to shorten."""
    config.ogp_site_name = config.html_title
    config.ogp_description_length = 5 * _LONGEST


def shortened(text: str, longest: int = _LONGEST) -> str:
    """The whole sentences that fit, or the whole words of a first sentence that does not fit.

    >>> shortened("One. Two. Three.", 10)
    'One. Two.'
    >>> shortened("A sentence that goes on", 12)
    'A sentence …'
    """
    text = re.sub(r"(\.\.\.|…)$", "", " ".join(text.split()))
    if len(text) <= longest:
        return text
    ends = [m.end() for m in re.finditer(r"[.?!](?=\s|$)", text) if m.end() <= longest]
    if ends:
        return text[: ends[-1]]
    return text[: text.rindex(" ", 0, longest - 1)] + " …"


def describe(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Shorten descriptions to whole sentences, and use the name as the first page's title.

    A page of a book without an address does not name its own.
    """
    if pagename == app.config.root_doc:
        context["docstitle"] = ""
    context["metatags"] = _CONTENT.sub(
        lambda tag: tag[1] + html.escape(shortened(html.unescape(tag[2]))) + tag[3],
        context.get("metatags", ""),
    )
    if not app.config.html_baseurl:
        context["metatags"] = _ADDRESS.sub("", context["metatags"])


def write_map(app: Sphinx, error: Exception | None) -> None:
    """Write ``404.html``, and ``sitemap.xml``, which has whole addresses, if the book has one."""
    if error or app.builder.format != "html":
        return
    base, out = app.config.html_baseurl, Path(app.outdir)
    lost = _NOT_FOUND.read_text("utf-8").replace("HOME", html.escape(base))
    (out / "404.html").write_text(lost, "utf-8")
    sitemap = out / "sitemap.xml"
    if not base:
        sitemap.unlink(missing_ok=True)
        return
    pages = sorted(app.env.found_docs)
    addresses = [base if page == app.config.root_doc else f"{base}{page}.html" for page in pages]
    rows = "".join(f"<url><loc>{escape(address)}</loc></url>\n" for address in addresses)
    schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    sitemap.write_text(f'{head}<urlset xmlns="{schema}">\n{rows}</urlset>\n', "utf-8")


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("config-inited", name_site)
    app.connect("html-page-context", describe, priority=900)  # after opengraph
    app.connect("build-finished", write_map)
