"""A directive for widgets on prose pages, drawn like a notebook's output."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import yaml
from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

import gpt_lab
import gpt_lab_course
from gpt_lab_course.widgets.base import LabWidget

from . import snapshot
from .scripts import widget_classes


class WidgetDirective(SphinxDirective):
    """Show a live widget of ``gpt_lab_course.widgets`` without a kernel.

    The argument is the widget's class; the content, if any, is YAML with its keyword arguments;
    ``:alt:`` is a description for pages without JavaScript; ``:wide:`` gives it the whole width of
    the page::

        ```{widget} ParameterExplorer
        :alt: Sliders for the sizes of a GPT, and a pie of where its parameters go.

        preset: gpt2-small
        ```
    """

    required_arguments = 1
    has_content = True
    option_spec: ClassVar = {"alt": directives.unchanged_required, "wide": directives.flag}

    def run(self) -> list[nodes.Node]:
        """The widget's state and view in Jupyter's format, for ``runtime.js``."""
        name = self.arguments[0]
        cls = widget_classes().get(name)
        if cls is None:
            raise self.error(f"no widget {name!r}; there are {', '.join(widget_classes())}")
        if "alt" not in self.options:
            raise self.error(f"{name} has no :alt: text")
        arguments = self._keyword_arguments()
        try:
            widget = cls(**arguments)
        except Exception as error:  # any error of a widget about its arguments
            raise self.error(f"{name} cannot be made: {error}") from error
        packages = (gpt_lab, gpt_lab_course)
        files = (path for one in packages for path in Path(one.__file__).parent.rglob("*.py"))
        for source in files:  # any of them may change the state
            self.env.note_dependency(str(source))
        self.env.note_dependency(str(cls.folder / "bundle.js"))  # which draws the snapshot
        model_id = f"{self.env.docname}-{name}-{self.env.new_serialno(name)}".replace("/", "-")
        inside, state = state_and_view(widget, model_id)
        markup = snapshot.host(cls, state, model_id, inside, self.options["alt"])
        kind = "gpt-lab-wide" if "wide" in self.options else ""
        return [
            nodes.raw("", f'<div class="{kind}">{markup}</div>' if kind else markup, format="html")
        ]

    def _keyword_arguments(self) -> dict[str, Any]:
        try:
            arguments = yaml.safe_load("\n".join(self.content)) or {}
        except yaml.YAMLError as error:
            raise self.error(f"the content is not YAML: {error}") from error
        if not isinstance(arguments, dict):
            raise self.error(f"the content is not a YAML mapping but {arguments!r}")
        return arguments


def widget_state(widget: LabWidget, model_id: str) -> dict[str, Any]:
    """A widget's state as in a notebook's metadata, without the module and the style sheet.

    References to other models, such as its layout, are also left out.
    """
    state = {
        key: value
        for key, value in widget.get_state().items()
        if key not in ("_esm", "_css") and not str(value).startswith("IPY_MODEL_")
    }
    model = {
        "model_name": state["_model_name"],
        "model_module": state["_model_module"],
        "model_module_version": state["_model_module_version"],
        "state": state,
    }
    return {"version_major": 2, "version_minor": 0, "state": {model_id: model}}


def state_and_view(widget: LabWidget, model_id: str) -> tuple[str, dict[str, Any]]:
    """A widget's scripts for a page, and its traits."""
    stored = widget_state(widget, model_id)
    view = {"version_major": 2, "version_minor": 0, "model_id": model_id}
    inside = "\n".join([_script("state", stored), _script("view", view)])
    return inside, stored["state"][model_id]["state"]


def _script(kind: str, content: dict[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True).replace("<", r"\u003c")  # no </script> inside
    return f'<script type="application/vnd.jupyter.widget-{kind}+json">{text}</script>'


def setup(app: Sphinx) -> None:
    """Register this module with Sphinx."""
    app.add_directive("widget", WidgetDirective)
