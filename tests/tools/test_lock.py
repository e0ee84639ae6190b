"""What is installed and run is what is locked: every version, every file, every action."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from typing import Any

import yaml
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tests.support import ROOT

AGAIN = "run `python tools/dev.py lock`"


def requirements(name: str) -> list[Requirement]:
    """The requirements in a file, without the checksums below them."""
    lines = (ROOT / name).read_text("utf-8").splitlines()
    return [Requirement(line.rstrip("\\ ")) for line in lines if re.match(r"\w", line)]


PINS = {canonicalize_name(pin.name): pin for pin in requirements("requirements.txt")}


def test_what_is_named_is_locked_at_the_same_version() -> None:
    locked = {canonicalize_name(entry.name): entry for entry in requirements("requirements.lock")}
    assert PINS.keys() - locked.keys() == {"torch"}, AGAIN
    for name in PINS.keys() & locked.keys():
        assert (locked[name].specifier, locked[name].marker) == (PINS[name].specifier, None), AGAIN


def test_every_entry_is_one_version_with_checksums() -> None:
    _, *entries = re.split(r"(?m)^(?=\w)", (ROOT / "requirements.lock").read_text("utf-8"))
    assert len(entries) > 150
    for entry in entries:
        first, *rest = entry.splitlines()
        assert re.match(r"[a-z0-9-]+==[^ ;*]+( ; .*)? \\$", first), first
        sums = [line for line in rest if line.strip() and not line.lstrip().startswith("#")]
        assert sums, first
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", s) for s in sums), first


def test_the_lock_names_no_host_and_nothing_for_another_processor() -> None:
    text = (ROOT / "requirements.lock").read_text("utf-8")
    assert "//" not in text
    assert not re.search(r"(?m)^(torch|triton|nvidia-|cuda-)", text)


def test_what_torch_asks_for_is_what_its_installed_build_says() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["uv"]
    (stated,) = settings["dependency-metadata"]
    assert PINS["torch"].specifier == SpecifierSet(f"=={stated['version']}")
    said = [Requirement(line) for line in requires("torch") or []]
    needed = {str(one) for one in said if not re.search("extra|nvidia|cuda|triton", str(one))}
    assert {str(Requirement(line)) for line in stated["requires-dist"]} == needed


def asked_for(project: dict[str, Any]) -> list[str]:
    """What the package and its extras ask for."""
    extras = project["optional-dependencies"].values()
    return sorted({*project["dependencies"], *(one for extra in extras for one in extra)})


def test_what_the_package_asks_for_is_pinned_and_fits() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    asked = asked_for(project["project"]) + project["build-system"]["requires"]
    for requirement in map(Requirement, asked):
        (pin,) = PINS[canonicalize_name(requirement.name)].specifier
        assert pin.version in requirement.specifier, requirement


def imported() -> set[str]:
    """The packages that the code imports and that the book's settings name as extensions."""
    folders = ("gpt_lab", "tests", "tools", "book", "benchmarks")
    names = set(
        yaml.safe_load((ROOT / "_config.yml").read_text("utf-8"))["sphinx"]["config"]["extensions"]
    )
    for path in (path for folder in folders for path in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names.add(str(node.module))
    return {name.partition(".")[0] for name in names} - sys.stdlib_module_names


def test_what_the_code_and_the_book_import_is_pinned_by_name() -> None:
    distributions = packages_distributions()
    for name in imported() & distributions.keys():
        owners = {canonicalize_name(owner) for owner in distributions[name]}
        assert owners & (PINS.keys() | {"gpt-lab"}), f"{name} is not in requirements.txt"


def test_actions_are_named_by_their_commit_and_say_their_version() -> None:
    files = (ROOT / ".github").rglob("*.yml")
    used = [use for path in files for use in re.findall(r"\buses: (.+)", path.read_text("utf-8"))]
    assert any(not use.startswith("./") for use in used)
    for use in used:
        assert re.fullmatch(r"\./\S+|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", use), use
