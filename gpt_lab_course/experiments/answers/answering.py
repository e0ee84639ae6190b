"""What a model answers in its own words, and how sure it is: questions asked side by side.

Questions of one form share their beginning: examples, and the words before what is asked for. That
is read once, and its keys and values are used again for each question. Those of one length are then
read together, so that none is filled up, and each probability is that of the question alone.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, cast

import torch
from torch import Tensor

from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.tokenization.released import ReleasedTokenizer
from gpt_lab.validation import RefusedValueError, shown
from gpt_lab_course.experiments.answers.few_shot import beside

Turn = tuple[str, str]
"""What a user says in a chat, and the answer or its beginning."""

_BATCH = 64  # questions at once
_ABBREVIATED = " St"  # Saint: the point behind it ends no answer
_MARKS = ("<|im_start|>", "<|im_end|>")  # of a chat


class Answer(NamedTuple):
    """What greedy decoding wrote up to the end of the sentence, and how probable it was.

    Attributes:
        text: the answer, without the space in front and the point behind.
        first: the probability of its first token.
        whole: the product of the probabilities of all its tokens.
    """

    text: str
    first: float
    whole: float


class _Batch(NamedTuple):
    """Questions of one length.

    Attributes:
        numbers: which they are, B of them.
        ids: what follows the shared beginning, [B, T].
        cache: which has read that beginning.
        after: the logits after that beginning, the same for all, [V].
    """

    numbers: list[int]
    ids: Tensor
    cache: KVCache
    after: Tensor


def answers(
    model: GPT,
    tokenizer: Tokenizer,
    questions: Sequence[str],
    before: str = "",
    *,
    start: bool = False,
    chat: bool = False,
    longest: int = 8,
) -> list[Answer]:
    """Answer each question greedily; a sentence's end or a new line ends an answer.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        questions: texts that an answer continues, not all the same.
        before: what stands before each: examples, each on a line of its own.
        start: whether the end-of-text token stands in front, as the lab model saw it in training.
        chat: whether the texts are rendered chats, as in :func:`continued`.
        longest: at how many tokens an answer is cut off.

    Raises:
        ValueError: there are not at least two different questions.
    """

    def ends(written: list[int], token: int) -> bool:
        text = tokenizer.decode([token])
        if token == tokenizer.end_of_text or text in _MARKS:
            return True
        abbreviated = tokenizer.decode(written).endswith(_ABBREVIATED)
        return text.startswith((".", "\n")) and not abbreviated

    how = {"start": start, "chat": chat}
    found = continued(model, tokenizer, questions, before, ends=ends, longest=longest, **how)
    return [Answer(tokenizer.decode(ids).strip(), p[0], math.prod(p)) for ids, p in found]


def as_chat(tokenizer: Tokenizer, turns: Sequence[Turn]) -> str:
    """Turns in a released model's chat form, as one text; the last answer is only begun.

    Args:
        tokenizer: the model's, with its template.
        turns: what the user says and what is answered; the last answer may be empty.

    Raises:
        ValueError: the tokenizer has no template.
    """
    render = getattr(tokenizer, "render", None)
    if render is None:
        raise RefusedValueError(f"{type(tokenizer).__name__} has no chat template")
    messages = []
    for user, answer in turns:
        messages.append({"role": "user", "content": user})
        messages.append({"role": "assistant", "content": answer})
    *before, begun = messages
    return f"{render(before)}{begun['content']}"


@torch.inference_mode()
def continued(
    model: GPT,
    tokenizer: Tokenizer,
    texts: Sequence[str],
    before: str = "",
    *,
    ends: Callable[[list[int], int], bool],
    start: bool = False,
    chat: bool = False,
    longest: int = 8,
) -> list[tuple[list[int], list[float]]]:
    """What greedy decoding writes after each text, as IDs, and how probable each of them was.

    Whoever writes nothing has one probability, that of the end.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        texts: what is continued, not all the same.
        before: what stands before each.
        ends: whether a token ends what was written so far; it is left out.
        start: whether the end-of-text token stands in front.
        chat: whether each text is one of :func:`as_chat`, in which a mark such as
            ``<|im_start|>`` is one token.
        longest: at how many tokens a text is cut off.

    Raises:
        ValueError: there are not at least two different texts.
    """
    written: list[list[int]] = [[] for _ in texts]
    sure: list[list[float]] = [[] for _ in texts]
    rows = _rows(tokenizer, texts, before, start=start, chat=chat)
    for numbers, ids, cache, _ in _batches(model, rows, longest):
        going, x = numbers, ids
        for _ in range(longest):
            highest, favorite = model.next_logits(x, cache).softmax(dim=-1).max(dim=-1)  # [B]
            on = []
            for row, (i, token) in enumerate(zip(going, favorite.tolist(), strict=True)):
                ended = ends(written[i], token)
                if not ended or not sure[i]:  # who says nothing is as sure of that
                    sure[i].append(float(highest[row]))
                if not ended:
                    written[i].append(token)
                    on.append(row)
            if not on:
                break
            if len(on) < len(going):  # whose answers have ended are not read on
                cache.keys = [keys[on] for keys in cache.keys]
                cache.values = [values[on] for values in cache.values]
            going, x = [going[row] for row in on], favorite[on, None]  # [B, 1]
    return list(zip(written, sure, strict=True))


@torch.inference_mode()
def probabilities(
    model: GPT,
    tokenizer: Tokenizer,
    questions: Sequence[str],
    words: Sequence[str],
    before: str = "",
    *,
    chat: bool = False,
) -> tuple[Tensor, list[bool]]:
    """How probable some next tokens are, [N, W], and whether the first of them is the likeliest.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        questions: N texts, not all the same.
        words: W words of one token, with the space in front.
        before: what stands before each question.
        chat: whether the texts are rendered chats, as in :func:`continued`.

    Raises:
        ValueError: a word is not one token, or there are not at least two different questions.
    """
    tokens = [tokenizer.encode(word) for word in words]
    for word, its in zip(words, tokens, strict=True):
        if len(its) != 1:
            raise RefusedValueError(f"{shown(word)} is {len(its)} tokens; it has to be one")
    wanted = torch.tensor([token for (token,) in tokens])  # [W]
    found = torch.empty(len(questions), len(words))
    said = [False] * len(questions)
    rows = _rows(tokenizer, questions, before, chat=chat)
    for numbers, ids, cache, _ in _batches(model, rows):
        p = model.next_logits(ids, cache).softmax(dim=-1)  # [B, V]
        found[numbers] = p[:, wanted]
        for i, token in zip(numbers, p.argmax(dim=-1).tolist(), strict=True):
            said[i] = token == tokens[0][0]
    return found, said


@torch.inference_mode()
def familiarity(model: GPT, tokenizer: Tokenizer, texts: Sequence[str], before: str = "") -> Tensor:
    """The log-probability of what follows the beginning that all texts share, [N], in nats.

    Of "The capital of France" and its like it is the country's name: how much the model expects it.

    Args and errors as in :func:`probabilities`.
    """
    found = torch.empty(len(texts))
    for numbers, ids, cache, after in _batches(model, _rows(tokenizer, texts, before)):
        first = after.log_softmax(dim=-1)[ids[:, 0]]  # [B]
        found[numbers] = first
        if ids.shape[1] > 1:
            logs = model(ids[:, :-1], cache).log_softmax(dim=-1)  # [B, T − 1, V]
            rest = logs.gather(-1, ids[:, 1:, None])[..., 0].sum(dim=1)  # [B]
            found[numbers] = first + rest
    return found


def _rows(
    tokenizer: Tokenizer,
    texts: Sequence[str],
    before: str,
    *,
    start: bool = False,
    chat: bool = False,
) -> list[list[int]]:
    """The texts as IDs, with what stands before each."""
    if len(set(texts)) < 2:
        raise RefusedValueError(f"{shown(list(texts))}: give at least two different texts")
    front = [tokenizer.end_of_text] if start and tokenizer.end_of_text is not None else []
    if chat:
        encode = cast("ReleasedTokenizer", tokenizer).encode
        return [encode(before + text, allowed_special="all") for text in texts]
    return [[*front, *tokenizer.encode(before + text)] for text in texts]


def _batches(model: GPT, rows: Sequence[list[int]], more: int = 0) -> Iterator[_Batch]:
    """The texts by their lengths, what all share being read once."""
    columns = zip(*(row[:-1] for row in rows), strict=False)  # each row keeps a token of its own
    shared = len([*itertools.takewhile(lambda tokens: len(set(tokens)) == 1, columns)])
    if not shared:
        raise RefusedValueError("the texts share no first token; put something before them")
    read = KVCache(model.config, 1, shared)
    after = model.next_logits(torch.tensor([rows[0][:shared]]), read)[0]  # [V]
    by_length = defaultdict(list)
    for i, row in enumerate(rows):
        by_length[len(row) - shared].append(i)
    for T, group in by_length.items():
        for at in range(0, len(group), _BATCH):
            some = group[at : at + _BATCH]
            ids = torch.tensor([rows[i][shared:] for i in some])
            yield _Batch(some, ids, beside(model, read, len(some), T + more), after)
