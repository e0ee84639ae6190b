"""Content security policies: pages run only the book's own scripts, and request no other host.

Scripts in injected markup would not run. Scripts within a page are allowed by their checksums; the
widgets' modules and the model's worker are blobs made by those scripts. For pages opened from a
disk, ``file:`` replaces the server's ``'self'``.

WebAssembly stays forbidden: ``'wasm-unsafe-eval'`` would let any script of a page compile code
that no checksum covers, and what trains in the page (``gpt_lab_course/engine/train``) is quick
enough in plain JavaScript. Measured with 64-bit numbers, in processor time of one core of a busy
server, steps a second: 200 to 270 with 5,000 parameters (8 rows of 32 tokens), 60 to 80 with
30,000 (48 rows of 5 tokens), 23 to 31 with 30,000 (8 rows of 64 tokens). A kernel in WebAssembly
would need the one in JavaScript beside it, for notebooks in pages whose own policy forbids it.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from html import escape
from html.parser import HTMLParser
from pathlib import Path

from sphinx.application import Sphinx

_START = re.compile(r"<head(?: [^>]*)?>\s*|(?=<meta )")  # HTML lets a page omit its head
_OURS = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>\n?')
# Of the two hundred thousand tags of the book's pages, a few hundred run scripts. Parsing all of #
# them would take a tenth of the build, so only these are parsed.
_PARTS = re.compile(
    r"""<!--.*?-->|<script\b.*?</script\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>""",
    re.DOTALL | re.IGNORECASE,
)
_RUNS = re.compile(r"""<script\b|<[a-z].*[\s/"']on""", re.DOTALL | re.IGNORECASE)


class _Inline(HTMLParser):
    """Collects a page's inline scripts and event handlers."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.scripts: list[str] = []
        self.handlers: list[str] = []
        self._inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.handlers += [value or "" for name, value in attrs if name.startswith("on")]
        data = attributes.get("type") not in (None, "", "text/javascript", "module")
        self._inside = tag == "script" and "src" not in attributes and not data
        if self._inside:
            self.scripts.append("")

    def handle_endtag(self, tag: str) -> None:
        self._inside = False

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.scripts[-1] += data


def inline(page: str) -> _Inline:
    """The inline scripts and event handlers of a page."""
    parser = _Inline()
    parser.feed("".join(filter(_RUNS.match, _PARTS.findall(page))))
    parser.close()
    return parser


def policy(scripts: Iterable[str], handlers: Iterable[str]) -> str:
    """The policy that allows these scripts and event handlers, and those of the book."""
    hashes = sorted({_hash(text) for text in (*scripts, *handlers)})
    rules = {
        # Firefox prefetches the next page under this rule, as there is no special one.
        "default-src": ["'self'", "file:"],
        **{f"{kind}-src": ["'none'"] for kind in ("object", "frame", "media", "manifest")},
        "script-src": ["'self'", "file:", "blob:", "'unsafe-hashes'", *hashes],
        "worker-src": ["blob:"],
        "style-src": ["'self'", "file:", "'unsafe-inline'"],  # figures and formulas have styles
        "img-src": ["'self'", "file:", "data:", "blob:"],
        "font-src": ["'self'", "file:", "data:"],
        "connect-src": ["'self'", "file:", "blob:", "data:"],
        "form-action": ["'self'", "file:"],  # the search
        "base-uri": ["'none'"],
    }
    return "; ".join(f"{name} {' '.join(values)}" for name, values in rules.items())


def _hash(text: str) -> str:
    digest = hashlib.sha256(text.encode("utf-8")).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def add_policies(app: Sphinx, exception: Exception | None) -> None:
    """Write each page's policy at the beginning of its head."""
    if exception is not None or app.builder.format != "html":
        return
    pages = {
        path: _OURS.sub("", path.read_text("utf-8"))
        for path in Path(app.outdir).rglob("*.html")
        if path.relative_to(app.outdir).parts[0] not in ("_static", "_sources")
    }
    running = {path: inline(page) for path, page in pages.items()}
    # The search reads other pages with their handlers before it extracts their text.
    handlers = {handler for found in running.values() for handler in found.handlers}
    for path, page in pages.items():
        allowed = escape(policy(running[path].scripts, handlers))
        start = _START.search(page)
        if start is None:
            raise ValueError(f"{path} has nothing that a policy could stand in")
        meta = f'<meta http-equiv="Content-Security-Policy" content="{allowed}">\n'
        path.write_text(page[: start.end()] + meta + page[start.end() :], "utf-8")


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.connect("build-finished", add_policies, priority=900)  # after all pages are written
