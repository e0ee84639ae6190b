"""What readers need who hear a page instead of seeing it, or whose browser runs no scripts."""

from __future__ import annotations

import html
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging

_LOGGER = logging.getLogger(__name__)
_VIEW = "application/vnd.jupyter.widget-view+json"
NEEDS_PYTHON = '"needs-python"'  # the model that tools/notebooks.py gives to ipywidgets' controls


class TextAlternatives(SphinxPostTransform):
    """Asks for a text with each picture, and puts a widget's plain text beside the widget.

    A picture without a text is a warning, and so an error of the build. The text is the cell's
    metadata: ``"mystnb": {"image": {"alt": "A ring in five parts …"}}``.
    """

    default_priority = 3  # before myst-nb keeps one form of each output and drops the others
    formats = ("html",)

    def run(self, **kwargs: Any) -> None:
        """Visits every output of the page."""
        for bundle in self.document.findall(nodes.container):
            if bundle.get("nb_element") != "mime_bundle":
                continue
            forms = {form.get("mime_type"): form for form in bundle.children}
            if _VIEW in forms and "text/plain" in forms:
                plain = html.escape(forms["text/plain"].astext())
                if NEEDS_PYTHON in forms[_VIEW].astext():
                    plain = "These controls call Python: run the notebook to move them."
                forms[_VIEW] += nodes.raw("", f"<noscript>{plain}</noscript>", format="html")
            for image in bundle.findall(nodes.image):
                if not image.get("alt"):
                    _LOGGER.warning(
                        'a picture has no text: give its cell the metadata "mystnb": '
                        '{"image": {"alt": "what is to be seen"}}',
                        location=bundle,
                    )


def mend_lists(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Takes the role of a list from bibliographies: their entries do not have a list item's."""
    if "body" in context:
        list_of_citations = '<div role="list" class="citation-list">'
        context["body"] = context["body"].replace(list_of_citations, '<div class="citation-list">')
