"""The tokenizer in a folder: ``tokenizer.json``, and what stands beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gpt_lab.tokenization.gpt2 import GPT2Tokenizer
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.validation import RefusedValueError, parsed, shown


def of_folder(folder: Path, vocab_size: int) -> Tokenizer:
    """The tokenizer that a folder of ``save_pretrained`` has.

    A folder without ``tokenizer.json`` has GPT-2's, if its model has a vocabulary of that size.

    Args:
        folder: the folder.
        vocab_size: how many IDs its model scores.

    Raises:
        FileNotFoundError: there is none.
        ValueError: a file is damaged.
    """
    path = folder / "tokenizer.json"
    if not path.is_file():
        gpt2 = GPT2Tokenizer()
        if vocab_size == gpt2.vocab_size:
            return gpt2
        raise FileNotFoundError(
            f"{path} is missing: save the tokenizer beside the model, by its save_pretrained"
        )
    from tokenizers import Tokenizer as Fast

    try:
        tokenizer = Fast.from_str(path.read_text("utf-8"))
    except Exception as error:  # the package's own are of no kind of their own
        raise RefusedValueError(f"{path} is not a tokenizer: {error}") from None
    tokenizer.no_truncation()  # as transformers does: these are settings of some earlier call
    tokenizer.no_padding()
    settings = _settings(folder / "tokenizer_config.json")
    template = _template(folder, settings)
    end = _text(settings.get("eos_token"))
    try:
        return ReleasedTokenizer(tokenizer, end, template, vocab_size)
    except RefusedValueError as error:
        raise RefusedValueError(f"{path}: {error}") from None


def _settings(path: Path) -> dict[str, Any]:
    if not path.is_file():
        return {}
    settings = parsed(path.read_bytes(), path)
    if not isinstance(settings, dict):
        raise RefusedValueError(f"{path} is not an object with settings")
    return settings


def _text(token: object) -> str | None:
    """A token's text: some files say more about it."""
    if isinstance(token, dict):
        token = token.get("content")
    if token is not None and not isinstance(token, str):
        raise RefusedValueError(f"eos_token={shown(token)} is not a token's text")
    return token


def _template(folder: Path, settings: dict[str, Any]) -> str | None:
    """The chat template: a file of its own in newer folders, and a setting in older ones."""
    path = folder / "chat_template.jinja"
    if path.is_file():
        return path.read_text("utf-8")
    template = settings.get("chat_template")
    if isinstance(template, list):  # several, by name
        named = {t.get("name"): t.get("template") for t in template if isinstance(t, dict)}
        template = named.get("default")
    return template if isinstance(template, str) else None
