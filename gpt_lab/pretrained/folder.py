"""Read a folder that ``save_pretrained`` wrote: configuration, weights, tokenizer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from gpt_lab.paths import existing, is_file, read
from gpt_lab.pretrained.configs import from_json
from gpt_lab.pretrained.kinds import Architecture
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.validation import RefusedValueError, parsed, shown

if TYPE_CHECKING:
    import torch

    from gpt_lab.model.gpt import GPT


def architecture(folder: Path) -> Architecture:
    """The architecture that ``config.json`` describes.

    Raises:
        FileNotFoundError: there is none.
        ValueError: it is damaged, or ``GPT`` does not support its architecture.
    """
    path = config_file(folder)
    return from_json(read(path), str(path))


def config_file(folder: Path) -> Path:
    """The folder's ``config.json``.

    Raises:
        FileNotFoundError: there is none.
    """
    return existing(folder / "config.json", ": not a folder of save_pretrained")


def model(folder: Path, device: torch.device, dtype: torch.dtype | None) -> GPT:
    """Load the model, with weights from ``model.safetensors`` or from the files of its index.

    Raises:
        FileNotFoundError: a file is missing.
        ValueError: a file is damaged, or does not match the configuration.
    """
    from gpt_lab.checkpoints.assembly import assemble  # imports torch
    from gpt_lab.checkpoints.stored import Safetensors
    from gpt_lab.pretrained import layouts

    kind, config = architecture(folder)
    prefix = "transformer." if kind == "gpt2" else "model."  # which base classes do without
    tensors = Safetensors(_weight_files(folder), prefix)
    return assemble(config, tensors, layouts.of_safetensors(kind, config), device, dtype)


def _weight_files(folder: Path) -> list[Path]:
    """The files of weights: a single one, or those that an index lists."""
    single, index = folder / "model.safetensors", folder / "model.safetensors.index.json"
    if is_file(single) or not is_file(index):
        if not is_file(single) and is_file(folder / "pytorch_model.bin"):
            raise RefusedValueError(
                f"{folder} has its weights in pytorch_model.bin alone, which is a pickle and is "
                "not read: save them as safetensors, as transformers' save_pretrained does"
            )
        return [single]
    try:
        names = sorted(set(parsed(read(index), "it")["weight_map"].values()))
        if not names:
            raise RefusedValueError("it names no files")
        if any(Path(name).name != name for name in names):
            raise RefusedValueError("it names files outside its directory")
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise RefusedValueError(f"{index} is not an index of weights: {error}") from None
    return [folder / name for name in names]


def tokenizer(folder: Path, vocab_size: int) -> ReleasedTokenizer | None:
    """The tokenizer in ``tokenizer.json``, with its chat template; None if there is no such file.

    Args:
        folder: the folder.
        vocab_size: V, the number of IDs that its model scores.

    Raises:
        ValueError: a file is damaged.
    """
    path = folder / "tokenizer.json"
    if not is_file(path):
        return None
    from tokenizers import Tokenizer

    try:
        fast = Tokenizer.from_str(path.read_text("utf-8"))
    except Exception as error:  # the package raises plain Exception
        raise RefusedValueError(f"{path} is not a tokenizer: {error}") from None
    fast.no_truncation()  # as in transformers: settings of an earlier call
    fast.no_padding()
    settings = _settings(folder / "tokenizer_config.json")
    try:
        template, end = _template(folder, settings), _end_of_text(settings)
        return ReleasedTokenizer(fast, end, template, vocab_size)
    except (RefusedValueError, UnicodeDecodeError) as error:
        raise RefusedValueError(f"{folder}: {error}") from None


def _settings(path: Path) -> dict[str, Any]:
    if not is_file(path):
        return {}
    settings = parsed(read(path), path)
    if not isinstance(settings, dict):
        raise RefusedValueError(f"{path} is not an object with settings")
    return settings


def _end_of_text(settings: dict[str, Any]) -> str | None:
    """The text of the end-of-text token, which some files store as a dictionary."""
    token = settings.get("eos_token")
    if isinstance(token, dict):
        token = token.get("content")
    if token is not None and not isinstance(token, str):
        raise RefusedValueError(f"eos_token={shown(token)} is not a token's text")
    return token


def _template(folder: Path, settings: dict[str, Any]) -> str | dict[str, str] | None:
    """The chat template, or several by name: files in newer folders, a setting in older ones."""
    files = {"default": folder / "chat_template.jinja"}
    files |= {path.stem: path for path in folder.glob("additional_chat_templates/*.jinja")}
    texts = {name: path.read_text("utf-8") for name, path in files.items() if is_file(path)}
    if texts:
        return texts["default"] if [*texts] == ["default"] else texts
    template = found = settings.get("chat_template")
    if isinstance(found, list) and all(isinstance(t, dict) for t in found):
        template = {t.get("name"): t.get("template") for t in found}
    parts = [*template, *template.values()] if isinstance(template, dict) else [template or ""]
    if not all(isinstance(text, str) for text in parts):
        raise RefusedValueError(f"chat_template={shown(found)} is no template, and no list of them")
    chosen: str | dict[str, str] | None = template or None
    return chosen
