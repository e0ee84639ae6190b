"""No module of the page's scripts needs one that needs it."""

import json
import subprocess
from graphlib import CycleError, TopologicalSorter

from tests.support import ROOT
from tools.dev import PYTHON, javascript_environment


def imports() -> dict[str, set[str]]:
    """The modules that each one imports when it runs: types alone are not there by then."""
    found: dict[str, set[str]] = {}
    course = ROOT / "gpt_lab_course"
    roots = [*course.glob("widgets/*/widget.ts"), course / "engine" / "worker.ts"]
    command = [PYTHON.with_name("deno" + PYTHON.suffix), "info", "--json"]
    for root in roots:
        said = subprocess.check_output([*command, root], cwd=ROOT, env=javascript_environment())
        for module in json.loads(said)["modules"]:
            needs = found.setdefault(module["specifier"], set())
            needs |= {
                one["code"]["specifier"]
                for one in module.get("dependencies", [])
                if "code" in one and not one.get("isTypeOnly") and "specifier" in one["code"]
            }
    return found


def test_imports_run_one_way() -> None:
    graph = imports()
    assert len(graph) > 200
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        raise AssertionError(" → ".join(one.rpartition("/")[2] for one in error.args[1])) from None
