"""Subset the theme's icon fonts and rules to the icons on the pages.

The theme has two thousand icons, a quarter of a megabyte. The pages show some twenty of them.
"""

from __future__ import annotations

import re
from pathlib import Path

from fontTools import subset
from sphinx.application import Sphinx

_NAME = re.compile(r"\bfa-[a-z0-9-]+")
_SELECTOR = r"\.fa-[\w-]+:(?:before|after)"
_RULE = re.compile(rf'{_SELECTOR}(?:,{_SELECTOR})*\{{content:"\\[0-9a-f]+"\}}')
_CHARACTER = re.compile(r"\\([ef][0-9a-f]{3})\b")  # Unicode's private use areas
_ALL_ICONS = "fontawesome.js"  # draws icons as SVG; no page loads it


def keep_what_is_shown(app: Sphinx, exception: Exception | None) -> None:
    """Remove icons that no page shows from the theme's files, which each build copies whole."""
    if exception is not None or app.builder.format != "html":
        return
    out = Path(app.outdir)
    static = out / "_static"
    scripts = [path for path in static.rglob("*.js") if path.name != _ALL_ICONS]
    names: set[str] = set()
    for path in [*out.rglob("*.html"), *scripts]:
        names.update(_NAME.findall(path.read_text(encoding="utf-8")))
    codes: set[int] = set()
    for path in static.rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        style = without_unused(text, names)
        if style != text:
            path.write_text(style, encoding="utf-8")
        codes.update(int(code, 16) for code in _CHARACTER.findall(style))
    for path in static.rglob("webfonts/*.woff2"):
        cut(path, codes)


def without_unused(style: str, names: set[str]) -> str:
    """A style sheet without the rules of icons with other names."""

    def replacement(rule: re.Match[str]) -> str:
        return rule[0] if names & set(_NAME.findall(rule[0])) else ""

    return _RULE.sub(replacement, style)


def cut(font: Path, characters: set[int]) -> None:
    """Reduce a font to these characters, in place."""
    options = subset.Options()
    options.flavor = "woff2"
    with subset.load_font(str(font), options, lazy=False) as opened:
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=characters & set(opened.getBestCmap()))
        subsetter.subset(opened)
        subset.save_font(opened, str(font), options)


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("build-finished", keep_what_is_shown)
