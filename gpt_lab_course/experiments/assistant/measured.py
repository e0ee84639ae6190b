"""What a tuned lab model can do, and what it could do before: every arm is measured alike.

A count of right answers is ``[right, n, effective]``: questions about one country are not
independent, so that ``Proportion(*count)`` has its interval from the effective number.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

import torch

from gpt_lab.lab_model import countries, phrasings
from gpt_lab.lab_model.evaluation import answer_capitals, held_out_ids, held_out_loss
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.tuning import (
    ChatTemplate,
    Dialogue,
    Example,
    dialogue,
    dialogue_loss,
    log_probabilities,
    pass_at_k,
    sample_answers,
    says,
)
from gpt_lab_course.experiments.answers.weaknesses import questions, score
from gpt_lab_course.experiments.assistant import conversations as talks
from gpt_lab_course.experiments.assistant.conversations import CAPITAL, Question
from gpt_lab_course.experiments.assistant.rewards import sum_example
from gpt_lab_course.proportion import Proportion

Count = list[float]
"""``[right, n, effective]``: the arguments of ``Proportion``."""

DRAWS = (1, 8, 64)
"""The k of which pass@k is measured."""

SAID = (
    "What is the capital of Nepal?",
    "What is the capital of France?",
    "Where does the government of France sit?",
    "What is the capital of Kuwia?",
    "What is 3 + 4?",
    "What is the opposite of warm?",
    "On which continent is France?",
    "What language do people in France speak?",
    "Tell me a story.",
    "Hello!",
)
"""Questions whose answers are kept as texts: France is held out, Nepal is not."""

OLD = ("capitals", "languages", "continents", "opposites", "sums", "likes", "reversal")
"""Kinds of questions in the form that the lab model was trained with."""

LONGEST = 32
"""The tokens after which an answer is cut."""

_BATCH = 64
_TOKENS = 12_000  # of a text whose loss is measured
_TURNS = 4


def measure(model: GPT, start: GPT, *, in_chat: bool = True, one_in: int = 1) -> dict[str, Any]:
    """All measurements of a tuned model.

    Args:
        model: the model, in evaluation mode.
        start: the model that its tuning began with.
        in_chat: also ask it as an assistant.
        one_in: ask one question in this many.

    Returns:
        ``old``, counts in the model's old form; ``losses`` in nats a token, on texts; ``sums``, the
        probability of each right answer, trained and new; ``kl``, how far their first token is from
        the start's; and what :func:`measure_chat` returns.
    """
    tokenizer = LabTokenizer()
    asked = {"trained": talks.trained_sums()[::one_in], "new": talks.new_sums()[::one_in]}
    found: dict[str, Any] = {
        "old": _old(model, tokenizer, one_in),
        "losses": {
            kind: round(held_out_loss(model, held_out_ids(tokenizer, kind)[: _TOKENS // one_in]), 4)
            for kind in ("stories", "prose")
        },
        "sums": {
            half: [round(p, 5) for p in sum_probabilities(model, tokenizer, sums)]
            for half, sums in asked.items()
        },
        "kl": {
            half: round(_first_token_divergence(model, start, tokenizer, sums), 4)
            for half, sums in asked.items()
        },
    }
    return found | measure_chat(model, one_in=one_in) if in_chat else found


def measure_chat(model: GPT, *, one_in: int = 1) -> dict[str, Any]:
    """All measurements of an assistant.

    Returns:
        ``chat``, by kind and wordings the count of exact answers that end, to held-out questions;
        ``refused``, of real countries taken for made-up ones; ``wordings``, by half of the
        countries and wording the count, and ``passes``, likewise, the exact pass@k of ``DRAWS``;
        ``written``, of new wordings about new countries the counts of answers that end by
        themselves, and that name the capital or the language; ``token_losses``, nats a token on
        held-out questions and on their answers; ``texts``, what it says, and writes as a user.
    """
    template = ChatTemplate(LabTokenizer())
    return {
        "chat": _chat(model, template, one_in),
        "refused": _refused(model, template, one_in),
        **_wordings(model, template, one_in),
        "written": _written(model, template, one_in),
        "token_losses": _token_losses(model, template, one_in),
        "texts": _texts(model, template),
    }


def exact(template: ChatTemplate, question: Question) -> Example:
    """A question in chat form, with its whole answer and the token that ends it."""
    ids = template.encode_chat([{"role": "user", "content": question.text}])
    return Example(tuple(ids), (*template.tokenizer.encode(question.answer), *template.stop_tokens))


def count(right: Iterable[bool], about: Iterable[Hashable]) -> Count:
    """The count of right answers, with the effective number of independent ones.

    >>> count([True, True, True, True], ["France", "France", "Peru", "Peru"])
    [4, 4, 2.0]
    """
    share = Proportion.of(right, about)
    return [share.successes, share.n, round(share.effective, 1)]


def answered(model: GPT, template: ChatTemplate, asked: Sequence[Question]) -> Count:
    """The count of questions that a model answers exactly, and ends."""
    right = says(model, [exact(template, one) for one in asked])
    return count(right, [one.about for one in asked])


def probabilities(model: GPT, examples: Sequence[Example]) -> list[float]:
    """The probability of each right answer."""
    found: list[float] = []
    for first in range(0, len(examples), _BATCH):
        with torch.no_grad():
            found += log_probabilities(model, examples[first : first + _BATCH]).exp().tolist()
    return found


def sum_probabilities(
    model: GPT, tokenizer: Tokenizer, sums: Sequence[tuple[int, int]]
) -> list[float]:
    """The probability of the right answer to each sum, in the model's old form."""
    return probabilities(model, [sum_example(tokenizer, one) for one in sums])


