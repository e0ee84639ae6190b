"""Reinforcement from rewards that can be checked: sample, score, make what scored well likelier.

Group-relative policy optimization (GRPO; Shao et al. 2024, arXiv:2402.03300): several answers to
one question are compared with one another, so that no second model has to estimate what a question
is worth. Its rival is rejection sampling: keep what was right, and fine-tune on it, either once
(``right_answers``) or in each step (``reinforce`` with ``advantages=torch.clone``).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.generation.continuation import generate
from gpt_lab.model.gpt import GPT
from gpt_lab.tuning.examples import Example, rows
from gpt_lab.tuning.finetuning import unfrozen
from gpt_lab.validation import RefusedError, RefusedValueError, integer, shown

Reward = Callable[[Example], float]
"""The reward of a question with the answer that was sampled, as a finite number."""

_SMALL = 1e-4  # added to a group's standard deviation, as trl does


class ReinforcementStep(NamedTuple):
    """What was sampled before a step: means over its answers."""

    reward: float
    kl: float
    """Estimated divergence from the model before training, nats a token; 0 if not computed."""
    samples: list[Example]


def group_advantages(rewards: Tensor) -> Tensor:
    """How much better each answer is than its group, in the group's standard deviations, [N, G].

    A group whose answers are all right, or all wrong, has nothing to learn: its advantages are 0.

    Args:
        rewards: the rewards of G answers to each of N questions, [N, G], G of at least 2.

    >>> group_advantages(torch.tensor([[1.0, 0.0], [1.0, 1.0]])).sign().tolist()
    [[1.0, -1.0], [0.0, 0.0]]
    """
    if rewards.ndim != 2 or rewards.shape[1] < 2:
        raise RefusedValueError(f"rewards of shape {tuple(rewards.shape)} are no groups [N, G > 1]")
    mean, deviation = rewards.mean(dim=1, keepdim=True), rewards.std(dim=1, keepdim=True)
    return (rewards - mean) / (deviation + _SMALL)


def policy_loss(
    now: Tensor,
    sampled: Tensor,
    advantages: Tensor,
    mask: Tensor,
    *,
    clip: float = 0.2,
    reference: Tensor | None = None,
    kl: float = 0.0,
) -> Tensor:
    """The loss of N sampled answers: minus their clipped, weighted advantages, plus the KL term.

    Args:
        now: log-probabilities of the answers' tokens by the model, [N, T].
        sampled: those by the model that sampled them, [N, T].
        advantages: the advantage of each answer, [N].
        mask: True at the answers' tokens, [N, T].
        clip: how far a token's probability may move, as a share, before it no longer counts.
        reference: log-probabilities by the model before training, [N, T], for the KL term.
        kl: the weight of that term: Schulman's estimate e^d − d − 1, d = reference − now.
    """
    ratio = (now - sampled).exp()  # [N, T]
    weight = advantages[:, None]
    gain = torch.minimum(ratio * weight, ratio.clamp(1 - clip, 1 + clip) * weight)
    if reference is not None and kl:
        gain = gain - kl * _divergence(now, reference)
    return -((gain * mask).sum(dim=1) / mask.sum(dim=1)).mean()


def pass_at_k(probabilities: Sequence[float] | Tensor, k: int) -> float:
    """The chance that at least one of k samples is right, as the mean over N questions.

    It is exact: from the probability of the right answer, not from counted samples.

    Args:
        probabilities: the probability of each question's right answer, [N].
        k: the number of samples, at least 1.

    >>> pass_at_k([0.5, 0.0], 2)
    0.375
    """
    k = integer("k", k, least=1)
    p = torch.as_tensor(probabilities, dtype=torch.float64)
    if not len(p) or not ((p >= 0) & (p <= 1)).all():
        raise RefusedValueError(f"probabilities={shown(probabilities)} are not all in 0 … 1")
    return float(0.0 - torch.expm1(k * torch.log1p(-p)).mean())  # 0, not −0, where p is 0


def sample_answers(
    model: GPT,
    questions: Sequence[Sequence[int]],
    *,
    group: int,
    max_new_tokens: int,
    stop: int | Collection[int],
    temperature: float = 1.0,
    seed: int = 0,
) -> list[list[Example]]:
    """Sample G answers to each of N questions; an answer ends with a stop token or is cut.

    Args:
        model: the model, in evaluation mode.
        questions: the questions' token IDs.
        group: G.
        max_new_tokens: where an answer is cut.
        stop: the tokens that end an answer; they are part of it.
        temperature: 0 is greedy.
        seed: the seed of the draws.
    """
    stops = set(stop) if isinstance(stop, Collection) else {stop}
    by_length: dict[int, list[int]] = {}
    for i, question in enumerate(questions):
        by_length.setdefault(len(question), []).append(i)
    answers: dict[int, list[Example]] = {}
    for length, numbers in by_length.items():
        prompts = torch.tensor([list(questions[i]) for i in numbers for _ in range(group)])
        tokens = generate(
            model,
            prompts,
            max_new_tokens,
            temperature=temperature,
            seed=seed + length,
            stop_token=stops,
        )
        made = torch.stack(list(tokens), dim=1).tolist()  # [n·G, T]
        for row, i in enumerate(numbers):
            some = made[row * group : (row + 1) * group]
            answers[i] = [Example(tuple(questions[i]), _upto(one, stops)) for one in some]
    return [answers[i] for i in range(len(questions))]


def right_answers(sampled: Sequence[Sequence[Example]], reward: Reward) -> list[Example]:
    """Rejection sampling: those of the sampled answers whose reward is above 0, each once."""
    kept = [one for group in sampled for one in group if checked_reward(reward, one) > 0]
    return list(dict.fromkeys(kept))


def reinforce(
    model: GPT,
    questions: Sequence[Sequence[int]],
    reward: Reward,
    *,
    steps: int,
    stop: int | Collection[int],
    per_step: int = 16,
    group: int = 8,
    max_new_tokens: int = 16,
    learning_rate: float = 1e-4,
    updates: int = 1,
    clip: float = 0.2,
    kl: float = 0.0,
    reference: GPT | None = None,
    only: str | Sequence[nn.Parameter] = "*",
    advantages: Callable[[Tensor], Tensor] = group_advantages,
    seed: int = 0,
    after: Callable[[int, ReinforcementStep], None] | None = None,
    optimizer: torch.optim.Optimizer | None = None,
    made: int = 0,
) -> list[ReinforcementStep]:
    """Train a model by rewards of its own answers; it is changed in place.

    Args:
        model: the model, in evaluation mode.
        questions: the questions' token IDs.
        reward: the reward of a sampled answer.
        steps: the number of steps.
        stop: the tokens that end an answer.
        per_step: the questions of a step, drawn at random.
        group: the answers to each of them.
        max_new_tokens: where an answer is cut.
        learning_rate: AdamW's, without weight decay.
        updates: the updates on the answers of one step; clipping matters from the second on.
        clip: as in :func:`policy_loss`.
        kl: the weight of the divergence from ``reference``; 0 is none.
        reference: the model before training, for ``kl``.
        only: the parameters that may change, as in ``finetune``.
        advantages: from rewards to advantages, [N, G] each. With rewards of 0 and 1,
            ``torch.clone`` learns each right answer as it is: rejection sampling.
        seed: the seed of questions and answers.
        after: called after each step with the number of steps made and what was sampled.
        optimizer: the optimizer of a run that goes on; a new one when left out.
        made: the steps that this run has made already, of ``steps``.

    Returns:
        What was sampled before each step.

    Raises:
        ValueError: a number is out of its range; or the reward of an answer is not a finite
            number, or raises; or ``advantages`` fails likewise, or returns another shape. The
            model is then as after the last whole step.
    """
    steps, updates = integer("steps", steps, least=1), integer("updates", updates, least=1)
    per_step, group = integer("per_step", per_step, least=1), integer("group", group, least=2)
    if kl and reference is None:
        raise RefusedValueError(f"kl={shown(kl)} needs reference=, the model before training")
    if not questions:
        raise RefusedValueError("questions is empty: there is nothing to answer")
    chance = torch.Generator().manual_seed(seed)
    record: list[ReinforcementStep] = []
    with unfrozen(model, only) as free:
        optimizer = optimizer or torch.optim.AdamW(free, lr=learning_rate, weight_decay=0.0)
        for step in range(steps):
            drawn = torch.randint(len(questions), (per_step,), generator=chance).tolist()
            if step < made:
                continue
            groups = sample_answers(
                model,
                [questions[i] for i in drawn],
                group=group,
                max_new_tokens=max_new_tokens,
                stop=stop,
                seed=seed + 1_000_003 * (step + 1),
            )
            flat = [one for some in groups for one in some]
            rewards = torch.tensor([checked_reward(reward, one) for one in flat])
            weights = _checked_advantages(advantages, rewards.view(per_step, group)).flatten()
            with torch.no_grad():
                sampled, mask = _token_log_probabilities(model, flat)
                before = _token_log_probabilities(reference, flat)[0] if reference and kl else None
            for _ in range(updates):
                now, _ = _token_log_probabilities(model, flat)
                loss = policy_loss(now, sampled, weights, mask, clip=clip, reference=before, kl=kl)
                optimizer.zero_grad()
                loss.backward()  # type: ignore[no-untyped-call]
                optimizer.step()
            away = 0.0
            if before is not None:
                away = float(_divergence(sampled, before)[mask].mean())
            record.append(ReinforcementStep(float(rewards.mean()), away, flat))
            if after:
                after(step + 1, record[-1])
    return record


def checked_reward(reward: Reward, answer: Example) -> float:
    """The reward of an answer.

    Raises:
        ValueError: it is not a finite number of float32, or ``reward`` raises.
    """
    name = f"the reward of answer {answer.answer}"
    value: float = _result(name, lambda: float(reward(answer)))
    if not torch.tensor(value).isfinite():
        raise RefusedValueError(f"{name} is {value}, not a number that float32 holds")
    return value


def _checked_advantages(advantages: Callable[[Tensor], Tensor], rewards: Tensor) -> Tensor:
    found: Tensor = _result("advantages=", lambda: advantages(rewards))
    is_right = isinstance(found, Tensor) and found.shape == rewards.shape
    if not (is_right and found.square().sum().isfinite()):  # AdamW squares
        raise RefusedValueError(
            f"advantages= makes {shown(found)} of rewards of shape {tuple(rewards.shape)}, not a "
            "number each, with a square that float32 holds"
        )
    return found


def _result(name: str, function: Callable[[], Any]) -> Any:
    """What somebody's function returns; it may raise anything."""
    try:
        return function()
    except RefusedError:
        raise
    except Exception as error:
        raise RefusedValueError(f"{name} raised {type(error).__name__}: {error}") from error


def _token_log_probabilities(model: GPT, examples: Sequence[Example]) -> tuple[Tensor, Tensor]:
    """The log-probability of each answer's tokens, and where they are, [N, T] each."""
    ids, targets = rows(examples)
    device = model.unembedding.device
    mask = (targets >= 0).to(device)
    losses = F.cross_entropy(
        model(ids.to(device)).transpose(1, 2), targets.clamp(min=0).to(device), reduction="none"
    )
    return -losses, mask


def _divergence(now: Tensor, reference: Tensor) -> Tensor:
    """An estimate of KL(now ‖ reference) at each token that ``now`` drew, [N, T]; never below 0."""
    d = reference - now
    return d.exp() - d - 1


def _upto(tokens: Sequence[int], stops: set[int]) -> tuple[int, ...]:
    """The tokens up to the first stop token, with it."""
    for i, token in enumerate(tokens):
        if token in stops:
            return tuple(tokens[: i + 1])
    return tuple(tokens)
