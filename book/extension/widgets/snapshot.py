"""Prerendered snapshots of widgets: HTML from the build, which the live widget replaces.

The snapshot gives the page its height before the scripts have loaded. It is also used for printing,
and for readers without JavaScript.
"""

from __future__ import annotations

import base64
import functools
import html
import json
import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from gpt_lab_course.widgets.base import LabWidget

_PRERENDER = Path(__file__).with_name("prerender.js")
_NO_SCRIPT = "Without JavaScript this is a picture: its controls do not move."
_NO_RUNTIME = "The controls do not move: the book’s runtime.js did not load. Reloading may help."


def deno() -> str:
    """The path of the Deno in this environment."""
    return str(Path(sysconfig.get_path("scripts")) / ("deno.exe" if os.name == "nt" else "deno"))


@functools.cache
def _prerendered(request: str) -> str:
    options = ("--quiet", "--no-config", "--no-lock", "--allow-read")
    result = subprocess.run(
        [deno(), "run", *options, str(_PRERENDER)],
        input=request,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"},
    )
    if result.returncode:
        raise RuntimeError(f"a widget cannot be drawn: {result.stderr.strip()}")
    return result.stdout.strip()


def render(cls: type[LabWidget], state: dict[str, Any], model_id: str) -> str:
    """Render a widget's HTML for a state.

    Raises:
        RuntimeError: rendering failed; the message is the module's.
    """
    assets = {
        name: base64.b64encode(content()).decode("ascii")
        for name, content in cls.assets.items()
        if name not in cls.large
    }
    bundle = (cls.folder / "bundle.js").as_uri()
    request = {"bundle": bundle, "state": state, "assets": assets, "prefix": model_id}
    return _prerendered(json.dumps(request, sort_keys=True))


def host(cls: type[LabWidget], state: dict[str, Any], model_id: str, inside: str, alt: str) -> str:
    """The element in which ``runtime.js`` starts a widget, with its snapshot inside.

    Args:
        cls: the widget's class.
        state: its traits.
        model_id: the widget model's ID in the page.
        inside: the scripts with its state and view.
        alt: a description in words.
    """
    key = cls.address or cls.__name__.lower()
    kind = "gpt-lab-host wide" if cls.wide else "gpt-lab-host"
    return (
        f'<div class="{kind}" data-widget="{cls.__name__}" data-key="{key}" '
        f'data-alt="{html.escape(alt)}">\n{inside}\n'
        f"<noscript><p>{html.escape(alt)} {_NO_SCRIPT}</p></noscript>\n"
        f'<p class="gpt-lab-failed gpt-lab-no-runtime">{_NO_RUNTIME}</p>\n'
        f'<div class="gpt-lab-snapshot">{render(cls, state, model_id)}</div>\n</div>'
    )
