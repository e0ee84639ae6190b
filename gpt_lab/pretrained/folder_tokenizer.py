"""The tokenizer in a folder of ``save_pretrained``, with the settings of the files beside it.

The vocabulary, the merges and the pre-tokenizer are those of ``tokenizer.json``, for any class in
``tokenizer_config.json``: ``transformers`` rebuilds ``GPT2Tokenizer``, ``LlamaTokenizer`` and
``Qwen2Tokenizer`` from only the vocabulary and the merges.
"""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gpt_lab.paths import is_file, read
from gpt_lab.pretrained.settings import GENERATION, check
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.validation import RefusedValueError, parsed, shown

if TYPE_CHECKING:
    import tokenizers

_STANDARD = [f"{name}_token" for name in ("bos", "eos", "unk", "sep", "pad", "cls", "mask")]
_EXTRA = ("extra_special_tokens", "additional_special_tokens")
_CLEAN_UP = "clean_up_tokenization_spaces"  # which transformers leaves undone for BPE
# Settings that change IDs or texts in transformers and are not supported here.
_REFUSED = (
    *("split_special_tokens", "fix_mistral_regex", "fast_tokenizer_files"),
    "model_specific_special_tokens",
    f"{_CLEAN_UP}_for_bpe_even_though_it_will_corrupt_output",
)
_SWITCHES = ("add_bos_token", "add_eos_token")  # not tokens, and without effect
_OF_CLASS = {  # default tokens of transformers' classes
    "GPT2Tokenizer": dict.fromkeys(_STANDARD[:3], "<|endoftext|>"),
    "Qwen2Tokenizer": dict.fromkeys(("eos_token", "unk_token", "pad_token"), "<|endoftext|>"),
    "LlamaTokenizer": {"bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>"},
}
_CLASSES = {"gpt2": "GPT2Tokenizer", "qwen2": "Qwen2Tokenizer", "qwen3": "Qwen2Tokenizer"}


