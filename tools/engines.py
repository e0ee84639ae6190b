"""Firefox and WebKitGTK for the tests: ``python -m tools.engines`` installs those that are missing.

WebKitGTK exists only for Linux; elsewhere neither is required.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tools.chromium import as_root

PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb")}
COMMANDS = ("firefox-esr", "firefox")
REQUIRED = sys.platform == "linux"  # where tests fail without them; elsewhere they are skipped


def firefox() -> str | None:
    """The Firefox in the variable FIREFOX, or else on PATH."""
    chosen = os.environ.get("FIREFOX")
    return next(filter(None, map(shutil.which, [chosen] if chosen else COMMANDS)), None)


def missing(engine: str) -> str:
    """The message if ``"firefox"`` or ``"webkit"`` is missing; empty if it is not."""
    if engine == "firefox" and firefox():
        return ""
    if engine == "webkit" and shutil.which("WebKitWebDriver") and shutil.which("Xvfb"):
        return ""
    packages = " and ".join(PACKAGES[engine])
    return f"no {engine}: run `python -m tools.engines`, or install Debian's {packages}"


def main() -> int:
    """Install missing browsers; return 1 if one is still missing where it is required."""
    for engine, packages in PACKAGES.items():
        if REQUIRED and missing(engine):
            command = [*as_root(), "apt-get", "install", "-y", "--no-install-recommends", *packages]
            print(f"No {engine} found; trying:", *command, flush=True)
            try:
                subprocess.run(command, stdin=subprocess.DEVNULL)
            except FileNotFoundError as error:  # no sudo, or no apt-get
                print(error, flush=True)
        print(missing(engine) or f"{engine} is there")
    return int(REQUIRED and any(map(missing, PACKAGES)))


if __name__ == "__main__":
    sys.exit(main())
