"""``python -m gpt_lab generate "The capital of France is"``: text on the terminal as it is made."""

from __future__ import annotations

import argparse
import itertools
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gpt_lab.tokenization.gpt2 import GPT2Tokenizer
from gpt_lab.tokenization.protocol import Tokenizer
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
        description="Continue a text, printing each token as soon as it is there.",
    )
    parser.add_argument("prompt", help='the text to continue; "" starts a new one')
    parser.add_argument(
        "--model",
        default="gpt2",
        help="gpt2, gpt2-medium, gpt2-large or gpt2-xl; lab, the small model that comes with this "
        "package; a directory that transformers saved, or a checkpoint of this package "
        "(default: gpt2)",
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
    parser.add_argument("--dtype", default="auto", help="float32, bfloat16, or auto, the default")
    parser.add_argument(
        "--compile",
        action="store_true",
        help="compile the decoding step: about a minute at the start, faster from then on",
    )
    parser.set_defaults(run=_generate)


def _generate(options: argparse.Namespace) -> None:
    from gpt_lab import generation as sampling  # here, so that other commands do not wait for torch

    sampling.Sampler(  # refused before any weights are fetched
        options.temperature,
        options.top_k,
        options.top_p,
        options.repetition_penalty,
        options.min_p,
    )
    model = _load(options)
    tokenizer, begins_with_end = _tokenizer(options.model, model.config.vocab_size)
    ids = tokenizer.encode(options.prompt)
    if begins_with_end or not ids:  # an empty prompt starts a new text
        assert tokenizer.end_of_text is not None  # both have one
        ids = [tokenizer.end_of_text, *ids]
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
        stop_token=tokenizer.end_of_text,
        when_full=options.when_full,
    )
    texts = stream_text(tokenizer, (int(token) for token in tokens))
    try:
        for text in itertools.chain([options.prompt], texts):
            sys.stdout.write(text)
            sys.stdout.flush()
    except RuntimeError as error:
        if not options.compile:
            raise
        reason = str(error).splitlines()[0]  # mostly that a C++ compiler is missing
        raise RefusedValueError(f"--compile does not work here: {reason}") from None
    finally:  # after Ctrl-C too
        sys.stdout.write("\n")


def _tokenizer(model: str, vocab_size: int) -> tuple[Tokenizer, bool]:
    """The tokenizer with a vocabulary of that size, and whether its texts begin with the end."""
    from gpt_lab.lab_model.tokenizer import LabTokenizer

    gpt2, lab = GPT2Tokenizer(), LabTokenizer()
    if vocab_size == gpt2.vocab_size:
        return gpt2, False
    if vocab_size == lab.vocab_size:
        return lab, True  # so did all that it was trained on
    raise RefusedValueError(
        f"{model} has vocab_size={vocab_size}; this command speaks GPT-2's vocabulary of "
        f"{gpt2.vocab_size} and the lab model's of {lab.vocab_size}"
    )


def _load(options: argparse.Namespace) -> GPT:
    from gpt_lab import checkpoints, lab_model
    from gpt_lab.model.device import choose_device, choose_dtype

    device = choose_device(options.device)
    dtype = choose_dtype(options.dtype, device)
    if options.model == LAB:
        model, _ = lab_model.load_lab_model(device=device, dtype=dtype)
    else:
        path = Path(options.model)
        if not path.exists():
            if path.suffix or path.parent != Path():
                raise FileNotFoundError(f"{path} is missing: --model takes a file or a directory")
            if options.model.lower() == LAB:
                raise RefusedValueError(f"no model {options.model!r}; did you mean {LAB!r}?")
        load = checkpoints.load if path.is_file() else checkpoints.load_gpt2
        model = load(options.model, device=device, dtype=dtype)
    return model.prepare_decoding(options.compile)
