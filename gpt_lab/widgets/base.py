"""The base of the course's widgets: one source for Jupyter and for pages without a kernel.

A widget is a folder with ``__init__.py`` (the traits that Python sees), ``widget.js`` (an ES module
whose default export has ``render``; it imports others, and those of ``kit/``), ``bundle.js`` (made
of them by ``make widgets``, and the only script that is loaded) and ``widget.css``. The arithmetic
is in the modules, so that a page needs no kernel.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import anywidget

from gpt_lab.palette import COMPONENT_COLORS, LINE_COLORS, TOKEN_COLORS, ink_on

_KIT = Path(__file__).parent / "kit"


@functools.cache
def kit_css() -> str:
    """The styles of all widgets: the palette (``--attention``, ``--token-0``), then the kit's."""
    colors: dict[str, str] = {}
    for name, value in COMPONENT_COLORS.items():
        property_name = name.replace(" ", "-")
        colors |= {property_name: value, f"{property_name}-ink": ink_on(value)}
    colors |= {f"token-{i}": value for i, value in enumerate(TOKEN_COLORS)}
    colors |= {f"line-{i}": value for i, value in enumerate(LINE_COLORS)}
    palette = "".join(f"--{name}: {value};" for name, value in colors.items())
    sheets = (path.read_text("utf-8") for path in sorted(_KIT.glob("*.css")))
    return f".gpt-lab {{{palette}}}\n" + "".join(sheets)


class LabWidget(anywidget.AnyWidget):
    """A widget that works in Jupyter and on a static page.

    ``assets`` lists large data that the module requests by name, such as a vocabulary, with the
    function that makes its bytes. It is sent on request and is never stored in a notebook.
    """

    assets: ClassVar[dict[str, Callable[[], bytes]]] = {}
    large: ClassVar[frozenset[str]] = frozenset()
    """The assets that a page fetches as files, with progress; the prerendered snapshot has none."""
    address: ClassVar[str] = ""
    """The widget's key in a page's address; the lowercase class name if this is empty."""
    folder: ClassVar[Path]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        if "_esm" not in vars(cls):  # traitlets' add_traits makes a subclass that has it as a trait
            cls.folder = Path(str(sys.modules[cls.__module__].__file__)).parent
            cls._esm = (cls.folder / "bundle.js").read_text("utf-8")
            cls._css = kit_css() + cls.own_css()
        super().__init_subclass__(**kwargs)

    @classmethod
    def own_css(cls) -> str:
        """This widget's own styles, without the kit's."""
        return (cls.folder / "widget.css").read_text("utf-8")

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
