"""What nobody calls, in Python, in a test or in a notebook, goes."""

import ast
import json

from vulture import Vulture

from tests.support import ROOT

FOLDERS = ("gpt_lab", "gpt_lab_course", "recipe", "tools", "benchmarks", "tests")
# Called by others: Sphinx, pytest, traitlets and argparse, or by readers, as the public names are.
DECORATORS = ["@pytest.*", "@given*", "@*observe*", "@*validate*", "@*default*", "@shaped"]
BY_OTHERS = ["test_*", "pytest_*", "visit_*", "handle_*", "setup", "__getattr__", "__dir__"]
BY_OTHERS += ["extra_repr", "log_message", "Test*", "memory_of", "find_spec"]


def cells() -> str:
    """The code of all notebooks, a cell after the other; what is IPython's own is left out."""
    found = []
    for path in sorted((ROOT / "notebooks").rglob("*.ipynb")):
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            code = "".join(cell["source"]) if cell["cell_type"] == "code" else ""
            code = "\n".join(line for line in code.splitlines() if line.strip()[:1] not in "%!")
            found.append(code if parses(code) else "")
    return "\n".join(found)


def parses(code: str) -> bool:
    try:
        ast.parse(code)
    except SyntaxError:
        return False
    return True


def test_every_function_and_class_has_a_caller() -> None:
    vulture = Vulture(ignore_names=BY_OTHERS, ignore_decorators=DECORATORS)
    vulture.scavenge([str(ROOT / folder) for folder in FOLDERS])
    vulture.scan(cells() + "\n" + (ROOT / "gpt_lab" / "__init__.pyi").read_text("utf-8"))
    unused = [
        f"{item.filename}:{item.first_lineno}: {item.name}"
        for item in vulture.get_unused_code()
        if item.typ in ("function", "class", "method") and str(item.filename).startswith(str(ROOT))
    ]
    assert not unused, "\n".join(unused)
