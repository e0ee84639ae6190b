"""Fetches the file of SmolLM2, which some tests read, unless this machine has it.

``python -m tools.smollm2`` prints its path; exits with 1 if it is neither there nor to be had.
"""

from __future__ import annotations

import sys

from gpt_lab.pretrained import names
from gpt_lab.validation import RefusedValueError

MODEL = "smollm2-135m"


def main() -> int:
    """Fetch the file if need be, and see that it is whole."""
    try:
        path = names.obtain(MODEL)
        names.verify(path, names.PUBLISHED[MODEL])
    except (OSError, RefusedValueError) as error:  # a ConnectionError is one of the first
        print(error)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