def tokenizer(folder: Path, vocab_size: int) -> ReleasedTokenizer | None:
    """Build the tokenizer of ``tokenizer.json`` with its chat template; None without that file.

    ``add_bos_token`` and ``add_eos_token`` of ``tokenizer_config.json`` have no effect, as in
    ``transformers``, because that file defines the prefix of a text itself.

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
    try:
        settings = _settings(folder, fast)
        if settings.get(_CLEAN_UP) and type(fast.model).__name__ != "BPE":
            raise RefusedValueError(f"{_CLEAN_UP}=True is computed for no vocabulary of this kind")
        named = _add_tokens(fast, settings, vocab_size)
        template, ends = _template(folder, settings), _ends(folder, vocab_size)
        return ReleasedTokenizer(fast, named, template, vocab_size, ends)
    except (RefusedValueError, UnicodeDecodeError) as error:
        raise RefusedValueError(f"{folder}: {error}") from None


def _object(path: Path) -> dict[str, Any]:
    """The object in a JSON file; empty if there is no file."""
    found = parsed(read(path), path) if is_file(path) else {}
    if not isinstance(found, dict):
        raise RefusedValueError(f"{path} is not an object with settings")
    return found


def _settings(folder: Path, fast: tokenizers.Tokenizer) -> dict[str, Any]:
    """The settings of ``tokenizer_config.json`` and, if they list no tokens, of older files."""
    settings = _object(folder / "tokenizer_config.json")
    settings = {key: said for key, said in settings.items() if key not in _SWITCHES}
    config = _object(folder / "config.json")
    kind = settings.get("tokenizer_class") or config.get("tokenizer_class")
    kind = str(kind or _CLASSES.get(str(config.get("model_type")))).removesuffix("Fast")
    if kind != "LlamaTokenizer" or '"ByteLevel"' not in fast.to_str():
        settings = _OF_CLASS.get(kind, {}) | settings
        if kind in ("LlamaTokenizer", "GPT2Tokenizer") and fast.normalizer is not None:
            warnings.warn(
                f"{folder / 'tokenizer.json'} has a normalizer, which transformers 5 drops for a "
                f"{kind}: its IDs of some texts differ from those here",
                stacklevel=2,
            )
    adds = _adds_a_space(fast)
    if kind in _OF_CLASS and settings.get("add_prefix_space", adds) not in (None, adds):
        raise RefusedValueError(
            f"add_prefix_space={shown(settings['add_prefix_space'])} for a {kind} differs from "
            "tokenizer.json, and its IDs are read by that file alone"
        )
    if kind == "LlamaTokenizer" and adds is not None and settings.get("legacy"):
        warnings.warn(
            f"legacy=True of {folder / 'tokenizer_config.json'} is not read: transformers puts a "
            "space before what follows a special token",
            stacklevel=2,
        )
    for key in _REFUSED:
        if settings.get(key):
            raise RefusedValueError(f"{key}={shown(settings[key])} is not computed")
    if "added_tokens_decoder" in settings:
        return settings
    older = _object(folder / "special_tokens_map.json")
    for key, value in older.items():
        if key not in _EXTRA and not (key.endswith("_token") and _is_token(value or "")):
            raise RefusedValueError(f"special_tokens_map.json: {key}={shown(value)} is no token")
    return {**settings, **older, "added_tokens": _object(folder / "added_tokens.json")}


def _adds_a_space(fast: tokenizers.Tokenizer) -> bool | None:
    """Whether the file itself puts a space before a text; None if it cuts texts otherwise."""
    cut = json.loads(fast.to_str())["pre_tokenizer"] or {}
    for part in cut.get("pretokenizers", [cut]):
        if part.get("type") == "ByteLevel":
            return bool(part["add_prefix_space"])
        if part.get("type") == "Metaspace":
            return bool(part["prepend_scheme"] != "never")
    return None


def _ends(folder: Path, vocab_size: int) -> list[int]:
    """The tokens at which ``transformers`` stops generation."""
    said: Any = None
    for name in ("config.json", "generation_config.json"):
        entries = _object(folder / name)
        said = entries.get("eos_token_id", said)
    check(entries, str(folder / name), (), {}, GENERATION)
    ids = [] if said is None else said if isinstance(said, list) else [said]
    if not all(type(i) is int for i in ids):
        raise RefusedValueError(f"eos_token_id={shown(said)} is no ID, and no list of them")
    return [i for i in ids if 0 <= i < vocab_size]  # others are never generated


def _add_tokens(
    fast: tokenizers.Tokenizer, settings: dict[str, Any], vocab_size: int
) -> dict[str, str]:
    """Add the settings' tokens that are not in ``tokenizer.json``, as transformers does.

    Tokens without a row in the model are left out.

    Returns:
        The texts of the tokens that have names.
    """
    extra: Any = next((settings[key] for key in _EXTRA if settings.get(key)), [])
    listed = settings.get("added_tokens_decoder")
    if not isinstance(extra, list | dict) or not isinstance(listed, dict | None):
        raise RefusedValueError(f"{shown(extra)} or {shown(listed)} are no tokens")
    names = {key: settings.get(key) for key in _STANDARD}
    names |= {k: v for k, v in settings.items() if k.endswith("_token") and _is_token(v)}
    names |= extra if isinstance(extra, dict) else {}
    named = {key: _token(key, said) for key, said in names.items() if said is not None}
    others = [] if isinstance(extra, dict) else [_token(_EXTRA[0], said) for said in extra]

    own = {token.content: token for token in fast.get_added_tokens_decoder().values()}
    if listed is None:
        special = {token.content for token in (*named.values(), *others)}
        ids = settings["added_tokens"]
        older = sorted(ids, key=lambda text: _by_number(str(ids[text])))
        tokens = {text: _token(text, text, special=text in special) for text in older} | own
    else:
        made = [_token(i, listed[i], special=False) for i in sorted(listed, key=_by_number)]
        tokens = {token.content: token for token in made}
    new = {repr(t): t for t in (*named.values(), *others) if t.content not in tokens | own}
    added = [*tokens.values(), *new.values()]  # the later one of two with the same text counts
    for token in added:
        token.special |= token.content in {t.content for t in named.values()}
    known = set(fast.get_vocab(with_added_tokens=True))
    unknown = [*dict.fromkeys(t.content for t in added if t.content not in known)]
    known |= set(unknown[: max(0, vocab_size - len(known))])
    fast.add_tokens([token for token in added if token.content in known])
    return {key: token.content for key, token in named.items()}


def _is_token(said: object) -> bool:
    return isinstance(said, str | dict)


def _by_number(digits: str) -> tuple[int, str]:
    return len(digits), digits


def _token(key: str, said: object, special: bool = True) -> tokenizers.AddedToken:
    """The token of a setting, which is its text or an object with details."""
    from tokenizers import AddedToken

    flags = said if isinstance(said, dict) else {"content": said}
    text, special = flags.get("content"), bool(flags.get("special", special))
    if not isinstance(text, str):
        raise RefusedValueError(f"{key}={shown(said)} is not a token's text")
    ways = {way: bool(flags.get(way)) for way in ("single_word", "lstrip", "rstrip")}
    normalized = bool(flags.get("normalized", not special))
    return AddedToken(text, **ways, normalized=normalized, special=special)


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
