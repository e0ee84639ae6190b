"""Fetch the file of SmolLM2, which some tests read, unless it is in the cache.

``python -m tools.smollm2`` prints its path, or exits with 1 if it cannot be fetched.
"""

from __future__ import annotations

import sys

from gpt_lab.pretrained import names
from gpt_lab.validation import RefusedValueError

MODEL = "smollm2-135m"


def main() -> int:
    """Fetch the file if needed, and verify it."""
    try:
        path = names.obtain(MODEL)
        names.verify(path, names.PUBLISHED[MODEL])
    except (OSError, RefusedValueError) as error:  # including ConnectionError
        print(error)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
