"""Build the tokenizer from a GGUF file's metadata."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gpt_lab.pretrained.gguf_file import GGUFFile
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.validation import RefusedError, RefusedValueError, did_you_mean, shown

if TYPE_CHECKING:
    import tokenizers

_LISTS: dict[str, tuple[type, str]] = {
    **{"tokens": (str, "texts"), "merges": (str, "texts")},
    **{"token_type": (int, "integers"), "scores": (float, "numbers")},
}
_NAMED = {"bos": "bos_token_id", "eos": "eos_token_id", "unk": "unknown_token_id"}
_NAMED |= {"pad": "padding_token_id"}
_ENDS = ("eos_token_id", "eot_token_id", "eom_token_id")  # of a text, a turn, a message
_TEMPLATE = "tokenizer.chat_template"  # and, after a period, the names of others
_CONTROL, _USER_DEFINED = 3, 4  # types of tokens that are matched whole, before any merge

# How text is split before byte-pair encoding, by llama.cpp's names (src/llama-vocab.cpp there).
_CONTRACTION = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)"
_REST = r"| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
_LLAMA_3 = _CONTRACTION + r"|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}" + _REST
_QWEN = _CONTRACTION + r"|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}" + _REST
_UPPER, _LOWER = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"
_TEKKEN = (
    rf"[^\r\n\p{{L}}\p{{N}}]?{_UPPER}*{_LOWER}+|[^\r\n\p{{L}}\p{{N}}]?{_UPPER}+{_LOWER}*"
    r"|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
)
_PATTERNS = {
    **dict.fromkeys(("gpt-2", "olmo", "smollm"), None),
    **dict.fromkeys(("llama-bpe", "llama3", "llama-v3", "smaug-bpe", "dbrx"), _LLAMA_3),
    **dict.fromkeys(("qwen2", "deepseek-r1-qwen"), _QWEN),
    "tekken": _TEKKEN,
}
# With these, a piece of text that is in the vocabulary is one token, whatever merges would give,
# and a text begins with the token for that unless the file says otherwise.
_WORDS_FIRST = ("llama-bpe", "llama3", "llama-v3", "tekken")


def of_gguf(file: GGUFFile, vocab_size: int | None = None) -> ReleasedTokenizer:
    """Build the tokenizer of a file.

    Args:
        file: the file.
        vocab_size: the number of IDs that its model scores; the number of tokens when left out.

    Raises:
        ValueError: there is none, its kind is not supported, or it is damaged.
    """
    entries = {
        key.removeprefix("tokenizer.ggml."): value
        for key, value in file.metadata.items()
        if key.startswith("tokenizer.ggml.")
    }
    try:
        kind = entries["model"]
        if str(kind) not in _MAKERS:
            raise RefusedValueError(
                f"tokenizer.ggml.model={shown(kind)} is not read; {', '.join(_MAKERS)} are"
            )
        for key, (typed, what) in _LISTS.items():
            values = entries.get(key, [])
            if not isinstance(values, list) or not all(isinstance(v, typed) for v in values):
                raise RefusedValueError(f"tokenizer.ggml.{key}={shown(values)} are no {what}")
        templates = {
            key.removeprefix(_TEMPLATE).removeprefix(".") or "default": text
            for key, text in file.metadata.items()
            if key == _TEMPLATE or key.startswith(f"{_TEMPLATE}.")
        }
        for name, text in templates.items():
            if not isinstance(text, str):
                raise RefusedValueError(f"{_TEMPLATE}={shown(text)} is no text ({name})")
        template = templates if {*templates} - {"default"} else templates.get("default")
        found = {f"{name}_token": _token(entries, key) for name, key in _NAMED.items()}
        named = {name: token for name, token in found.items() if token is not None}
        ends = [entries[key] for key in _ENDS if _token(entries, key) is not None]
        return ReleasedTokenizer(_MAKERS[kind](entries), named, template, vocab_size, ends)
    except KeyError as error:
        raise RefusedValueError(f"{file.path} has no tokenizer.ggml.{error.args[0]}") from None
    except RefusedError as error:
        raise RefusedValueError(f"{file.path}: {error}") from None


def _token(entries: dict[str, Any], key: str) -> str | None:
    """The token with the ID of an entry; None if there is no such entry."""
    tokens, i = entries["tokens"], entries.get(key)
    if i is None:
        return None
    if not isinstance(i, int) or not 0 <= i < len(tokens):
        raise RefusedValueError(f"tokenizer.ggml.{key}={shown(i)} is no token")
    return str(tokens[i])


def _byte_level(entries: dict[str, Any]) -> tokenizers.Tokenizer:
    """Byte-level byte-pair encoding as in GPT-2: merges in order, bytes written as letters."""
    from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers

    pre = entries.get("pre")
    if not isinstance(pre, str) or pre not in _PATTERNS:
        raise RefusedValueError(
            f"tokenizer.ggml.pre={shown(pre)} is not read; those that are: "
            f"{', '.join(_PATTERNS)}{did_you_mean(pre, _PATTERNS)}"
        )
    vocabulary = {token: i for i, token in enumerate(entries["tokens"])}
    merges = [_pair(merge) for merge in entries["merges"]]
    try:
        model = models.BPE(vocab=vocabulary, merges=merges, ignore_merges=pre in _WORDS_FIRST)
    except Exception as error:  # the package raises plain Exception
        raise RefusedValueError(f"tokenizer.ggml.merges are damaged: {error}") from None
    tokenizer = Tokenizer(model)
    pattern = _PATTERNS[pre]
    whole = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=pattern is None)
    if pre == "smollm":
        first: list[Any] = [pre_tokenizers.Digits(individual_digits=True)]
    elif pattern is not None:
        first = [pre_tokenizers.Split(Regex(pattern), "isolated")]
    else:
        first = []
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([*first, whole])
    if pattern == _QWEN:
        tokenizer.normalizer = normalizers.NFC()
    tokenizer.decoder = decoders.ByteLevel()
    _add_special(tokenizer, {"add_bos_token": pre in _WORDS_FIRST, **entries})
    return tokenizer


def _pair(merge: str) -> tuple[str, str]:
    """The two tokens of a merge."""
    left, space, right = merge.partition(" ")
    if not (left and space and right):
        raise RefusedValueError(f"{shown(merge)} is no merge of two tokens")
    return left, right


def _sentence_piece(entries: dict[str, Any]) -> tokenizers.Tokenizer:
    """SentencePiece's byte-pair encoding, as in Llama 2 and Mistral: tokens with scores."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers

    tokens = entries["tokens"]
    vocabulary = {token: i for i, token in enumerate(tokens)}
    if len(entries["scores"]) != len(tokens):
        raise RefusedValueError(
            f"there are {len(tokens)} tokens and {len(entries['scores'])} scores"
        )
    merges = _merges_by_score(vocabulary, entries["scores"])
    tokenizer = Tokenizer(
        models.BPE(vocab=vocabulary, merges=merges, fuse_unk=True, byte_fallback=True)
    )
    prefixed = entries.get("add_space_prefix", True)
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(
        prepend_scheme="first" if prefixed else "never", split=False
    )
    steps: list[Any] = [decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()]
    if prefixed:
        steps.append(decoders.Strip(" ", left=1))
    tokenizer.decoder = decoders.Sequence(steps)
    _add_special(tokenizer, {"add_bos_token": True, **entries})
    return tokenizer


