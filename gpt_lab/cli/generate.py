"""``python -m gpt_lab generate "The capital of France is"``: print text as it is generated.

With ``--chat`` the text is a user's message in the model's own chat template.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from typing import TYPE_CHECKING

from gpt_lab.paths import to_path
from gpt_lab.tokenization.gpt2 import GPT2Tokenizer
from gpt_lab.tokenization.protocol import Tokenizer, stop_tokens
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.tokenization.streaming import stream_text
from gpt_lab.validation import RefusedValueError

if TYPE_CHECKING:
    from gpt_lab.model.gpt import GPT

LAB = "lab"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "generate",
        help="continue a text",
        description="Continue a text, or answer a question, printing each token as soon as it is "
        "there.",
    )
    parser.add_argument("prompt", help='the text to continue; "" starts a new one')
    parser.add_argument(
        "--chat",
        action="store_true",
        help="take the text as a user's message, put it into the model's chat template, and print "
        "the answer alone",
    )
    parser.add_argument("--system", metavar="TEXT", help="with --chat: a system message before it")
    parser.add_argument(
        "--model",
        default="gpt2",
        help="gpt2, gpt2-medium, gpt2-large or gpt2-xl; smollm2-135m, which is "
        "SmolLM2-135M-Instruct, rounded to Q4_1 (5.7 bits a weight over all), or unrounded "
        "smollm2-135m-instruct or smollm2-135m-base; lab, the small model that comes with this "
        "package; a directory that transformers saved, a GGUF file, or a checkpoint of this "
        "package (default: gpt2)",
    )
    parser.add_argument(
        "--max-new-tokens", type=int, default=100, metavar="N", help="default: %(default)s"
    )
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
    parser.add_argument(
        "--when-full",
        choices=("refuse", "slide"),
        default="refuse",
        help="what to do where the context ends: refuse at the start, or go on with the newest "
        "half of it (default: refuse)",
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
    parser.set_defaults(run=_generate)


def _generate(options: argparse.Namespace) -> None:
    from gpt_lab import generation as sampling  # here: other commands do not load torch

    sampling.Sampler(  # checked before any weights are fetched
        options.temperature,
        options.top_k,
        options.top_p,
        options.repetition_penalty,
        options.min_p,
    )
    _check_chat(options)  # so are these
    model, tokenizer = _load(options)
    if options.chat:
        ids = _question(options, tokenizer)
    else:
        start = getattr(tokenizer, "start_of_text", None)
        ids = [*([] if start is None else [start]), *tokenizer.encode(options.prompt)]
    if not ids:  # an empty prompt starts a new text
        if tokenizer.end_of_text is None:
            raise RefusedValueError("an empty prompt needs a token that a text can begin with")
        ids = [tokenizer.end_of_text]
    import torch

    tokens = sampling.generate(
        model,
        torch.tensor(ids),
        options.max_new_tokens,
        temperature=options.temperature,
        top_k=options.top_k,
        top_p=options.top_p,
        min_p=options.min_p,
        repetition_penalty=options.repetition_penalty,
        seed=options.seed,
        stop_token=stop_tokens(tokenizer),
        when_full=options.when_full,
    )
    texts = stream_text(tokenizer, (int(token) for token in tokens))
    try:
        for text in texts if options.chat else itertools.chain([options.prompt], texts):
            sys.stdout.write(text)
            sys.stdout.flush()
    except RuntimeError as error:
        if not options.compile:
            raise
        reason = str(error).splitlines()[0]  # usually a C++ compiler is missing
        raise RefusedValueError(f"--compile does not work here: {reason}") from None
    finally:  # also after Ctrl-C
        sys.stdout.write("\n")


def _check_chat(options: argparse.Namespace) -> None:
    """Refuse options that do not go with a chat template."""
    from gpt_lab.pretrained.on_hub import REVISIONS

    if options.system is not None and not options.chat:
        raise RefusedValueError("--system is for --chat: a text to continue has no system message")
    if not options.chat:
        return
    if not options.prompt.strip():
        raise RefusedValueError("--chat needs a question, and the text is empty")
    if options.model in (LAB, *REVISIONS) and not to_path("--model", options.model).exists():
        raise _no_template(options.model)


def _question(options: argparse.Namespace, tokenizer: Tokenizer) -> list[int]:
    """The IDs of the user's message in the model's chat template, up to the start of the answer."""
    if not isinstance(tokenizer, ReleasedTokenizer) or tokenizer.chat_template is None:
        raise _no_template(options.model)
    messages = [{"role": "user", "content": options.prompt}]
    if options.system is not None:
        messages.insert(0, {"role": "system", "content": options.system})
    return tokenizer.encode_chat(messages)


def _no_template(model: str) -> RefusedValueError:
    return RefusedValueError(
        f"{model} has no chat template: it was not tuned to answer. Leave out --chat, or take "
        "--model smollm2-135m"
    )


def _load(options: argparse.Namespace) -> tuple[GPT, Tokenizer]:
    """Load the model and its tokenizer."""
    from gpt_lab.lab_model import load_lab_model
    from gpt_lab.model.device import place_and_precision
    from gpt_lab.pretrained import load_files

    device, dtype = place_and_precision(options.device, options.dtype)
    tokenizer: Tokenizer | None
    if options.model == LAB:
        model, tokenizer = load_lab_model(device=device, dtype=dtype)
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
