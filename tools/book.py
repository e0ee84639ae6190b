"""Builds the book with warnings as errors: ``python -m tools.book``."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from jupyter_book.cli.main import build

ROOT = Path(__file__).resolve().parent.parent
HTML = ROOT / "_build" / "html"
DOCTREES = ROOT / "_build" / ".doctrees"


def main() -> int | str | None:
    """Build it, and say where it is; the exit status of the build."""
    os.chdir(ROOT)
    status: int | str | None = 1
    try:
        build([".", "-W", "-n", "--keep-going"])  # which exits
    except SystemExit as end:
        status = end.code
    finally:
        if status:
            # Sphinx warns of a page only when it reads it: without this the next build passes.
            shutil.rmtree(DOCTREES, ignore_errors=True)
    if not status:
        print(f"The book is built: open {(HTML / 'index.html').as_uri()}", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
