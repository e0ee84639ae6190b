"""What the course's widgets share: one source for Jupyter and for pages without a kernel.

A widget is a folder with ``__init__.py`` (the traits that Python sees), ``widget.js`` (an ES module
whose default export has ``render``) and ``widget.css``. The arithmetic is in the module, so that a
page needs no kernel. ``common.js`` and ``common.css`` are put in front of each.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, ClassVar

import anywidget

from gpt_lab.palette import COMPONENT_COLORS, TOKEN_COLORS

_HERE = Path(__file__).parent


def _palette_css() -> str:
    """The palette as custom properties: ``--attention``, ``--token-0``, …"""
    colors = {name.replace(" ", "-"): value for name, value in COMPONENT_COLORS.items()}
    colors |= {f"token-{i}": value for i, value in enumerate(TOKEN_COLORS)}
    return ".gpt-lab {" + "".join(f"--{name}: {value};" for name, value in colors.items()) + "}\n"


class LabWidget(anywidget.AnyWidget):
    """A widget that draws itself in Jupyter and on a static page alike.

    Large data that the module asks for by name, such as a vocabulary, is listed in ``assets``: it
    is sent once, on request, and never becomes part of a notebook.
    """

    assets: ClassVar[dict[str, Path]] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        folder = Path(str(sys.modules[cls.__module__].__file__)).parent
        common, own = _HERE / "common", folder / "widget"
        cls._esm = "".join(p.with_suffix(".js").read_text("utf-8") for p in (common, own))
        cls._css = _palette_css() + "".join(
            p.with_suffix(".css").read_text("utf-8") for p in (common, own)
        )
        super().__init_subclass__(**kwargs)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.on_msg(self._answer)

    def _answer(self, _: Any, content: dict[str, Any], __: Any) -> None:
        if content.get("type") == "asset" and content.get("name") in self.assets:
            name = content["name"]
            self.send({"type": "asset", "name": name}, buffers=[self.assets[name].read_bytes()])
