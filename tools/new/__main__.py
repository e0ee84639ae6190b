"""Start a piece of the course. It makes new files and changes no existing ones.

python -m tools.new lesson 11_toy
python -m tools.new laboratory 03_toy
python -m tools.new exercise attention.toy
python -m tools.new widget ToyWidget
"""

from __future__ import annotations

import argparse
import sys

from tools.dev import ROOT
from tools.new.pieces import KINDS
from tools.new.writing import write


def main() -> int:
    """Run the command line."""
    summary = str(__doc__).partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m tools.new", description=summary)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("name", help="11_toy, 03_toy, attention.toy or ToyWidget")
    options = parser.parse_args()
    try:
        piece = KINDS[options.kind](options.name)
    except ValueError as error:
        sys.exit(str(error))
    paths = write(piece.files)
    print("These files are new:", *(f"  {path.relative_to(ROOT)}" for path in paths), sep="\n")
    print(f"\nWrite next: {piece.advice}\nThen check it: python tools/dev.py test {piece.tests}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
