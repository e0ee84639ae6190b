"""Write the scripts that draw widgets, and load them on pages with widgets.

``_static/gpt-lab/`` gets ``runtime.js`` (``make widgets`` makes it of ``runtime/``), ``kit.css``,
``widgets/NAME.js`` and ``widgets/NAME.css`` (a widget's module and styles; a page loads those that
it shows) and ``assets/NAME.js`` (data that a widget requests by name, such as a vocabulary; fetched
only then) with the licenses of their sources. All scripts are classic: the book also works from a
disk.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import json
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config

import gpt_lab_course.widgets
from gpt_lab import data
from gpt_lab_course import data as course_data
from gpt_lab_course.widgets.base import LabWidget, kit_css

FOLDER = "gpt-lab"
_HOST = re.compile(r'<div class="gpt-lab-host[^"]*" data-widget="(\w+)"')
_BEFORE_OTHERS = 100  # a script's priority: Sphinx's own have 200, the theme's 500
_MISSING = "document.documentElement.dataset.gptLab = 'missing'"  # book.css uses this


def widget_classes() -> dict[str, type[LabWidget]]:
    """Every widget of ``gpt_lab_course.widgets`` by its class name."""
    return {
        name: getattr(gpt_lab_course.widgets, name)
        for name in sorted(gpt_lab_course.widgets.__all__)
    }


@functools.cache
def script_files() -> dict[str, str]:
    """The files in ``_static/gpt-lab/``: name and text."""
    runtime = Path(__file__).with_name("runtime") / "bundle.js"
    files = {"runtime.js": runtime.read_text("utf-8"), "kit.css": kit_css()}
    for name, cls in widget_classes().items():
        esm = json.dumps({"esm": cls._esm}, ensure_ascii=False)
        files[f"widgets/{name}.js"] = f"(globalThis.gptLabWidgets ??= {{}}).{name} = {esm};\n"
        files[f"widgets/{name}.css"] = cls.own_css()
        for asset, content in cls.assets.items():
            text = base64.b64encode(content()).decode("ascii")
            files[f"assets/{asset}.js"] = (
                f"gptLab.asset({json.dumps(asset)}, {json.dumps(text)});\n"
            )
    notices = (*data.FOLDER.glob("*-LICENSE.txt"), *course_data.FOLDER.glob("*-LICENSE.txt"))
    for notice in notices:  # licenses of the assets' sources
        files[f"assets/{notice.name}"] = notice.read_text("utf-8")
    return files


def large_files() -> dict[str, bytes]:
    """The large assets that a page on a server fetches: name and bytes."""
    return {
        f"assets/{name}.bin": cls.assets[name]()
        for cls in widget_classes().values()
        for name in cls.large
    }


def note_digest(app: Sphinx, config: Config) -> None:
    """Make Sphinx rewrite everything when a script or a static file of the book changes.

    Pages have the checksums of scripts, and Sphinx copies static files only when it writes pages.
    """
    digest = hashlib.sha256()
    for name, text in sorted(script_files().items()):
        digest.update(f"{name}\0{text}\0".encode())
    for folder in config.html_static_path:
        for file in sorted(Path(app.confdir, folder).rglob("*")):
            digest.update(file.read_bytes() if file.is_file() else b"")
    config.book_files_digest = digest.hexdigest()


def write_scripts(app: Sphinx) -> None:
    """Write the scripts to the built book."""
    for name, text in script_files().items():
        file = Path(app.outdir, "_static", FOLDER, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    for name, content in large_files().items():
        Path(app.outdir, "_static", FOLDER, name).write_bytes(content)


def load_on_pages_with_widgets(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Add the scripts to a page with a widget, from a directive or a notebook's output."""
    names = list(dict.fromkeys(_HOST.findall(context.get("body", ""))))
    if not names:
        return
    app.add_css_file(f"{FOLDER}/kit.css")
    for name in names:
        app.add_css_file(f"{FOLDER}/widgets/{name}.css")
    how = {"priority": _BEFORE_OTHERS, "loading_method": "defer", "fetchpriority": "high"}
    app.add_js_file(f"{FOLDER}/widgets/{names[0]}.js", **how)
    app.add_js_file(f"{FOLDER}/runtime.js", onerror=_MISSING, **how)
    # The runtime loads the others when they are scrolled into view.
    context["body"] = _HOST.sub(_with_version, context["body"])


def _with_version(host: re.Match[str]) -> str:
    """A host with the version of its script."""
    text = script_files()[f"widgets/{host[1]}.js"]
    return f'{host[0]} data-version="{hashlib.sha256(text.encode()).hexdigest()[:8]}"'


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_config_value("book_files_digest", "", "html")
    app.connect("config-inited", note_digest)
    app.connect("builder-inited", write_scripts)
    app.connect("html-page-context", load_on_pages_with_widgets)
