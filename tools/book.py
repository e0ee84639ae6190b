"""Build the book with warnings as errors: ``python -m tools.book``."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

from jupyter_book.cli.main import build

ROOT = Path(__file__).resolve().parent.parent
HTML = ROOT / "_build" / "html"
DOCTREES = ROOT / "_build" / ".doctrees"


def main() -> int | str | None:
    """Build the book, and print its path; return the exit status."""
    os.chdir(ROOT)
    status: int | str | None = 1
    try:
        build([".", "-W", "-n", "--keep-going"])  # calls sys.exit
    except SystemExit as end:
        status = end.code
    finally:
        if status:
            # Sphinx warns about a page only when it reads it: otherwise the next build would pass.
            shutil.rmtree(DOCTREES, ignore_errors=True)
    if not status:
        print(f"The book is built: open {(HTML / 'index.html').as_uri()}", flush=True)
    return status


if __name__ == "__main__":
    argparse.ArgumentParser("python -m tools.book", description=__doc__).parse_args()
    sys.exit(main())
