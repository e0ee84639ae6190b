"""pip and npm, asked for one file of a registry, and so that nothing of a package is executed.

npm has a switch for that. pip has none for packages of sources: to learn what such a package is
called and needs, it runs the package's own ``setup.py``, even where it is only to fetch the file.
Therefore pip gets the checksum, which it compares before it opens the file; and where it would run
the package's code it finds a backend of ours, which writes down the name and the version that we
asked for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

_BACKEND = '''"""In place of setuptools: says what a package is called, and runs nothing of it."""
import pathlib, sys

__legacy__ = sys.modules[__name__]  # the name that packages without a pyproject.toml are built by


def prepare_metadata_for_build_wheel(directory, config_settings=None):
    folder = pathlib.Path(directory, "{stem}-{version}.dist-info")
    folder.mkdir()
    text = "Metadata-Version: 2.1\\nName: {package}\\nVersion: {version}\\n"
    (folder / "METADATA").write_text(text, encoding="utf-8")
    return folder.name
'''


def fetch_by_pip(package: str, version: str, sha256: str, folder: Path) -> None:
    """Fetch a package of sources into the folder, if it has the checksum.

    Raises:
        FileNotFoundError: pip is not installed.
        OSError: pip could not fetch it, or the checksum is another one.
    """
    backend = folder.resolve() / ".backend"  # pip runs in the folder: from there, it is elsewhere
    (backend / "setuptools").mkdir(parents=True)
    (backend / "setuptools" / "__init__.py").touch()
    stem = package.replace("-", "_")
    text = _BACKEND.format(package=package, version=version, stem=stem)
    (backend / "setuptools" / "build_meta.py").write_text(text, encoding="utf-8")
    pinned = f"{package}=={version}"
    (backend / "pinned.txt").write_text(f"{pinned} --hash=sha256:{sha256}\n", encoding="utf-8")
    environment = {
        **os.environ,
        "PYTHONPATH": str(backend),
        "PIP_USE_PEP517": "1",  # or an older pip runs setup.py without asking any backend
    }
    options = ["--no-deps", "--no-binary", ":all:", "--no-build-isolation", "--require-hashes"]
    options += ["--retries", "1", "--timeout", "15"]  # without a network, half a minute
    options += ["--disable-pip-version-check", "--requirement", str(backend / "pinned.txt")]
    try:
        run([sys.executable, "-m", "pip", "download", *options], folder, environment)
    finally:
        shutil.rmtree(backend)


def fetch_by_npm(package: str, version: str, folder: Path) -> None:
    """Fetch a package into the folder.

    Raises:
        FileNotFoundError: npm is not installed.
        OSError: npm could not fetch it.
    """
    npm = shutil.which("npm")  # with its suffix, which Windows wants
    if npm is None:
        raise FileNotFoundError(f"npm, which fetches {package}, is not installed (Node.js)")
    patience = ["--fetch-retries=1", "--fetch-timeout=15000", "--fetch-retry-mintimeout=1000"]
    run([npm, "pack", "--ignore-scripts", *patience, f"{package}@{version}"], folder)


def run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    """Run a program in a folder.

    Raises:
        FileNotFoundError: pip is not installed.
        OSError: the program failed; the message has its last lines, as one.
    """
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, errors="replace"
    )
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()[-5:]
        last = "; ".join(line.strip() for line in lines if line.strip())
        if "No module named pip" in last:
            raise FileNotFoundError(f"pip is not installed for {sys.executable}")
        raise OSError(f"`{' '.join(command)}` ended with status {done.returncode}: {last}")
