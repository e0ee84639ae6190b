"""Set up, build and test the course on Linux, macOS and Windows.

    python tools/dev.py book
    python tools/dev.py test

The Makefile's targets are these commands. Needs only the standard library: it makes ``.venv`` and
runs everything else in there.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import http.server
import os
import re
import shutil
import signal
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Any

if not __package__:  # it is run as a file
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from tools import arithmetic, checks

OLDEST, NEWEST = (3, 11), (3, 13)
# Not 3.14: jupyter-book 1 needs Sphinx 7, whose autodoc stumbles over its annotations (sphinx-doc/
# sphinx#13701, #13945). The package alone, which pip installs, has no such bound.

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(os.environ.get("GPT_LAB_VENV", ROOT / ".venv"))  # .ci/lowest has another
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "set-up"
REQUIREMENTS = ("requirements.txt", "requirements.lock", "pyproject.toml")
BOOK = ROOT / "_build" / "html"


def run(program: str, *arguments: str) -> int:
    """Run a program of the environment in the project's root, and return its exit status."""
    command, how = in_environment((program, *arguments))
    return subprocess.run(command, **how).returncode


def in_environment(command: tuple[str, ...]) -> tuple[list[str], dict[str, Any]]:
    """A program of the environment with its arguments, and options for ``subprocess``."""
    environment = {**javascript_environment(), "PYTHONIOENCODING": "utf-8"}
    environment["VIRTUAL_ENV"] = str(VENV)
    executable = PYTHON.with_name(command[0] + PYTHON.suffix)
    return [str(executable), *command[1:]], {"cwd": ROOT, "env": environment}


def javascript_environment() -> dict[str, str]:
    """Deno's environment variables: its packages are cached in ``.venv``.

    Where there is no ``.venv``, as when pip builds the package, they are in ``_build``.
    """
    path = f"{PYTHON.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    certificates = {"DENO_TLS_CA_STORE": "mozilla,system"}  # the system's, as pip
    environment = {**certificates, **os.environ, "PATH": path}
    environment |= {"DENO_NO_UPDATE_CHECK": "1", "NO_COLOR": "1"}
    return {**environment, "DENO_DIR": str((VENV if VENV.is_dir() else ROOT / "_build") / "deno")}


def python_version(executable: Path) -> str:
    """The ``major.minor`` of an interpreter, or an empty string if it does not run."""
    question = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        answer = subprocess.run([str(executable), "-c", question], stdout=subprocess.PIPE)
    except OSError:
        return ""
    return answer.stdout.decode().strip()


def set_up() -> None:
    """Make what is missing: ``.venv``, and the widgets' scripts, which are not committed."""
    make_environment()
    if run("python", "-m", "tools.bundles"):
        sys.exit("the widgets' scripts could not be made; the reason is above")


def make_environment() -> None:
    """Make ``.venv`` with the pinned requirements and the package, unless it exists."""
    here = ".".join(map(str, sys.version_info[:2]))
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        sys.exit(
            f"Python {here} ({sys.executable}) is not supported; the course needs 3.11 to 3.13. "
            "Name another one: `make PYTHON=python3.12 book`, or `py -3.12 tools/dev.py book`."
        )
    fingerprint = hashlib.sha256(here.encode())
    for name in REQUIREMENTS:
        fingerprint.update((ROOT / name).read_bytes())
    current = f"{fingerprint.hexdigest()} {VENV}"
    found = STAMP.read_text("utf-8") if STAMP.is_file() else ""
    if found == current:
        return
    moved = found and not found.endswith(f" {VENV}")  # programs name the folder they are in
    if moved or python_version(PYTHON) != here:
        if VENV.exists():
            shutil.rmtree(VENV)
        print(f"Making {VENV} with Python {here}", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    STAMP.unlink(missing_ok=True)
    print("Installing the pinned requirements: some 2 GB, minutes, once", flush=True)
    install()
    STAMP.write_text(current, "utf-8")


def install() -> None:
    """Install the locked packages with their checksums; then PyTorch, and the package.

    PyTorch has a fixed version but no checksum: the right file depends on the machine, the one on
    PyPI or a build for the CPU only or for another CUDA. Pip chooses it by its settings, which uv
    does not read. All other dependencies are installed by then, except for CUDA libraries that its
    build may need.
    """
    pip = ("python", "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet")
    locked = ("--require-hashes", "--no-deps", "--only-binary=:all:", "-r", "requirements.lock")
    torch = re.search(r"(?m)^torch==\S+", (ROOT / "requirements.txt").read_text("utf-8"))
    if not torch:
        sys.exit("requirements.txt names no version of PyTorch: torch==…")
    if (
        run(*pip, "install", *locked)
        or run(*pip, "install", "--no-build-isolation", torch[0], "-e", ".[course,pretrained]")
        or run(*pip, "check")
    ):
        sys.exit("pip could not install the requirements; the reason is above")
    if run("deno", "install", "--quiet"):  # now, so that building the book needs no network
        sys.exit("deno could not fetch what deno.lock names; the reason is above")


def book(_: argparse.Namespace) -> int:
    """Set up and build the book into _build/html."""
    set_up()
    return run("python", "-m", "tools.book")


def serve(options: argparse.Namespace) -> int:
    """Build the book, serve it on 127.0.0.1 and open the browser."""
    set_up()
    if run("python", "-m", "tools.book"):
        return 1
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(BOOK))
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", options.port), handler)
    except (OSError, OverflowError) as error:
        sys.exit(f"cannot serve on port {options.port}: {error}; --port 0 takes a free one")
    with server:
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        print(f"The book is at {address} (Ctrl-C ends it)", flush=True)
        webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


