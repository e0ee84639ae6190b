"""Subset KaTeX's fonts for the pages' formulas, and embed them in its style sheet.

Embedded fonts are available when a page is drawn, so no line moves later. KaTeX has twenty fonts,
290 kB; the pages use a few letters of some.
"""

from __future__ import annotations

import base64
import hashlib
import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from .styles import without_unused

STYLE = "katex.css"
_FACE = re.compile(r"@font-face\{[^}]*\}")
_RULE = re.compile(r"([^{}]+)\{([^{}]*font[^{}]*)\}")
_FILE = re.compile(r"url\(([^)]+\.woff2)\)")
_AROUND = ("katex", "katex-html", "katex-mathml", "katex-display")
_START = '<span class="katex-html"'
_TAG = re.compile(r"<(/?)(\w+)([^>]*)>|([^<]+)")
_CLASSES = re.compile(r'class="([^"]*)"')


def shown(pages: Iterable[str]) -> tuple[set[str], set[str]]:
    """The characters and classes in the formulas of pages."""
    characters: set[str] = set()
    classes: set[str] = set()
    for page in pages:
        for formula in page.split(_START)[1:]:
            depth = 1  # the rest of a tag comes before the first one
            for closing, name, attributes, text in _TAG.findall(formula):
                characters.update(text)
                classes.update(c for found in _CLASSES.findall(attributes) for c in found.split())
                depth += 0 if name != "span" else -1 if closing else 1
                if depth == 0:
                    break
    return characters, classes


def style(stylesheet: Path, characters: set[str], classes: set[str]) -> str:
    """The style sheet with fonts for these characters, for rules of these classes."""
    text = stylesheet.read_text("utf-8")
    used = {
        _font(declarations)
        for selectors, declarations in _RULE.findall(_FACE.sub("", text))
        if any(_needed(selector, classes) for selector in selectors.split(","))
    }

    def face(rule: re.Match[str]) -> str:
        family, *form = _font(rule[0])
        file = _FILE.search(rule[0])
        # a rule without a family changes the style of any family
        wanted = {(family, *form), *([("", *form)] if any(form) else ())}
        if not file or not wanted & used:
            return ""
        font = cut(stylesheet.parent / file[1], characters)
        url = f"url(data:font/woff2;base64,{base64.b64encode(font).decode()})"
        return re.sub(r"src:[^;}]+", f'src:{url} format("woff2")', rule[0]) if font else ""

    return without_unused(_FACE.sub(face, text), {*classes, *_AROUND})


def _font(declarations: str) -> tuple[str, bool, bool]:
    """The family of a rule, or none; whether it is italic, and whether it is bold."""
    family = re.search(r"KaTeX_\w+", declarations)
    italic = "font-style:italic" in declarations
    return family[0] if family else "", italic, bool(re.search(r"font-weight:[67]00", declarations))


def _needed(selector: str, classes: set[str]) -> bool:
    return set(re.findall(r"\.([\w-]+)", selector)) <= {*classes, *_AROUND}


def cut(file: Path, characters: set[str]) -> bytes:
    """A font's subset of these characters; empty if it has none of them."""
    options = subset.Options()
    options.flavor = "woff2"
    with TTFont(file, recalcTimestamp=False) as font:  # reproducible bytes
        wanted = {ord(c) for c in characters} & set(font.getBestCmap())
        if not wanted - {0x20, 0xA0}:
            return b""
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=wanted)
        subsetter.subset(font)
        font.flavor = "woff2"
        buffer = io.BytesIO()
        font.save(buffer)
    return buffer.getvalue()


def write(out: Path, stylesheet: Callable[[], Path]) -> None:
    """Write the style sheet of a built book, and its checksum in the pages that load it."""
    files = {path: path.read_text("utf-8") for path in out.rglob("*.html")}
    pages = {path: text for path, text in files.items() if _START in text}
    if not pages:
        return
    text = style(stylesheet(), *shown(pages.values()))
    (out / "_static" / STYLE).write_text(text, "utf-8")
    version = hashlib.sha256(text.encode()).hexdigest()[:8]
    link = re.compile(rf'(?<=_static/){re.escape(STYLE)}(\?v=\w+)?(?=")')
    for path, page in pages.items():
        path.write_text(link.sub(f"{STYLE}?v={version}", page), "utf-8")
