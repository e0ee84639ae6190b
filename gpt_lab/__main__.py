"""``python -m gpt_lab``: the command line."""

import sys

if __name__ == "__main__":
    try:
        from gpt_lab.cli import main  # imported here, so that Ctrl-C is handled during the import

        status = main()
    except KeyboardInterrupt:
        status = 130  # the exit code that a shell gives a process ended by Ctrl-C
    sys.exit(status)
