"""Ask a model questions in batches: its answers, and how probable they are.

Questions of one form share a prefix: examples and the first words. It is read once, and its keys
and values are reused for each question. Questions of equal length are batched without padding, so
each probability is that of the question alone.
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
"""A user's message in a chat, and the answer or its beginning."""

_BATCH = 64  # questions in a batch
_ABBREVIATED = " St"  # Saint: this period does not end an answer
_MARKS = ("<|im_start|>", "<|im_end|>")  # the most tokens in a chat


class Answer(NamedTuple):
    """A greedily decoded answer up to the end of the sentence, with its probability.

    Attributes:
        text: the answer, without the leading space and the final period.
        first: the probability of its first token.
        whole: the product of the probabilities of all its tokens.
    """

    text: str
    first: float
    whole: float


class _Batch(NamedTuple):
    """A batch of questions of equal length.

    Attributes:
        numbers: the B indices of the questions.
        ids: the tokens after the shared prefix, [B, T].
        cache: the cache with that prefix.
        after: the logits after the prefix, the same for all, [V].
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
    """Answer each question by greedy decoding, up to the end of a sentence or line.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        questions: texts to continue, not all equal.
        before: a text before each, with examples on separate lines.
        start: whether to put the end-of-text token in front, as in the lab model's training.
        chat: whether the texts are rendered chats, as in :func:`continued`.
        longest: the largest number of tokens of an answer.

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
    """Render turns with a model's chat template, up to the beginning of the last answer.

    Args:
        tokenizer: the model's tokenizer, with its template.
        turns: messages with their answers; the last answer may be empty.

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
    """Greedy continuations of texts, as IDs, with the probability of each token.

    An empty continuation has one probability, that of the end.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        texts: the texts to continue, not all equal.
        before: a text before each.
        ends: whether a token ends the continuation; it is left out.
        start: whether to put the end-of-text token in front.
        chat: whether each text comes from :func:`as_chat`, with markers such as ``<|im_start|>`` as
            special tokens.
        longest: the largest number of tokens of a continuation.

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
                if not ended or not sure[i]:  # the probability of an empty answer
                    sure[i].append(float(highest[row]))
                if not ended:
                    written[i].append(token)
                    on.append(row)
            if not on:
                break
            if len(on) < len(going):  # finished answers leave the batch
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
    """The probabilities of some next tokens, [N, W], and whether the first is the most probable.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        questions: N texts, not all equal.
        words: W words of one token, with the space in front.
        before: a text before each question.
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
    """The log-probability of each text after the prefix that all texts share, [N], in nats.

    For texts such as "The capital of France" it measures how familiar the country's name is.

    Arguments and errors as in :func:`probabilities`.
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
    """The texts as IDs, with the text before each."""
    if len(set(texts)) < 2:
        raise RefusedValueError(f"{shown(list(texts))}: give at least two different texts")
    front = [tokenizer.end_of_text] if start and tokenizer.end_of_text is not None else []
    if chat:
        encode = cast("ReleasedTokenizer", tokenizer).encode
        return [encode(before + text, allowed_special="all") for text in texts]
    return [[*front, *tokenizer.encode(before + text)] for text in texts]


def _batches(model: GPT, rows: Sequence[list[int]], more: int = 0) -> Iterator[_Batch]:
    """Batches of texts of equal length, with the shared prefix in the cache."""
    columns = zip(*(row[:-1] for row in rows), strict=False)  # each row keeps one token
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
