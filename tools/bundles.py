"""Bundle the scripts: each ``bundle.js`` is a module with all its imports.

Bundles are not committed. ``setup.py`` makes them for the wheel and ``tools/dev.py`` for the
checkout, if one is missing or outdated; ``python -m tools.bundles`` does the same. Needs the
standard library and the package ``deno``. Deno fetches the libraries (``deno.lock`` has their
checksums) and its bundler, esbuild, from npm, once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools.dev import ROOT, javascript_environment

COURSE = ROOT / "gpt_lab_course"
WIDGETS = COURSE / "widgets"
ENGINE = COURSE / "engine"
RUNTIME = ROOT / "book" / "extension" / "widgets" / "runtime"
SEARCH = ROOT / "book" / "extension" / "search"


def sources() -> dict[Path, str]:
    """The modules to bundle, with their formats; empty in an archive without them.

    A widget is a module. The book's runtime, its search and the engine are classic scripts: a page
    on a disk can load those, and start a worker of them.
    """
    widgets = (path.with_name("widget.ts") for path in sorted(WIDGETS.glob("*/__init__.py")))
    forms = dict.fromkeys(widgets, "esm")
    workers = (ENGINE / "worker.ts", ENGINE / "train" / "worker.ts")
    scripts = (*workers, RUNTIME / "main.js", SEARCH / "main.ts")
    forms |= dict.fromkeys(scripts, "iife")
    return {path: form for path, form in forms.items() if path.is_file()}


def bundled(
    modules: Iterable[Path], form: str = "esm", config: Path = ROOT / "deno.json"
) -> dict[Path, bytes]:
    """Bundle each module with all its imports, including libraries, in one file.

    Args:
        modules: the modules.
        form: ``"esm"``, or ``"iife"`` for classic scripts.
        config: the ``deno.json`` that names the libraries.

    Raises:
        RuntimeError: one cannot be bundled; the message says why.
    """
    environment = javascript_environment()
    deno = shutil.which("deno", path=environment["PATH"])  # pip builds with its own PATH
    if not deno:
        raise RuntimeError("there is no deno: `pip install deno` installs it")
    paths = [*modules]
    common = Path(os.path.commonpath([path.parent for path in paths]))
    with tempfile.TemporaryDirectory() as name:
        options = ("--quiet", "--platform", "browser", "--minify", "--config", str(config))
        options += ("--format", form, "--outdir", name)
        result = subprocess.run(
            [deno, "bundle", *options, *map(str, paths)],
            capture_output=True,
            env=environment,
        )
        made = {p: Path(name, p.relative_to(common)).with_suffix(".js") for p in paths}
        if result.returncode or not all(file.is_file() for file in made.values()):
            raise RuntimeError(result.stderr.decode("utf-8", "replace").strip())
        return {path: file.read_bytes().replace(b"\r\n", b"\n") for path, file in made.items()}


def write(modules: Mapping[Path, str]) -> list[Path]:
    """Write the bundles of modules with their formats, and return the files."""
    files = []
    for form in sorted({*modules.values()}):
        chosen = (path for path, own in modules.items() if own == form)
        for path, content in bundled(chosen, form).items():
            files.append(path.with_name("bundle.js"))
            files[-1].write_bytes(content)
    return files


def stale() -> bool:
    """Whether a bundle is missing, or older than any source."""
    made = [path.with_name("bundle.js") for path in sources()]
    modules = [*COURSE.rglob("*.ts"), *({*RUNTIME.glob("*.js")} - {*made}), *SEARCH.glob("*.ts")]
    modules.append(ROOT / "deno.lock")
    newest = max((path.stat().st_mtime for path in modules if path.is_file()), default=0)
    return any(not path.is_file() or path.stat().st_mtime < newest for path in made)


def renew() -> None:
    """Write all bundles if one is stale."""
    if stale():
        write(sources())


if __name__ == "__main__":
    renew()
