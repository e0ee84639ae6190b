"""Combine the style sheets that every page loads into one, without unused rules.

The themes have 460 kB of rules in nine files; less than half is used. A single file with the icons
in it lets a page be drawn at once.
"""

from __future__ import annotations

import base64
import hashlib
import posixpath
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import tinycss2
from sphinx.application import Sphinx

SHEET = "site.css"
_LINK = re.compile(r'[ \t]*<link [^>]*?href="([^"?]*_static/)([^"?]+\.css)[^"]*"[^>]*>\n?')
_ONE = re.compile(rf'(?<=_static/){re.escape(SHEET)}\?v=\w*(?=")')
_OF_SOME_PAGES = ("gpt-lab/", "katex.css", "claims.css", "guesses.css", "first.css")
_WORD = re.compile(r"[A-Za-z_][\w-]*")
_NAME = re.compile(r"[.#]([A-Za-z_][\w-]*)")
_FUNCTION = re.compile(r":(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)")
_MADE = re.compile(r"bs-tooltip-|bs-popover-")  # names that scripts assemble
_URL = re.compile(r"""url\((['"]?)(?!data:)([^'")]+)\1\)""")
_IMPORT = re.compile(r"""@import\s+(?:url\()?['"]([^'"]+)['"]""")
_OLDER = re.compile(r""",\s*url\([^)]+\)\s*format\(['"]truetype['"]\)""")  # than woff2
_SMALL = 8_000  # the largest font to embed, in bytes


def bundle_styles(app: Sphinx, exception: Exception | None) -> None:
    """Write the style sheet, and its link in the pages, at the end of a build."""
    if exception is None and app.builder.format == "html":
        bundle(Path(app.outdir))


def bundle(out: Path) -> None:
    """Combine the style sheets of a built book."""
    static = out / "_static"
    pages = {
        path: path.read_text("utf-8")
        for path in out.rglob("*.html")
        if path.relative_to(out).parts[0] not in ("_static", "_sources")
    }
    files = next((found for page in pages.values() if (found := common(page))), None)
    if files is None:  # no page is new
        return
    words = words_of([*pages.values(), *(p.read_text("utf-8") for p in static.rglob("*.js"))])
    files = [part for file in files for part in with_imports(static, file)]
    text = "".join(rebased(without_unused(_read(static / f), words), static, f) for f in files)
    (static / SHEET).write_text(text, "utf-8")
    version = hashlib.sha256(text.encode()).hexdigest()[:8]
    for path, page in pages.items():
        path.write_text(_ONE.sub(f"{SHEET}?v={version}", _linked(page)), "utf-8")


def with_imports(static: Path, file: str) -> list[str]:
    """A style sheet and those that it imports, in the order of precedence."""
    imported = _IMPORT.findall(_read(static / file))
    folder = posixpath.dirname(file)
    names = [posixpath.normpath(posixpath.join(folder, name)) for name in imported]
    return [*(part for name in names for part in with_imports(static, name)), file]


def _read(path: Path) -> str:
    return path.read_text("utf-8").removeprefix("\ufeff")


def common(page: str) -> list[str]:
    """The style sheets that all pages have, in their order."""
    names = [name for _, name in _LINK.findall(page) if not name.startswith(_OF_SOME_PAGES)]
    return [] if SHEET in names else names


def _linked(page: str) -> str:
    """A page with a single link instead of those to all style sheets."""
    first = bool(common(page))

    def link(found: re.Match[str]) -> str:
        nonlocal first
        if found[2].startswith((*_OF_SOME_PAGES, SHEET)):
            return found[0]
        if not first:
            return ""
        first = False
        return f'<link rel="stylesheet" type="text/css" href="{found[1]}{SHEET}?v=" />\n'

    return _LINK.sub(link, page)


def words_of(texts: Iterable[str]) -> set[str]:
    """All words of some pages and scripts, including names of classes."""
    return {word for text in texts for word in _WORD.findall(text)}


def without_unused(style: str, words: set[str]) -> str:
    """A style sheet without rules whose selectors all have an unknown class or ID."""
    rules = tinycss2.parse_stylesheet(style, skip_comments=True, skip_whitespace=True)
    return "".join(_kept(rule, words) for rule in rules)


def _kept(rule: Any, words: set[str]) -> str:
    if rule.type == "qualified-rule":
        selectors = [s.strip() for s in _split(tinycss2.serialize(rule.prelude))]
        used = [selector for selector in selectors if is_used(selector, words)]
        content = tinycss2.serialize(rule.content).strip()
        return f"{','.join(used)}{{{content}}}\n" if used and content else ""
    if rule.type == "at-rule" and rule.lower_at_keyword in ("media", "supports") and rule.content:
        inner = without_unused(tinycss2.serialize(rule.content), words)
        prelude = tinycss2.serialize(rule.prelude).strip()
        return f"@{rule.at_keyword} {prelude}{{{inner}}}\n" if inner else ""
    if rule.type == "at-rule" and rule.lower_at_keyword in ("charset", "import"):
        return ""
    return f"{rule.serialize()}\n"


def _split(selectors: str) -> list[str]:
    """Split a list of selectors at commas outside of parentheses."""
    parts, depth = [""], 0
    for character in selectors:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def is_used(selector: str, words: set[str]) -> bool:
    """Whether all classes and IDs of a selector occur in some page or script."""
    names = _NAME.findall(re.sub(r"\[[^\]]*\]", "", _FUNCTION.sub("", selector)))
    return all(name in words or _MADE.match(name) for name in names)


def rebased(style: str, static: Path, file: str) -> str:
    """A style sheet with its URLs relative to ``_static``, and small fonts embedded."""

    def url(found: re.Match[str]) -> str:
        address = found[2].split("?")[0].split("#")[0]
        name = posixpath.normpath(posixpath.join(posixpath.dirname(file), address))
        path = static / name
        if path.suffix == ".woff2" and path.is_file() and path.stat().st_size < _SMALL:
            return f"url(data:font/woff2;base64,{base64.b64encode(path.read_bytes()).decode()})"
        return f"url({name})"

    return _URL.sub(url, _OLDER.sub("", style))


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("build-finished", bundle_styles, priority=850)  # the theme writes one, too