def capital_questions(wording: str, half: str) -> list[Question]:
    """A wording asked about the ``"trained"`` or the ``"new"`` half of the countries."""
    asked = talks.trained_countries() if half == "trained" else talks.new_countries()
    return [talks.capital(country, wording) for country in asked]


def _chat(model: GPT, template: ChatTemplate, one_in: int) -> dict[str, dict[str, Count]]:
    found: dict[str, dict[str, Count]] = {}
    for kind in talks.KINDS[:-1]:
        for wordings in ("trained", "new"):
            if wordings == "new" or kind != "who is where":
                asked = talks.held_out(kind, wordings=wordings)[::one_in]
                found.setdefault(kind, {})[wordings] = answered(model, template, asked)
    return found


def _refused(model: GPT, template: ChatTemplate, one_in: int) -> Count:
    asked = talks.held_out("capital", wordings="trained")[::one_in]
    refusals = [one._replace(answer=talks.DOES_NOT_KNOW) for one in asked]
    return answered(model, template, refusals)


def _wordings(model: GPT, template: ChatTemplate, one_in: int) -> dict[str, Any]:
    counts: dict[str, dict[str, Count]] = {"trained": {}, "new": {}}
    passes: dict[str, dict[str, list[float]]] = {"trained": {}, "new": {}}
    for half in counts:
        for wording in (*CAPITAL.trained, *CAPITAL.new):
            asked = capital_questions(wording, half)[::one_in]
            counts[half][wording] = answered(model, template, asked)
            if wording in CAPITAL.new:
                p = probabilities(model, [exact(template, one) for one in asked])
                p = [min(1.0, one) for one in p]  # float32 may round one above it
                passes[half][wording] = [round(pass_at_k(p, k), 5) for k in DRAWS]
    return {"wordings": counts, "passes": passes}


def _written(model: GPT, template: ChatTemplate, one_in: int) -> dict[str, dict[str, Count]]:
    """Whole answers, written freely: greedy, up to the end or to ``LONGEST`` tokens."""
    names = {
        "capital": {country.name: country.capital for country in countries()},
        "language": {country.name: country.language for country in countries()},
    }
    found = {}
    for kind, wanted in names.items():
        asked = talks.held_out(kind)[::one_in]
        said = written(model, template, [one.text for one in asked])
        about = [one.about for one in asked]
        named = [wanted[name] in text for name, (text, _) in zip(about, said, strict=True)]
        found[kind] = {
            "ends": count([ends for _, ends in said], about),
            "names": count(named, about),
        }
    return found


def written(model: GPT, template: ChatTemplate, texts: Sequence[str]) -> list[tuple[str, bool]]:
    """The greedy answer to each question, and whether it ends by itself."""
    prompts = [template.encode_chat([{"role": "user", "content": text}]) for text in texts]
    groups = sample_answers(
        model,
        prompts,
        group=1,
        max_new_tokens=LONGEST,
        stop=template.stop_tokens,
        temperature=0,
    )
    answers = [one.answer for (one,) in groups]
    ends = [ids[-1] in template.stop_tokens for ids in answers]
    return [
        (template.tokenizer.decode(ids[:-1] if end else ids), end)
        for ids, end in zip(answers, ends, strict=True)
    ]


def _old(model: GPT, tokenizer: LabTokenizer, one_in: int) -> dict[str, Count]:
    found: dict[str, Count] = {}
    every = questions()
    for kind in OLD:
        asked = every[kind][::one_in]
        right = score(model, tokenizer, asked).right
        found[kind] = [right, len(asked), float(len(asked))]
    unseen = answer_capitals(model, tokenizer, phrasings().unseen[:: 9 * one_in])
    pairs = [(right, name) for by_name in unseen.values() for name, right in by_name.items()]
    found["unseen wordings"] = count([right for right, _ in pairs], [name for _, name in pairs])
    return found


def _token_losses(model: GPT, template: ChatTemplate, one_in: int) -> dict[str, float]:
    kinds = [kind for kind in talks.KINDS[:-1] if kind != "who is where"]
    asked = [q for kind in kinds for q in talks.held_out(kind, wordings="trained")]
    rows = [dialogue(template, one.messages) for one in asked[:: 8 * one_in]]
    users = [
        Dialogue(row.ids, (False, *(not answer for answer in row.is_answer[1:]))) for row in rows
    ]
    with torch.no_grad():
        found = {"answers": dialogue_loss(model, rows), "questions": dialogue_loss(model, users)}
    return {name: round(float(loss), 4) for name, loss in found.items()}


def _first_token_divergence(
    model: GPT, start: GPT, tokenizer: LabTokenizer, sums: Sequence[tuple[int, int]]
) -> float:
    """The mean KL(model ‖ start) of the token after each sum, in nats, over all tokens."""
    total = 0.0
    for one in sums:
        ids = torch.tensor([sum_example(tokenizer, one).question])
        with torch.inference_mode():
            now, before = (
                each.next_logits(ids)[0].double().log_softmax(dim=-1) for each in (model, start)
            )
        total += float((now.exp() * (now - before)).sum())
    return total / len(sums)


def _texts(model: GPT, template: ChatTemplate) -> dict[str, Any]:
    said = [text for text, _ in written(model, template, SAID)]
    start = template.encode_chat([{"role": "user", "content": ""}], add_generation_prompt=False)
    (turns,) = sample_answers(
        model,
        [start],
        group=_TURNS,
        max_new_tokens=LONGEST,
        stop=template.stop_tokens,
        temperature=0.7,
    )
    return {
        "said": dict(zip(SAID, said, strict=True)),
        "as a user": [template.tokenizer.decode([*one.answer]) for one in turns],
    }
