"""Makes what is made of the widgets' sources: declarations, and the one script that is loaded.

python -m tools.widgets           # write declared.ts and bundle.js of each widget
python -m tools.widgets toy_widget  # those of one
python -m tools.widgets --check   # change nothing, say which is not what its sources give
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import gpt_lab_course.widgets
from tools.declared import declared_module
from tools.dev import PYTHON, ROOT, javascript_environment

WIDGETS = ROOT / "gpt_lab_course" / "widgets"
ENGINE = ROOT / "gpt_lab_course" / "engine"
RUNTIME = ROOT / "book" / "extension" / "widgets" / "runtime"


def bundles() -> dict[Path, tuple[Path, str]]:
    """The files that are made: of which module each, and in which format.

    A widget is a module. The book's runtime and the engine are classic scripts: a page on a disk
    can load those, and start a worker of them.
    """
    widgets = sorted(_source(path.parent, "widget") for path in WIDGETS.glob("*/__init__.py"))
    files = {path.with_name("bundle.js"): (path, "esm") for path in widgets}
    scripts = {RUNTIME: "main", ENGINE: "worker"}
    return {
        **files,
        **{f / "bundle.js": (_source(f, name), "iife") for f, name in scripts.items()},
    }


def _source(folder: Path, name: str) -> Path:
    """A module of a folder, in TypeScript or in JavaScript."""
    typed = folder / f"{name}.ts"
    return typed if typed.is_file() else folder / f"{name}.js"


def bundle(source: Path, form: str = "esm", config: Path = ROOT / "deno.json") -> bytes:
    """A module with all that it imports, the libraries too, in one file.

    Args:
        source: the module.
        form: ``"esm"``, or ``"iife"`` for a classic script.
        config: the ``deno.json`` that names the libraries.

    Raises:
        RuntimeError: it cannot be bundled; the message says why.
    """
    options = ("--quiet", "--platform", "browser", "--minify", "--config", str(config))
    options += ("--format", form)
    result = subprocess.run(
        [str(PYTHON.with_name("deno" + PYTHON.suffix)), "bundle", *options, str(source)],
        capture_output=True,
        env=javascript_environment(),
    )
    if result.returncode or not result.stdout:
        raise RuntimeError(f"{source}: {result.stderr.decode('utf-8', 'replace').strip()}")
    return result.stdout.replace(b"\r\n", b"\n")


def main() -> int:
    """Run the command line."""
    summary = str(__doc__).partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m tools.widgets", description=summary)
    parser.add_argument("--check", action="store_true", help="change nothing, compare")
    parser.add_argument("folders", nargs="*", help="widgets by their folders; all if none is named")
    options = parser.parse_args()
    stale = 0
    for file, content in made(options.folders):
        name = file.relative_to(ROOT).as_posix()
        if not options.check:
            file.write_bytes(content)
            print(f"{name}: {len(content):,} bytes")
        elif not file.is_file() or file.read_bytes() != content:
            print(f"{name} is not what its sources give: run `make widgets`")
            stale += 1
    return int(stale > 0)


def made(folders: Sequence[str] = ()) -> Iterator[tuple[Path, bytes]]:
    """Each file that is made, and its content; a bundle after the declarations that it has."""
    for name in gpt_lab_course.widgets.__all__:
        cls = getattr(gpt_lab_course.widgets, name)
        wanted = not folders or cls.folder.name in folders
        if wanted and (module := declared_module(cls)):
            yield cls.folder / "declared.ts", module
    for file, (source, form) in bundles().items():
        if not folders or file.parent.name in folders:
            yield file, bundle(source, form)


if __name__ == "__main__":
    sys.exit(main())
