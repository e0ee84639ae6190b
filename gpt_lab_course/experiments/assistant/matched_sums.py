"""Models that draw the right answer to a sum equally often, and rank it differently.

``teach`` gives a model a distribution over the numbers for each sum. So the chance of a right
answer is chosen, and with it how often it is rewarded, and so is whether the right answer is the
likeliest one. ``reinforce_exactly`` is then GRPO with infinitely many answers to each question,
which needs no sampling, and takes a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import torch
from torch import Tensor

from gpt_lab.model.gpt import GPT
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.tuning.finetuning import unfrozen
from gpt_lab.validation import RefusedValueError, integer, shown
from gpt_lab_course.experiments.assistant.rewards import sum_example

Numbers = tuple[int, int]

ANSWERS = 21
"""The answers that sums of numbers up to 10 have: 0 to 20."""

_SMALL = 1e-4  # added to a group's standard deviation, as trl does


def answer_probabilities(model: GPT, tokenizer: Tokenizer, sums: Sequence[Numbers]) -> Tensor:
    """The probability of each of the ``ANSWERS`` after each sum, [N, 21]."""
    ids, tokens = _questions(tokenizer, sums)
    with torch.no_grad():
        return model.next_logits(ids).softmax(dim=-1)[:, tokens]


def right_and_first(found: Tensor, sums: Sequence[Numbers]) -> tuple[list[float], list[bool]]:
    """The probability of each right answer, and whether it is the likeliest of all, [N] each.

    Args:
        found: the probability of each answer, [N, 21].
        sums: the sums.
    """
    right = _right(sums)
    p = found.gather(1, right[:, None])[:, 0]
    return p.tolist(), (found.argmax(dim=1) == right).tolist()


def targets(shares: Sequence[Mapping[int, float]]) -> Tensor:
    """A distribution over answers for each sum, [N, 21]: some have a share, the others the rest.

    Args:
        shares: of each sum, the share of an answer or two; together below 1.

    >>> torch.round(targets([{3: 0.8}])[0, 2:5] * 100).tolist()
    [1.0, 80.0, 1.0]
    """
    rows = []
    for given in shares:
        rest = (1 - sum(given.values())) / (ANSWERS - len(given))
        if rest <= 0 or not all(share > 0 for share in given.values()):
            raise RefusedValueError(f"shares of {shown(dict(given))} leave nothing to the others")
        rows.append([given.get(n, rest) for n in range(ANSWERS)])
    return torch.tensor(rows)


def teach(
    model: GPT,
    tokenizer: Tokenizer,
    sums: Sequence[Numbers],
    wanted: Tensor,
    *,
    steps: int,
    batch: int = 16,
    learning_rate: float = 5e-4,
    seed: int = 0,
) -> list[float]:
    """Train a model to answer each sum with a distribution; it is changed in place.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        sums: N sums.
        wanted: the distribution over answers of each, [N, 21].
        steps: the number of steps.
        batch: the sums of a step, drawn without repetition.
        learning_rate: AdamW's, without weight decay.
        seed: the seed of the draws.

    Returns:
        The mean KL(wanted ‖ model) of each step, in nats.
    """
    ids, tokens = _questions(tokenizer, sums)
    chance = torch.Generator().manual_seed(seed)
    least = -(wanted * wanted.log()).sum(dim=1)  # its entropy
    losses = []
    with unfrozen(model, "*") as free:
        optimizer = torch.optim.AdamW(free, lr=learning_rate, weight_decay=0.0)
        for _ in range(integer("steps", steps, least=1)):
            some = torch.randperm(len(ids), generator=chance)[:batch]
            log_p = model.next_logits(ids[some]).log_softmax(dim=-1)[:, tokens]
            loss = (-(wanted[some] * log_p).sum(dim=1) - least[some]).mean()
            _step(optimizer, loss)
            losses.append(loss.item())
    return losses


def expected_group_loss(probabilities: Tensor) -> Tensor:
    """GRPO's loss with infinitely many answers to each question, rewarded with 1 if right.

    Of a group's answers, a share p is right, with an advantage of (1 − p) / σ, and 1 − p is wrong,
    with −p / σ, where σ = √(p(1 − p)). The expected gradient is that of p / σ with σ held fixed.

    Args:
        probabilities: the probability p of each right answer, [N].
    """
    deviation = (probabilities * (1 - probabilities)).detach().clamp(min=0).sqrt()
    return -(probabilities / (deviation + _SMALL)).mean()


def reinforce_exactly(
    model: GPT,
    tokenizer: Tokenizer,
    sums: Sequence[Numbers],
    *,
    numbers: Sequence[int] | None = None,
    steps: int,
    per_step: int = 16,
    learning_rate: float = 1e-4,
    seed: int = 0,
) -> list[float]:
    """Reward a number for each sum by the expectation of GRPO; the model is changed in place.

    Args:
        model: the model, in evaluation mode.
        tokenizer: its tokenizer.
        sums: the sums that are trained.
        numbers: the number that is rewarded for each; the right one if left out.
        steps: the number of steps.
        per_step: the sums of a step, drawn at random.
        learning_rate: AdamW's, without weight decay.
        seed: the seed of the draws.

    Returns:
        The expected reward of each step.
    """
    ids, tokens = _questions(tokenizer, sums)
    wanted = tokens[_right(sums) if numbers is None else torch.tensor(numbers)]
    chance = torch.Generator().manual_seed(seed)
    expected = []
    with unfrozen(model, "*") as free:
        optimizer = torch.optim.AdamW(free, lr=learning_rate, weight_decay=0.0)
        for _ in range(integer("steps", steps, least=1)):
            some = torch.randint(len(ids), (per_step,), generator=chance)
            p = model.next_logits(ids[some]).softmax(dim=-1).gather(1, wanted[some, None])[:, 0]
            _step(optimizer, expected_group_loss(p))
            expected.append(p.detach().mean().item())
    return expected


def _step(optimizer: torch.optim.Optimizer, loss: Tensor) -> None:
    optimizer.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call]
    optimizer.step()


def _right(sums: Sequence[Numbers]) -> Tensor:
    return torch.tensor([x + y for x, y in sums])


def _questions(tokenizer: Tokenizer, sums: Sequence[Numbers]) -> tuple[Tensor, Tensor]:
    """The token IDs of the sums, [N, T], and of the answers 0 to 20, [21]."""
    ids = torch.tensor([sum_example(tokenizer, one).question for one in sums])
    tokens = [sum_example(tokenizer, (min(n, 10), max(0, n - 10))).answer[0] for n in range(21)]
    return ids, torch.tensor(tokens)
