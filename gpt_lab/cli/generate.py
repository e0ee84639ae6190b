"""``python -m gpt_lab generate "The capital of France is"``: print text as it is generated.

With ``--chat`` the text is a user's message in the model's own chat template.
"""

from __future__ import annotations

import argparse
import itertools
import sys

from gpt_lab.cli import models
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.validation import RefusedValueError


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
    models.add_model(parser, default="gpt2")
    parser.add_argument(
        "--max-new-tokens", type=int, default=100, metavar="N", help="default: %(default)s"
    )
    models.add_sampling(parser)
    parser.add_argument(
        "--when-full",
        choices=("refuse", "slide"),
        default="refuse",
        help="what to do where the context ends: refuse at the start, or go on with the newest "
        "half of it (default: refuse)",
    )
    parser.set_defaults(run=_generate)


def _generate(options: argparse.Namespace) -> None:
    models.check_sampling(options)
    _check_chat(options)
    model, tokenizer = models.load(options)
    if options.chat:
        ids = _question(options, tokenizer)
    else:
        start = getattr(tokenizer, "start_of_text", None)
        ids = [*([] if start is None else [start]), *tokenizer.encode(options.prompt)]
    if not ids:  # an empty prompt starts a new text
        if tokenizer.end_of_text is None:
            raise RefusedValueError("an empty prompt needs a token that a text can begin with")
        ids = [tokenizer.end_of_text]
    texts = models.stream(model, tokenizer, ids, options, when_full=options.when_full)
    try:
        for text in texts if options.chat else itertools.chain([options.prompt], texts):
            sys.stdout.write(text)
            sys.stdout.flush()
    finally:  # also after Ctrl-C
        sys.stdout.write("\n")


def _check_chat(options: argparse.Namespace) -> None:
    """Refuse options that do not go with a chat template."""
    if options.system is not None and not options.chat:
        raise RefusedValueError("--system is for --chat: a text to continue has no system message")
    if not options.chat:
        return
    if not options.prompt.strip():
        raise RefusedValueError("--chat needs a question, and the text is empty")
    models.check_chats(options.model)


def _question(options: argparse.Namespace, tokenizer: Tokenizer) -> list[int]:
    """The IDs of the user's message in the model's chat template, up to the start of the answer."""
    messages = [{"role": "user", "content": options.prompt}]
    if options.system is not None:
        messages.insert(0, {"role": "system", "content": options.system})
    return models.chat_tokenizer(options.model, tokenizer).encode_chat(messages)
