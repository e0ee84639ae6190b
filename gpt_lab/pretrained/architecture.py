"""What a released model is, without its weights: to count it, nothing else has to be read."""

from __future__ import annotations

from pathlib import Path

from gpt_lab.pretrained.configs import Architecture, from_json
from gpt_lab.pretrained.gguf_config import from_gguf
from gpt_lab.pretrained.gguf_file import GGUFFile, is_gguf


def architecture(path: Path) -> Architecture:
    """What a folder of ``save_pretrained``, a ``config.json`` or a GGUF file describes.

    Raises:
        FileNotFoundError: there is no such file.
        ValueError: it is damaged, or describes what is not computed.
    """
    if path.is_dir():
        path = path / "config.json"
        if not path.is_file():
            raise FileNotFoundError(f"{path} is missing: not a folder of save_pretrained")
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing")
    if is_gguf(path):
        return from_gguf(GGUFFile(path))
    return from_json(path.read_bytes(), str(path))
