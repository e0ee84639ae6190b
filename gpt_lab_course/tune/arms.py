"""The arms: from which model each begins, what it is shown or rewarded for, and how long.

Arms of a family differ in one thing. ``talks`` are shown conversations, ``sums`` learn sums in the
model's old form, and ``wordings`` begin with the masked assistant and learn the two new wordings of
a question for a capital that it answers worst.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

import torch
from torch.optim import Optimizer

from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.gpt import GPT
from gpt_lab.tuning import (
    ChatTemplate,
    Dialogue,
    Example,
    ReinforcementStep,
    dialogue,
    group_advantages,
    reinforce,
    sample_answers,
    supervise,
)
from gpt_lab.tuning.reinforcement import Reward
from gpt_lab.tuning.supervised import Counted
from gpt_lab_course.experiments.assistant import conversations as talks
from gpt_lab_course.experiments.assistant import rewards
from gpt_lab_course.experiments.assistant.measured import capital_questions, exact

FIRST = "masked"
"""The arm from whose assistant the family ``wordings`` begins."""

RATE = 1e-4
"""The learning rate of AdamW, the same in every arm and at every step."""

CONVERSATIONS, OWN_TEXTS = 3000, 1500
_BATCH = 16
_GROUP = 8
_LOTS = 0.3  # the share of answers that the random reward takes
_OWN_LENGTH, _AT_ONCE = 48, 100


class Tuning(NamedTuple):
    """A run that an arm has to make, or to go on with.

    Attributes:
        template: the chat template of the model.
        tokenizer: its tokenizer.
        model: the model, which is changed in place.
        start: the same model as it was before.
        seed: the seed of all that is drawn.
        steps: the number of steps.
        made: those that were made already.
        optimizer: the optimizer, with its state.
        after: called after each step with the steps made and what was measured on the way.
        wordings: those that the family ``wordings`` learns.
    """

    template: ChatTemplate
    tokenizer: LabTokenizer
    model: GPT
    start: GPT
    seed: int
    steps: int
    made: int
    optimizer: Optimizer
    after: Callable[[int, Mapping[str, float]], None]
    wordings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Arm:
    """A way to tune, and what it is there for.

    Attributes:
        family: ``"talks"``, ``"sums"`` or ``"wordings"``.
        purpose: what it shows, in a line.
        steps: the number of steps.
        make: makes a run.
    """

    family: str
    purpose: str
    steps: int
    make: Callable[[Tuning], object]


def _show(
    t: Tuning, shown: list[Dialogue], batch: int = _BATCH, counted: Counted = "answers"
) -> None:
    supervise(
        t.model,
        shown,
        steps=t.steps,
        batch=batch,
        counted=counted,
        seed=t.seed,
        after=lambda step, loss: t.after(step, {"loss": loss}),
        optimizer=t.optimizer,
        made=t.made,
    )


def _talk(
    t: Tuning, *, counted: Counted = "answers", shuffled: bool = False, rehearsed: int = 0
) -> None:
    """Show conversations, and with them some texts that the model itself wrote before."""
    drawn = talks.drawn(CONVERSATIONS, seed=t.seed)
    if shuffled:
        answers = [one.answer for one in drawn]
        random.Random(t.seed).shuffle(answers)
        drawn = [one._replace(answer=answer) for one, answer in zip(drawn, answers, strict=True)]
    shown = [dialogue(t.template, one.messages) for one in drawn]
    shown += own_texts(t.start, t.tokenizer.end_of_text, rehearsed, t.seed)
    _show(t, shown, _BATCH * len(shown) // CONVERSATIONS, counted)


def own_texts(model: GPT, end: int, n: int, seed: int) -> list[Dialogue]:
    """Texts that a model writes by itself, of which every token counts (Robins 1995).

    Args:
        model: the model, in evaluation mode.
        end: the token before and after a text.
        n: how many, a multiple of 100.
        seed: the seed of the draws.
    """
    texts = []
    for lot in range(n // _AT_ONCE):
        (written,) = sample_answers(
            model,
            [(end,)],
            group=_AT_ONCE,
            max_new_tokens=_OWN_LENGTH,
            stop=end,
            seed=seed * 1_000_003 + lot,
        )
        texts += [rewards.as_dialogue(one) for one in written]
    return texts


def _reward(
    t: Tuning,
    questions: list[Example],
    reward: Reward,
    *,
    per_step: int,
    longest: int,
    stop: frozenset[int],
    kl: float = 0.0,
    advantages: Callable[[torch.Tensor], torch.Tensor] = group_advantages,
) -> None:
    def after(step: int, sampled: ReinforcementStep) -> None:
        t.after(step, {"reward": sampled.reward, "kl": sampled.kl})

    reinforce(
        t.model,
        [one.question for one in questions],
        reward,
        steps=t.steps,
        stop=stop,
        per_step=per_step,
        group=_GROUP,
        max_new_tokens=longest,
        kl=kl,
        reference=t.start if kl else None,
        advantages=advantages,
        seed=t.seed,
        after=after,
        optimizer=t.optimizer,
        made=t.made,
    )


_Scored = Callable[[Tuning, list[Example]], Reward]


def _is_right(_: Tuning, asked: list[Example]) -> Reward:
    return rewards.is_right(asked)


def _is_a_number(t: Tuning, _: list[Example]) -> Reward:
    return rewards.is_a_number(t.tokenizer)


def _by_chance(t: Tuning, _: list[Example]) -> Reward:
    return rewards.by_chance(_LOTS, t.seed, drawn=t.made * _BATCH * _GROUP)


def _add(
    t: Tuning,
    scored: _Scored = _is_right,
    *,
    kl: float = 0.0,
    advantages: Callable[[torch.Tensor], torch.Tensor] = group_advantages,
) -> None:
    """Sums, with rewards."""
    asked = [rewards.sum_example(t.tokenizer, one) for one in talks.trained_sums()]
    stop = frozenset([t.tokenizer.end_of_text, *t.tokenizer.encode(rewards.STOP)])
    _reward(
        t,
        asked,
        scored(t, asked),
        per_step=_BATCH,
        longest=rewards.LONGEST,
        stop=stop,
        kl=kl,
        advantages=advantages,
    )


def _add_shown(t: Tuning) -> None:
    """Sums, with their answers."""
    sums = [rewards.sum_example(t.tokenizer, one) for one in talks.trained_sums()]
    _show(t, [rewards.as_dialogue(one) for one in sums])


_WORDED, _WORDED_LONGEST = 8, 24


def _worded(t: Tuning) -> list[Example]:
    """The wordings to learn, about the countries that were trained."""
    asked = [one for wording in t.wordings for one in capital_questions(wording, "trained")]
    return [exact(t.template, one) for one in asked]


def _word(t: Tuning, advantages: Callable[[torch.Tensor], torch.Tensor] = group_advantages) -> None:
    """Capitals in badly answered wordings, with rewards for exact answers that end."""
    asked = _worded(t)
    _reward(
        t,
        asked,
        rewards.is_right(asked),
        per_step=_WORDED,
        longest=_WORDED_LONGEST,
        stop=t.template.stop_tokens,
        advantages=advantages,
    )


def _word_shown(t: Tuning) -> None:
    """The same, with their answers."""
    _show(t, [rewards.as_dialogue(one) for one in _worded(t)], _WORDED)


ARMS: Mapping[str, Arm] = MappingProxyType(
    {
        "before": Arm("talks", "the lab model, as it is", 0, lambda _: None),
        FIRST: Arm("talks", "answers count, questions do not", 200, _talk),
        "unmasked": Arm(
            "talks",
            "questions count, too, and an answer as much as in masked",
            200,
            partial(_talk, counted="all"),
        ),
        "shuffled": Arm(
            "talks",
            "each question has the answer of another: the form alone",
            200,
            partial(_talk, shuffled=True),
        ),
        "rehearsed": Arm(
            "talks",
            "masked, and in each step half as many texts that the model wrote itself before",
            200,
            partial(_talk, rehearsed=OWN_TEXTS),
        ),
        "sums-grpo": Arm("sums", "right answers are rewarded", 120, _add),
        "sums-kl": Arm("sums", "the same, held to the start by 0.2 KL", 120, partial(_add, kl=0.2)),
        "sums-rejection": Arm(
            "sums",
            "its own right answers are learned as they are",
            120,
            partial(_add, advantages=torch.clone),
        ),
        "sums-gold": Arm("sums", "right answers are shown", 120, _add_shown),
        "sums-form": Arm("sums", "any number is rewarded", 120, partial(_add, scored=_is_a_number)),
        "sums-random": Arm(
            "sums", "30% are rewarded by lot", 120, partial(_add, scored=_by_chance)
        ),
        "wordings-grpo": Arm("wordings", "exact answers are rewarded", 50, _word),
        "wordings-rejection": Arm(
            "wordings",
            "its own exact answers are learned as they are",
            50,
            partial(_word, advantages=torch.clone),
        ),
        "wordings-gold": Arm("wordings", "exact answers are shown", 50, _word_shown),
        "masked-long": Arm("talks", "masked, three times as long", 600, _talk),
        "unmasked-long": Arm(
            "talks",
            "unmasked, three times as long: is it only slower?",
            600,
            partial(_talk, counted="all"),
        ),
    }
)
"""The arms by name, in the order in which they are best made."""
