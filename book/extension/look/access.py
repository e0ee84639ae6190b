"""Accessibility: text alternatives for pictures, and placeholders for widgets."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging

from ..widgets import snapshot
from ..widgets.scripts import widget_classes

_LOGGER = logging.getLogger(__name__)
_LATE = 'localStorage.getItem("theme") || "auto"'
_AT_ONCE = (
    """["light", "dark"].includes(localStorage.getItem("theme")) ? localStorage.getItem("theme") """
    """: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light\""""
)
_IN_MENU = re.compile(r'<img (?=alt="[^"]*" src="[^"]*logo_colab)')
_NAMELESS = '<summary><span class="toctree-toggle"'  # an arrow beside a page of the contents
_NAMED = _NAMELESS.replace("<summary>", '<summary aria-label="Pages below this one">')
_VIEW = "application/vnd.jupyter.widget-view+json"


class TextAlternatives(SphinxPostTransform):
    """Require a text for each picture, and describe widgets by their class's first line.

    A picture without a text is a warning, and so an error of the build. The text is the cell's
    metadata: ``"mystnb": {"image": {"alt": "A ring in five parts …"}}``.
    """

    default_priority = 3  # before myst-nb selects one form of each output
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visit every output of the page."""
        for bundle in self.document.findall(nodes.container):
            if bundle.get("nb_element") != "mime_bundle":
                continue
            forms = {form.get("mime_type"): form for form in bundle.children}
            if _VIEW in forms:
                markup = self._widget(forms[_VIEW].astext())
                forms[_VIEW][:] = [nodes.raw("", markup, format="html")]
            for image in bundle.findall(nodes.image):
                if not image.get("alt"):
                    _LOGGER.warning(
                        'a picture has no text: give its cell the metadata "mystnb": '
                        '{"image": {"alt": "what is to be seen"}}',
                        location=bundle,
                    )

    def _widget(self, view: str) -> str:
        """The HTML of a notebook's widget: a host with its snapshot, or a note about it."""
        match = re.search(r"\{.*\}", view, re.DOTALL)
        model_id = json.loads(match[0])["model_id"] if match else ""
        state = self._models().get(model_id, {}).get("state", {})
        cls = widget_classes().get(str(state.get("_anywidget_id")).rpartition(".")[2])
        if cls is None:
            text = "These controls call Python. Run the notebook, on your machine or in Colab, "
            return f'<p class="gpt-lab-needs-python">{text}to move them.</p>'
        prefix = f"{self.env.docname}-{model_id}".replace("/", "-")
        try:
            summary = (inspect.getdoc(cls) or "").partition("\n")[0]
            return snapshot.host(cls, state, prefix, view, re.sub(r"[*`]", "", summary))
        except RuntimeError as error:
            message = (
                f"{self.env.docname}: {error}\nIs the notebook's state old? Run `make notebooks`"
            )
            raise ExtensionError(message) from None

    def _models(self) -> dict[str, Any]:
        """The models whose state the notebook keeps."""
        scripts = NbMetadataCollector.get_js_files(self.env, self.env.docname)
        _, stored = scripts.get("ipywidgets_state", (None, None)) or (None, None)
        return dict(json.loads(stored["body"])["state"]) if stored else {}


def mend_lists(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Remove the list role from bibliographies, whose entries are no list items."""
    if "body" in context:
        list_of_citations = '<div role="list" class="citation-list">'
        context["body"] = context["body"].replace(list_of_citations, '<div class="citation-list">')


def name_a_theme(app: Sphinx, exception: Exception | None) -> None:
    """Set a page's theme before it is drawn: the reader's, the system's, or the light one.

    The theme defines colors only for "light" and "dark": with "auto", a page without scripts has
    none, and its text shows through the header. Until a script has read the system's theme, both
    logos are visible, and the sidebar moves when one of them disappears.
    """
    if exception is not None or app.builder.format != "html":
        return
    for path in Path(app.outdir).rglob("*.html"):
        page = path.read_text("utf-8").replace(' data-theme="auto">', ' data-theme="light">', 1)
        page = page.replace(_LATE, _AT_ONCE, 1).replace(_NAMELESS, _NAMED)
        # a picture in a menu, which most readers never open
        path.write_text(_IN_MENU.sub(r'<img loading="lazy" ', page), "utf-8")


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_post_transform(TextAlternatives)
    app.connect("html-page-context", mend_lists)
    app.connect("build-finished", name_a_theme)
