"""``python -m gpt_lab chat``: a conversation in the terminal, and the one text that it is."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from gpt_lab.cli import models
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.validation import RefusedError, RefusedValueError, line, shown

if TYPE_CHECKING:
    from gpt_lab.model.gpt import GPT
    from gpt_lab.tuning import ChatTemplate


_HELP = "/raw shows the text that the model reads, /new starts again, /quit ends"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "chat",
        help="talk with a model",
        description="Talk with a model in its own chat template: one message a line, each answer "
        f"printed as it is written. {_HELP}.",
    )
    models.add_model(parser, default="smollm2-135m")
    parser.add_argument("--system", metavar="TEXT", help="a system message before the first one")
    parser.add_argument(
        "--raw",
        action="store_true",
        help="print the text that the model reads before each answer, markers and all",
    )
    parser.add_argument(
        "--max-new-tokens", type=int, default=200, metavar="N", help="of an answer; default: 200"
    )
    models.add_sampling(parser)
    parser.set_defaults(run=_chat)


def _chat(options: argparse.Namespace) -> None:
    models.check_sampling(options)
    models.check_chats(options.model)
    if options.max_new_tokens < 1:
        raise RefusedValueError(f"--max-new-tokens {options.max_new_tokens} leaves no answer")
    model, tokenizer = models.load(options)
    chat = models.chat_tokenizer(options.model, tokenizer)
    start = [] if options.system is None else [{"role": "system", "content": options.system}]
    if start:  # a template may have no such role
        chat.encode_chat([*start, {"role": "user", "content": "Hello"}])
    messages = list(start)
    _aside(f"{_HELP}.")
    for said in _lines():
        if said == "/quit":
            break
        if said == "/new":
            messages = list(start)
        elif said == "/raw":
            _aside(
                chat.render(messages, add_generation_prompt=False)
                if messages
                else "Nothing has been said yet."
            )
        elif said.startswith("/"):
            _aside(f"{said.split()[0]} is no command: {_HELP}.")
        elif said.strip():
            asked = [*messages, {"role": "user", "content": said}]
            try:
                _check(chat, said)
                answer = _answer(model, tokenizer, chat, asked, options)
            except RefusedError as error:  # the conversation goes on without this message
                _aside(f"gpt_lab: {line(str(error))}")
            else:
                if not isinstance(chat, ReleasedTokenizer):
                    answer = chat.escaped(answer)  # a model may write a marker itself
                messages = [*asked, {"role": "assistant", "content": answer}]


def _answer(
    model: GPT,
    tokenizer: Tokenizer,
    chat: ReleasedTokenizer | ChatTemplate,
    asked: list[dict[str, str]],
    options: argparse.Namespace,
) -> str:
    """Print the answer to the last message as it is written; Ctrl-C ends it where it is.

    Raises:
        ValueError: no room is left in the context, or the template refuses the messages.
    """
    ids = chat.encode_chat(asked)
    room = model.config.context_length - len(ids) + 1
    if room < 1:
        raise RefusedValueError(
            f"with this message the conversation is {len(ids)} tokens, and the model reads "
            f"{model.config.context_length}: /new starts another one"
        )
    if options.raw:
        _aside(chat.render(asked))
    most = min(options.max_new_tokens, room)
    texts: list[str] = []
    try:
        for text in models.stream(model, tokenizer, ids, options, max_new_tokens=most):
            texts.append(text)
            sys.stdout.write(text)
            sys.stdout.flush()
    except KeyboardInterrupt:
        if sys.stdin is None or not sys.stdin.isatty():
            raise
    sys.stdout.write("\n")
    sys.stdout.flush()
    if len(texts) > most:  # a text for each token and one at the end: none was a stop token
        why = "the context is full, /new starts again" if most == room else "see --max-new-tokens"
        _aside(f"The answer was cut after {most} tokens: {why}.")
    return "".join(texts)


def _check(chat: ReleasedTokenizer | ChatTemplate, said: str) -> None:
    """Refuse a message that holds a marker: the model would take what follows for another's."""
    if not isinstance(chat, ReleasedTokenizer):
        return  # it refuses markers itself
    if chat.encode(said, allowed_special="all") != chat.encode(said):
        raise RefusedValueError(
            f"{shown(said)} holds a marker of this model, such as <|im_end|>: whoever writes one "
            "speaks for somebody else"
        )


def _lines() -> Iterator[str]:
    """What the user types, line by line, up to the end of the input."""
    if sys.stdin is None:  # closed by the caller
        return
    while True:
        if sys.stdin.isatty():
            _aside("> ", end="")
        said = sys.stdin.readline()
        if not said:
            return
        yield said.rstrip("\r\n")


def _aside(text: str, end: str = "\n") -> None:
    """Print what is not the model's answer, on standard error; control characters as pictures."""
    text = re.sub(r"[\x00-\x08\x0b-\x1f]", lambda found: chr(0x2400 + ord(found[0])), text)
    print(text, end=end, file=sys.stderr, flush=True)
