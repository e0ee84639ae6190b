"""Find a Chromium or Chrome for the browser tests, and install one if needed.

``python -m tools.chromium`` prints its path, or exits with 1 if there is none and installation
fails. Tests prefer Chromium's headless shell, the same engine without a window, which takes five
sixths of the time. Benchmarks use a whole browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELL = "chromium-headless-shell"  # Debian's name of it, as a package and as a command
_COMMANDS = (
    *("google-chrome", "google-chrome-stable", "chrome", "chromium", "chromium-browser"),
    *("microsoft-edge", "msedge"),
)
_MACOS = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
)
_WINDOWS = (
    "Google/Chrome/Application/chrome.exe",
    "Chromium/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)


def _usual_places() -> list[Path]:
    if sys.platform == "darwin":
        return [
            folder / app
            for folder in (Path("/Applications"), Path.home() / "Applications")
            for app in _MACOS
        ]
    if sys.platform == "win32":
        folders = ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        return [Path(os.environ[f]) / app for f in folders if f in os.environ for app in _WINDOWS]
    return []


def find() -> Path | None:
    """The browser in the variable CHROME, or else on PATH, in its usual place, or Playwright's own.

    Raises:
        FileNotFoundError: CHROME names a file that is not there.
    """
    if chosen := os.environ.get("CHROME"):
        if not (path := shutil.which(chosen)):
            raise FileNotFoundError(f"CHROME={chosen} is not a program")
        return Path(path)
    for command in _COMMANDS:
        if path := shutil.which(command):
            return Path(path)
    with sync_playwright() as playwright:
        downloaded = Path(playwright.chromium.executable_path)
    return next((path for path in [*_usual_places(), downloaded] if path.is_file()), None)


def for_tests() -> Path | None:
    """The browser in the variable CHROME, or else a headless shell, or else that of ``find``.

    Raises:
        FileNotFoundError: CHROME names a file that is not there.
    """
    if not os.environ.get("CHROME"):
        if path := shutil.which(SHELL):  # Debian's
            return Path(path)
        with sync_playwright() as playwright:
            whole = Path(playwright.chromium.executable_path)  # …/chromium-1234/FOLDER/PROGRAM
        version = whole.parents[1].name.rpartition("-")[2]
        shells = whole.parents[2].glob(f"chromium_headless_shell-{version}/*/*headless*shell*")
        if path := next((path for path in shells if os.access(path, os.X_OK)), None):
            return path
    return find()


def as_root() -> list[str]:
    """The prefix of a command that needs root."""
    return [] if hasattr(os, "geteuid") and os.geteuid() == 0 else ["sudo", "-n"]


def install() -> None:
    """Fetch Playwright's headless shell or, where that fails, Debian's packages."""
    attempts = [[sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]]
    if shutil.which("apt-get"):
        attempts += [[*as_root(), "apt-get", "install", "-y", p] for p in (SHELL, "chromium")]
    for command in attempts:
        print("No Chromium or Chrome found; trying:", *command, flush=True)
        try:
            if subprocess.run(command, stdin=subprocess.DEVNULL).returncode == 0:
                return
        except FileNotFoundError as error:  # no sudo
            print(error, flush=True)


def main() -> int:
    """Print the browser's path, after installing one if there is none."""
    try:
        if for_tests() is None:
            install()
        path = for_tests()
    except FileNotFoundError as error:
        print(error)
        return 1
    print(path or "No Chromium or Chrome. Install one, or set CHROME to the path of its program.")
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
