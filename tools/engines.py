"""Finds the Firefox and the WebKit of this machine for the tests, and installs them if need be.

``python -m tools.engines firefox webkit`` prints their paths; exits with 1 if one of them is
neither there nor to be had. WebKit is WebKitGTK's, on Linux; elsewhere nothing is demanded.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.chromium import as_root

PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb")}
REQUIRED = sys.platform == "linux"  # where tests fail without them; elsewhere they are skipped


def find(engine: str) -> dict[str, Path] | None:
    """The programs of ``"firefox"`` or ``"webkit"`` by what they are; none if one is missing.

    Raises:
        FileNotFoundError: FIREFOX names a file that is not there.
    """
    if engine == "firefox":
        chosen = os.environ.get("FIREFOX")
        names = (chosen,) if chosen else ("firefox-esr", "firefox")
        found = {"browser": next(filter(None, map(shutil.which, names)), None)}
        if chosen and not found["browser"]:
            raise FileNotFoundError(f"FIREFOX={chosen} is not a program")
    else:
        places = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        found = {
            "browser": str(places[-1]) if places else None,
            "driver": shutil.which("WebKitWebDriver"),
            "screen": shutil.which("Xvfb"),
        }
    return (
        {name: Path(path) for name, path in found.items() if path} if all(found.values()) else None
    )


def missing(engine: str) -> str:
    """What to say where an engine is not there."""
    name = {"firefox": "Firefox", "webkit": "WebKitGTK"}[engine]
    return (
        f"no {name}: run `python -m tools.engines {engine}`, or install Debian's packages"
        f" {' and '.join(PACKAGES[engine])}"
    )


def install(engine: str) -> None:
    """Fetch Debian's packages."""
    command = [*as_root(), "apt-get", "install", "-y", "--no-install-recommends"]
    command += PACKAGES[engine]
    print(f"No {engine} found; trying:", *command, flush=True)
    try:
        subprocess.run(command, stdin=subprocess.DEVNULL)
    except FileNotFoundError as error:  # no sudo, or no apt-get
        print(error, flush=True)


def main(engines: list[str]) -> int:
    """Print the programs' paths, installing first what is not there."""
    failed = False
    for engine in engines or [*PACKAGES]:
        try:
            if find(engine) is None and REQUIRED:
                install(engine)
            programs = find(engine)
        except FileNotFoundError as error:
            print(error)
            return 1
        print(*programs.values() if programs else [missing(engine)])
        failed |= programs is None
    return int(failed and REQUIRED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
