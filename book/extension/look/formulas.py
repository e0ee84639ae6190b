"""Typeset formulas when the book is built, so that pages need no script for them.

KaTeX runs in one Deno process for all formulas (``typeset.ts``). A page gets HTML for display and
MathML for screen readers. A formula that KaTeX cannot parse is a warning with its page and line,
and so an error of the build.
"""

from __future__ import annotations

import atexit
import functools
import json
import os
import subprocess
from pathlib import Path
from typing import Any

from bs4 import BeautifulSoup
from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util import logging
from sphinx.writers.html5 import HTML5Translator

from ..widgets.snapshot import deno
from . import formula_style

_LOGGER = logging.getLogger(__name__)
_ROOT = Path(__file__).resolve().parents[3]
_SCRIPT = Path(__file__).with_name("typeset.ts")
_RENDERER = "katex"
_PART = 'class="katex-base"'  # a line may break between two of these
_FORMULA = 'class="katex"'


class Typesetter:
    """A KaTeX process, started for the first formula."""

    def __init__(self) -> None:
        command = [deno(), "run", "--quiet", "--config", str(_ROOT / "deno.json"), "--allow-read"]
        self._process = subprocess.Popen(
            [*command, str(_SCRIPT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"},
        )
        self.stylesheet = Path(self._answer())
        atexit.register(self.close)

    def ask(self, tex: str, *, display: bool) -> str:
        """A formula's HTML.

        Raises:
            ValueError: KaTeX cannot parse the formula; the message is KaTeX's.
        """
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"tex": tex, "display": display}) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        if "error" in answer:
            raise ValueError(answer["error"].removeprefix("KaTeX parse error: "))
        return str(answer["html"])

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()

    def _answer(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"{_SCRIPT.name} ended with {self._process.wait()}; see above")
        return json.loads(line)


@functools.cache
def _typesetter(process: int) -> Typesetter:
    return Typesetter()


def typesetter() -> Typesetter:
    """This process's typesetter: each process that Sphinx forks has its own."""
    return _typesetter(os.getpid())


@functools.cache
def typeset(tex: str, *, display: bool = False) -> str:
    """A formula's HTML; each formula is typeset once in a build."""
    return typesetter().ask(tex.strip(), display=display)


def _formula(node: nodes.Element, *, display: bool) -> str:
    try:
        return typeset(node.astext(), display=display)
    except ValueError as error:
        _LOGGER.warning("the formula %r cannot be typeset: %s", node.astext(), error, location=node)
        return f"<code>{node.astext()}</code>"


def visit_inline(translator: HTML5Translator, node: nodes.math) -> None:
    """Write an inline formula."""
    translator.body.append(
        translator.starttag(node, "span", "", CLASS="math notranslate nohighlight")
    )
    translator.body.append(f"{_formula(node, display=False)}</span>")
    raise nodes.SkipNode


def has_one_part(tex: str) -> bool:
    """Whether a line cannot break within a formula; False for one that cannot be typeset."""
    try:
        return typeset(tex).count(_PART) == 1
    except ValueError:  # its writer reports the error
        return False


def visit_block(translator: HTML5Translator, node: nodes.math_block) -> None:
    """Write a displayed formula."""
    translator.body.append(translator.starttag(node, "div", CLASS="math notranslate nohighlight"))
    translator.body.append(f"{_formula(node, display=True)}</div>\n")
    raise nodes.SkipNode


def use_katex(_: Sphinx, config: Config) -> None:
    """Replace Sphinx's math renderer, which needs a script on each page."""
    config.html_math_renderer = _RENDERER


def style_formulas(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Add KaTeX's style to pages with formulas, and remove formula HTML from the page's title."""
    if _FORMULA in context.get("body", ""):
        app.add_css_file(formula_style.STYLE)
    context["title"] = without_html(context.get("title", ""))


def without_html(title: str) -> str:
    """A title with its formulas in LaTeX, for a browser's tab."""
    if _FORMULA not in title:
        return title
    soup = BeautifulSoup(title, "html.parser")
    for formula in soup.select("span.math"):
        annotation = formula.find("annotation")
        formula.replace_with(annotation.get_text() if annotation else formula.get_text())
    return str(soup)


def write_style(app: Sphinx, exception: Exception | None) -> None:
    """Write the style sheet after all pages."""
    if exception is None and app.builder.format == "html":
        formula_style.write(Path(app.outdir), lambda: typesetter().stylesheet)


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_html_math_renderer(_RENDERER, (visit_inline, None), (visit_block, None))
    app.connect("config-inited", use_katex)
    app.connect("html-page-context", style_formulas)
    app.connect("build-finished", write_style)
