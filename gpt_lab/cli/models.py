"""What the commands that run a model share: its options, its files, how it draws."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from gpt_lab.paths import to_path
from gpt_lab.tokenization.gpt2 import GPT2Tokenizer
from gpt_lab.tokenization.protocol import Tokenizer, stop_tokens
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.tokenization.streaming import stream_text
from gpt_lab.validation import RefusedValueError

if TYPE_CHECKING:
    from torch import Tensor

    from gpt_lab.model.gpt import GPT
    from gpt_lab.tuning import ChatTemplate

LAB, LAB_CHAT = "lab", "lab-chat"


def add_model(parser: argparse.ArgumentParser, default: str) -> None:
    """Add the options that choose a model, and where and how exactly it computes."""
    parser.add_argument(
        "--model",
        default=default,
        help="gpt2, gpt2-medium, gpt2-large or gpt2-xl; smollm2-135m, which is "
        "SmolLM2-135M-Instruct, rounded to Q4_1 (5.7 bits a weight over all), or unrounded "
        "smollm2-135m-instruct or smollm2-135m-base; lab, the small model that comes with this "
        "package, or lab-chat, the same tuned to answer; a directory that transformers saved, a "
        "GGUF file, or a checkpoint of this package (default: %(default)s)",
    )
    parser.add_argument("--device", default="auto", help="cpu, cuda, mps, or auto, the default")
    parser.add_argument(
        "--dtype", default="auto", help="float32, bfloat16, float16, or auto, the default"
    )
    parser.add_argument(
        "--compile",
        action="store_true",
        help="compile the decoding step: about a minute at the start, faster from then on",
    )


def add_sampling(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``Sampler``, and the seed."""
    parser.add_argument(
        "--temperature", type=float, default=1.0, metavar="T", help="0 is greedy; default: 1"
    )
    parser.add_argument("--top-k", type=int, metavar="K", help="keep the K most probable tokens")
    parser.add_argument(
        "--top-p", type=float, metavar="P", help="keep the fewest tokens that reach P together"
    )
    parser.add_argument(
        "--min-p", type=float, metavar="P", help="keep what has P times the best one's probability"
    )
    parser.add_argument("--repetition-penalty", type=float, default=1.0, metavar="R")
    parser.add_argument("--seed", type=int, metavar="N", help="make the text repeatable")


def check_sampling(options: argparse.Namespace) -> None:
    """Refuse settings that ``Sampler`` refuses, before any weights are fetched."""
    from gpt_lab import generation as sampling  # here: other commands do not load torch

    sampling.Sampler(
        options.temperature,
        options.top_k,
        options.top_p,
        options.repetition_penalty,
        options.min_p,
    )


def stream(
    model: GPT,
    tokenizer: Tokenizer,
    ids: list[int],
    options: argparse.Namespace,
    *,
    when_full: Literal["refuse", "slide"] = "refuse",
    max_new_tokens: int | None = None,
) -> Iterator[str]:
    """The texts of the tokens that continue ``ids``, each as soon as it is there.

    Args:
        model: the model.
        tokenizer: its tokenizer, whose stop tokens end the text.
        ids: the prompt.
        options: the options of :func:`add_sampling` and ``--max-new-tokens``.
        when_full: as in ``generate``.
        max_new_tokens: in place of the option.

    Raises:
        ValueError: the request does not fit the context, before anything is written.
    """
    import torch

    from gpt_lab import generation

    tokens = generation.generate(
        model,
        torch.tensor(ids),
        options.max_new_tokens if max_new_tokens is None else max_new_tokens,
        temperature=options.temperature,
        top_k=options.top_k,
        top_p=options.top_p,
        min_p=options.min_p,
        repetition_penalty=options.repetition_penalty,
        seed=options.seed,
        stop_token=stop_tokens(tokenizer),
        when_full=when_full,
    )
    return _texts(tokenizer, tokens, options)


def _texts(
    tokenizer: Tokenizer, tokens: Iterator[Tensor], options: argparse.Namespace
) -> Iterator[str]:
    try:
        yield from stream_text(tokenizer, (int(token) for token in tokens))
    except RuntimeError as error:
        if not options.compile:
            raise
        reason = str(error).splitlines()[0]  # usually a C++ compiler is missing
        raise RefusedValueError(f"--compile does not work here: {reason}") from None


def check_chats(model: str) -> None:
    """Refuse a name whose model is known to have no chat template, before it is fetched."""
    from gpt_lab.pretrained.on_hub import REVISIONS

    if model in (LAB, *REVISIONS) and not to_path("--model", model).exists():
        raise no_template(model)


def chat_tokenizer(model: str, tokenizer: Tokenizer) -> ReleasedTokenizer | ChatTemplate:
    """What renders conversations: the tokenizer, if it has a chat template; the lab model's."""
    if model == LAB_CHAT:
        from gpt_lab.tuning import ChatTemplate

        return ChatTemplate(tokenizer)
    if not isinstance(tokenizer, ReleasedTokenizer) or tokenizer.chat_template is None:
        raise no_template(model)
    return tokenizer


def no_template(model: str) -> RefusedValueError:
    """The refusal of a model that was not tuned to answer."""
    return RefusedValueError(
        f"{model} has no chat template: it was not tuned to answer. generate without --chat "
        "continues a text with it; --model lab-chat answers, and smollm2-135m"
    )


def load(options: argparse.Namespace) -> tuple[GPT, Tokenizer]:
    """Load the model and its tokenizer."""
    from gpt_lab.lab_model import load_lab_model
    from gpt_lab.model.device import place_and_precision
    from gpt_lab.pretrained import load_files

    device, dtype = place_and_precision(options.device, options.dtype)
    tokenizer: Tokenizer | None
    if options.model in (LAB, LAB_CHAT):
        stage = "chat" if options.model == LAB_CHAT else None
        model, tokenizer = load_lab_model(stage, device=device, dtype=dtype)
    else:
        _check_name(options.model)
        model, tokenizer = load_files(options.model, device, dtype)
        if tokenizer is None:
            tokenizer = _by_size(options.model, model.config.vocab_size)
    return model.prepare_decoding(options.compile), tokenizer


def _check_name(model: str) -> None:
    """Refuse a path that does not exist, and the lab model's name in another case."""
    path = to_path("--model", model)
    if path.exists():
        return
    if path.suffix or str(path) != path.name:
        raise FileNotFoundError(f"{path} is missing: --model takes a file or a directory")
    if model.lower() == LAB:
        raise RefusedValueError(f"no model {model!r}; did you mean {LAB!r}?")


def _by_size(model: str, vocab_size: int) -> Tokenizer:
    """The tokenizer with this vocabulary size, for files that contain none."""
    from gpt_lab.lab_model.tokenizer import LabTokenizer

    gpt2, lab = GPT2Tokenizer(), LabTokenizer()
    for tokenizer in (gpt2, lab):
        if tokenizer.vocab_size == vocab_size:
            return tokenizer
    raise RefusedValueError(
        f"{model} has vocab_size={vocab_size}; this command speaks GPT-2's vocabulary of "
        f"{gpt2.vocab_size} and the lab model's of {lab.vocab_size}"
    )
