"""``python -m gpt_lab``: the command line."""

import sys

if __name__ == "__main__":
    try:
        from gpt_lab.cli import main  # here, so that Ctrl-C may come while it is imported

        status = main()
    except KeyboardInterrupt:
        status = 130  # as a shell counts a process ended by Ctrl-C
    sys.exit(status)