def lab(_: argparse.Namespace) -> int:
    """Open the notebooks in JupyterLab."""
    set_up()
    os.environ.setdefault("JUPYTER_DATA_DIR", str(VENV / "jupyter"))  # or it writes into the home
    # JupyterLab shows committed pictures, which are SVG, only of notebooks that are trusted.
    pages = [
        str(path) for where in ("", "lab/") for path in (ROOT / "notebooks").glob(f"{where}*.ipynb")
    ]
    return run("jupyter-trust", *pages) or run("jupyter-lab", "notebooks")


def notebooks(options: argparse.Namespace) -> int:
    """Execute notebooks in place (all, or those named)."""
    set_up()
    keep = ["--keep-outputs"] if options.keep_outputs else []
    return run("python", "-m", "tools.notebooks", *keep, *options.paths)


def widgets(_: argparse.Namespace) -> int:
    """Write each widget's bundle and declarations."""
    set_up()
    return run("python", "-m", "tools.widgets")


def new(options: argparse.Namespace) -> int:
    """Start a lesson, a laboratory, an exercise or a widget; existing files do not change."""
    set_up()
    return run("python", "-m", "tools.new", options.kind, options.name)


def lock(options: argparse.Namespace) -> int:
    """Rewrite requirements.lock after a change of requirements.txt."""
    set_up()
    return run(
        *("uv", "pip", "compile", "requirements.txt", "--output-file", "requirements.lock"),
        *("--quiet", "--universal", "--python-version", "{}.{}".format(*OLDEST)),
        *("--generate-hashes", "--only-binary=:all:", "--no-emit-package", "torch"),
        *("--custom-compile-command", "python tools/dev.py lock"),
        *(["--upgrade"] if options.upgrade else []),
    )


def check(_: argparse.Namespace) -> int:
    """Run formatters, linters, types and the tests without a browser: some minutes."""
    set_up()
    return checks.run_all(checks.CHECK, run)


def test(options: argparse.Namespace) -> int:
    """Run everything: all checks, all tests, every cell of every notebook."""
    os.environ.update(arithmetic.tested())
    set_up()
    folders = options.folders or ("tests", "notebooks")
    if options.quick:
        return checks.run_all(checks.quick_tests_in(*folders), run)
    wanted = checks.tests_in(*folders) if options.folders else checks.TEST
    return checks.run_all(wanted, run)


def bench(_: argparse.Namespace) -> int:
    """Measure speed and memory, the pages' too: about half an hour on a quiet machine."""
    set_up()
    if run("python", "-m", "tools.book"):  # which two of them load
        return 1
    tables = ("--output", "benchmarks/results")  # which book/performance.md shows
    modules = ("inference", "smollm2", "shared_keys", "training", "lab_training")
    modules += ("tokenization", "site", "live", "model_map")
    return int(any(run("python", "-m", f"benchmarks.{name}", *tables) for name in modules))


def clean(_: argparse.Namespace) -> int:
    """Remove the environment, the built book and the tools' caches."""
    for folder in (".venv", "_build", ".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis"):
        if (ROOT / folder).exists():
            shutil.rmtree(ROOT / folder)
    return 0


def main() -> int:
    """Run the command named on the command line."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # ends what it started
    parser = argparse.ArgumentParser(
        prog="dev.py", description="Sets up, builds and tests the course."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    added = {}
    for command in (book, serve, lab, notebooks, widgets, new, lock, check, test, bench, clean):
        summary = str(command.__doc__)
        added[command] = commands.add_parser(command.__name__, help=summary, description=summary)
        added[command].set_defaults(command=command)
    added[serve].add_argument(
        "--port", type=int, default=0, help="0, the default, takes a free one"
    )
    added[notebooks].add_argument("paths", nargs="*", help="the notebooks; all if none is named")
    added[notebooks].add_argument(
        "--keep-outputs", action="store_true", help="tidy them after an edit of text; execute none"
    )
    added[new].add_argument("kind", help="lesson, laboratory, exercise or widget")
    added[new].add_argument("name", help="as 11_toy, 03_toy, attention.toy or ToyWidget")
    added[lock].add_argument(
        "--upgrade", action="store_true", help="take newer versions of what is not pinned"
    )
    added[test].add_argument(
        "--quick", action="store_true", help="without the tests that need a browser or the book"
    )
    added[test].add_argument(
        "folders", nargs="*", help="only the tests and notebooks in these: tests/book notebooks/lab"
    )
    if len(sys.argv) == 1:
        parser.print_help()
        return 2
    options = parser.parse_args()
    return options.command(options)


if __name__ == "__main__":
    sys.exit(main())