def _merges_by_score(vocabulary: dict[str, int], scores: list[float]) -> list[tuple[str, str]]:
    """The pairs that make each token, by decreasing score: SentencePiece stores no merges."""
    merges = [
        (scores[i], token[:cut], token[cut:])
        for token, i in vocabulary.items()
        for cut in range(1, len(token))
        if token[:cut] in vocabulary and token[cut:] in vocabulary
    ]
    merges.sort(key=lambda merge: (-merge[0], -len(merge[1])))
    return [(left, right) for _, left, right in merges]


def _add_special(tokenizer: tokenizers.Tokenizer, entries: dict[str, Any]) -> None:
    """Add special tokens, which are matched whole before any merge, and the prefix of each text."""
    from tokenizers import AddedToken, processors

    tokens = entries["tokens"]
    kinds = entries.get("token_type", [])
    if kinds and len(kinds) != len(tokens):
        raise RefusedValueError(f"there are {len(tokens)} tokens and {len(kinds)} kinds of tokens")
    tokenizer.add_tokens(
        [
            AddedToken(token, special=kind == _CONTROL, normalized=False)
            for token, kind in zip(tokens, kinds, strict=False)
            if kind in (_CONTROL, _USER_DEFINED)
        ]
    )
    start = _token(entries, "bos_token_id")
    if entries.get("add_bos_token") and start is not None:
        tokenizer.post_processor = processors.TemplateProcessing(
            single=f"{start} $A", special_tokens=[(start, entries["bos_token_id"])]
        )


_MAKERS: dict[str, Callable[[dict[str, Any]], tokenizers.Tokenizer]] = {
    "gpt2": _byte_level,
    "llama": _sentence_piece,
}
