"""What the course's widgets share: one source for Jupyter and for pages without a kernel.

A widget is a folder with ``__init__.py`` (the traits that Python sees), ``widget.js`` (an ES module
whose default export has ``render``) and ``widget.css``. The arithmetic is in the module, so that a
page needs no kernel. ``common.js`` and ``common.css`` are put in front of each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import anywidget

from gpt_lab.palette import COMPONENT_COLORS, TOKEN_COLORS

_HERE = Path(__file__).parent


def _palette_css() -> str:
    """The palette as custom properties: ``--attention``, ``--token-0`` and so on."""
    colors = {name.replace(" ", "-"): value for name, value in COMPONENT_COLORS.items()}
    colors |= {f"token-{i}": value for i, value in enumerate(TOKEN_COLORS)}
    return ".gpt-lab {" + "".join(f"--{name}: {value};" for name, value in colors.items()) + "}\n"


class LabWidget(anywidget.AnyWidget):
    """A widget that draws itself in Jupyter and on a static page alike.

    Large data that the module asks for by name, such as a vocabulary, is listed in ``assets`` with
    the function that makes its bytes: it is sent on request and never becomes part of a notebook.
    """

    assets: ClassVar[dict[str, Callable[[], bytes]]] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        if "_esm" not in vars(cls):  # traitlets' add_traits makes a subclass that has it as a trait
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
        if content.get("type") != "asset":
            return
        answer = {"type": "asset", "name": content.get("name")}
        if answer["name"] in self.assets:
            self.send(answer, buffers=[self.assets[answer["name"]]()])
        else:
            self.send({**answer, "error": f"{type(self).__name__} has no asset {answer['name']!r}"})
