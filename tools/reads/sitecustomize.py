"""Notes which files of the project a Python program opens, for the steps of the tests.

And it spares each of them some seconds: see below.

Python imports a module of this name when it starts, if it finds one: ``tools/dev.py`` has this
folder on the path of a step and of all that the step starts, and compares what is noted with what
the step says it leaves out. A file is noted once a process, in ``GPT_LAB_READS``, and is a line.
"""

import gc
import os
import re
import sys

_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))) + os.sep
_COMPILED = re.compile(r"__pycache__/([^./]+)\.[^/]*$")  # of which module
_FINDS_WIDGETS = os.path.join(_ROOT, "gpt_lab", "widgets", "__init__.py")
_HASHES = os.path.join(_ROOT, "tools", "passed.py")


def _note_into(log: int) -> None:
    noted = set()

    def note(event: str, arguments: tuple[object, ...]) -> None:
        if event != "open" or not isinstance(arguments[0], str | bytes):
            return
        path = os.path.abspath(os.fsdecode(arguments[0]))
        if path in noted or not path.startswith(_ROOT) or _looks_for_widgets(path) or _hashes():
            return
        noted.add(path)
        path = _COMPILED.sub(r"\1.py", path.removeprefix(_ROOT).replace(os.sep, "/"))
        os.write(log, f"{path}\n".encode("utf-8", "surrogateescape"))

    sys.addaudithook(note)


def _looks_for_widgets(path: str) -> bool:
    """Whether a widget's module is only asked for its class's name, which each program does."""
    if not path.endswith("__init__.py") or os.path.join("gpt_lab", "widgets") not in path:
        return False
    return _within(_FINDS_WIDGETS, "_classes")


def _hashes() -> bool:
    """Whether a file is only hashed, to be known again: so all are that ``--remember`` asks for."""
    return _within(_HASHES, "digests")


def _within(file: str, function: str) -> bool:
    frame = sys._getframe()
    while frame := frame.f_back:
        if frame.f_code.co_filename == file and frame.f_code.co_name == function:
            return True
    return False


def begin() -> None:
    """Note what this process opens from here on, if its environment says so."""
    if "GPT_LAB_READS" in os.environ:
        _note_into(os.open(os.environ["GPT_LAB_READS"], os.O_WRONLY | os.O_CREAT | os.O_APPEND))


begin()

# Jsonschema, which Jupyter's packages import, compiles the grammar of internationalized addresses
# if that package is there, for a format that no schema of a notebook has.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]

# Most of what a step makes is kept until its end: modules, parsed pages, models. To look for
# garbage among it as often as Python does took up to half the time (parsing the built pages).
gc.set_threshold(100_000, 50, 50)
