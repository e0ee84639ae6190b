"""``python -m gpt_lab``: the command line."""

import sys

from gpt_lab.cli import main

if __name__ == "__main__":
    sys.exit(main())
