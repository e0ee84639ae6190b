"""Make the files derived from the widgets' sources: declarations and bundles.

python -m tools.widgets             # write declared.ts and bundle.js of each widget
python -m tools.widgets toy_widget  # those of one
python -m tools.widgets --check     # change nothing, say which declared.ts has to be written anew
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

import gpt_lab_course.widgets
from tools import bundles
from tools.declared import declared_module
from tools.dev import ROOT


def main() -> int:
    """Run the command line."""
    summary = str(__doc__).partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m tools.widgets", description=summary)
    parser.add_argument("--check", action="store_true", help="change nothing, compare")
    parser.add_argument("folders", nargs="*", help="widgets by their folders; all if none is named")
    options = parser.parse_args()
    stale = 0
    for file, content in declarations(options.folders):
        if not options.check:
            file.write_bytes(content)
        elif not file.is_file() or file.read_bytes() != content:
            print(f"{_name(file)} is not what its sources give: run `make widgets`")
            stale += 1
    if not options.check:
        modules = bundles.sources().items()
        wanted = {path: form for path, form in modules if _asked(path.parent, options.folders)}
        for file in bundles.write(wanted):
            print(f"{_name(file)}: {file.stat().st_size:,} bytes")
    return int(stale > 0)


def declarations(folders: Collection[str] = ()) -> Iterator[tuple[Path, bytes]]:
    """The ``declared.ts`` of each widget that declares settings, and its content."""
    for name in gpt_lab_course.widgets.__all__:
        cls = getattr(gpt_lab_course.widgets, name)
        if _asked(cls.folder, folders) and (module := declared_module(cls)):
            yield cls.folder / "declared.ts", module


def _asked(folder: Path, folders: Collection[str]) -> bool:
    return not folders or folder.name in folders


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


if __name__ == "__main__":
    sys.exit(main())
