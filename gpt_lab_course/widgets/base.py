"""The base of the course's widgets: one source for Jupyter and for pages without a kernel.

A widget is a folder with ``__init__.py`` (its settings, see ``settings.py``), ``widget.ts`` (its
view; it imports others, and those of ``kit/``) and ``widget.css``. ``make widgets`` makes two files
of them: ``declared.ts``, the settings as the page knows them, and ``bundle.js``, the only script
that is loaded and the one that is not committed. The arithmetic is in the modules, so that a page
needs no kernel.
"""

from __future__ import annotations

import functools
import re
import sys
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from gpt_lab_course.palette import COMPONENT_COLORS, LINE_COLORS, TOKEN_COLORS, ink_on
from gpt_lab_course.widgets.settings import RefusedSettingError, Setting

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


@functools.cache
def _last_change(folder: Path) -> float:
    """When a module of a widget or one that all share changed last; none is installed by pip."""
    folders = (folder, _KIT, _KIT.parents[1] / "engine")
    modules = (path for each in folders for path in each.rglob("*.ts"))
    return max((path.stat().st_mtime for path in modules), default=0)


class LabWidget(anywidget.AnyWidget):
    """A widget that works in Jupyter and on a static page.

    ``assets`` lists large data that the module requests by name, such as a vocabulary, with the
    function that makes its bytes. It is sent on request and is never stored in a notebook.

    Args:
        question: a question above the widget, and the settings that its button makes:
            ``("Which head looks back?", {"layer": 2, "head": 3})``.
        settings: values of the widget's settings.

    Raises:
        ValueError: the question names a setting that the widget does not have.
    """

    assets: ClassVar[dict[str, Callable[[], bytes]]] = {}
    large: ClassVar[frozenset[str]] = frozenset()
    """The assets that a page fetches as files, with progress; the prerendered snapshot has none."""
    address: ClassVar[str] = ""
    """The widget's key in a page's address; the lowercase class name if this is empty."""
    wide: ClassVar[bool] = False
    """Whether a page gives it more than the text's width, where the window has room."""
    title: ClassVar[str] = ""
    """What the widget is called; the class name's words if this is empty."""
    EXAMPLES: ClassVar[tuple[tuple[str, Mapping[str, Any]], ...]] = ()
    """What a button each sets: its label and the settings."""
    CONSTANTS: ClassVar[Mapping[str, Any]] = {}
    """Numbers and names that Python and the page both compute with."""
    folder: ClassVar[Path]

    _question: Any = traitlets.List().tag(sync=True)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        if "_esm" not in vars(cls):  # traitlets' add_traits makes a subclass that has it as a trait
            cls.folder = Path(str(sys.modules[cls.__module__].__file__)).parent
            bundle = cls.folder / "bundle.js"  # a widget has none until `make widgets` made it
            cls._esm = bundle.read_text("utf-8") if bundle.is_file() else ""
            cls._css = kit_css() + cls.own_css()
        super().__init_subclass__(**kwargs)

    @classmethod
    def own_css(cls) -> str:
        """This widget's own styles, without the kit's: the sheets of its folder."""
        return "".join(path.read_text("utf-8") for path in sorted(cls.folder.glob("*.css")))

    @classmethod
    def declared(cls) -> dict[str, Any]:
        """What the page knows of the widget before it has any state: ``declared.ts`` has it.

        Empty for a widget that declares no settings.
        """
        settings = {
            name: trait.declaration()
            for base in reversed(cls.__mro__)  # in the order in which they are written
            for name, trait in vars(base).items()
            if isinstance(trait, Setting)
        }
        if not settings:
            return {}
        words = re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z]+", cls.__name__)
        return {
            "name": cls.folder.name.replace("_", "-"),
            "title": cls.title or " ".join(words).capitalize(),
            "assets": [*cls.assets],
            "settings": settings,
            "examples": [[label, dict(values)] for label, values in cls.EXAMPLES],
            **({"constants": dict(cls.CONSTANTS)} if cls.CONSTANTS else {}),
        }

    def __init__(self, *, question: tuple[str, Mapping[str, Any]] | None = None, **settings: Any):
        if question:
            for name in question[1]:
                if not isinstance(self.traits().get(name), Setting):
                    raise RefusedSettingError(f"question sets {name!r}, which is no setting")
            settings["_question"] = [question[0], dict(question[1])]
        bundle = self.folder / "bundle.js"
        if not self._esm:
            raise FileNotFoundError(f"{bundle} is not made yet: run `make widgets`")
        if bundle.stat().st_mtime < _last_change(self.folder):
            warnings.warn(f"{bundle} is older than its source: run `make widgets`", stacklevel=2)
        super().__init__(**settings)
        self.on_msg(self._answer)

    def _answer(self, _: Any, content: dict[str, Any], __: Any) -> None:
        if content.get("type") != "asset":
            return
        answer = {"type": "asset", "name": content.get("name")}
        if answer["name"] in self.assets:
            self.send(answer, buffers=[self.assets[answer["name"]]()])
        else:
            self.send({**answer, "error": f"{type(self).__name__} has no asset {answer['name']!r}"})
