"""The effect of an unlikely token on what follows, and of temperature on a whole text.

The *tail* after a text: tokens that are less than a hundredth as probable as the best one.
"""

from __future__ import annotations

from collections.abc import Iterable

import torch
from torch import Tensor

from gpt_lab import lab_model
from gpt_lab.generation import generate, sample
from gpt_lab.generation.sampling import apply_temperature
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model.gpt import GPT

_TAIL, _LIKELY = 0.01, 0.1  # relative to the best one; a probability
_EARLIEST, _LATEST = 20, 50  # the positions at which a token may be inserted


def story_beginnings(tokenizer: LabTokenizer, length: int = 64) -> Tensor:
    """Held-out stories of at least this many tokens, truncated, with end-of-text first: [B, T]."""
    end = tokenizer.end_of_text
    rows = [[end, *tokenizer.encode(text)][:length] for text in lab_model.held_out("stories")]
    return torch.tensor([row for row in rows if len(row) == length])


def tail(probabilities: Tensor) -> Tensor:
    """Set probabilities to 0 unless they are below a hundredth of the largest: [..., V] → same."""
    best = probabilities.amax(-1, keepdim=True)
    return probabilities * (probabilities < _TAIL * best)


@torch.inference_mode()
def tail_after(
    model: GPT, rows: Tensor, *, seeds: Iterable[int] = (0, 1), steps: int = 12
) -> dict[str, list[list[tuple[int, float]]]]:
    """Replace a token in each text, and measure the probability of the tail at later positions.

    The position is the first one from the 20th on at which a token *other* than the text's own has
    at least 10%. The rest of the text is unchanged.

    Args:
        model: the model, in evaluation mode.
        rows: texts, [B, T]; those without such a position are left out.
        seeds: the seeds of the draws, with a curve for each.
        steps: the number of later positions.

    Returns:
        Curves of (positions after the token, mean probability of the tail), for three kinds:
        ``"after one accident"``, a token that is drawn from the tail; ``"after a likely word"``,
        one of the others that have at least 10%; and ``"as it was written"``, a single curve.
    """
    p = model(rows).softmax(-1)  # [B, T, V]
    others = p[:, :-1].scatter(2, rows[:, 1:, None], 0)  # without the actual next token
    choice = others.amax(-1) >= _LIKELY  # [B, T - 1]
    choice[:, :_EARLIEST], choice[:, _LATEST:] = False, False
    has = choice.any(1)
    texts, place = rows[has], choice.float().argmax(1)[has]  # the last token before the choice
    each = torch.arange(len(place))
    following = place[:, None] + 1 + torch.arange(steps)  # [B, steps]
    likely = others[has][each, place]  # [B, V]
    weights = {
        "after one accident": tail(p[has][each, place]),
        "after a likely word": likely * (likely >= _LIKELY),
    }

    def curve(after: Tensor) -> list[tuple[int, float]]:
        shares = tail(after[each[:, None], following]).sum(-1).mean(0)  # [steps]
        return [(i, share) for i, share in enumerate(shares.tolist(), start=1)]

    curves: dict[str, list[list[tuple[int, float]]]] = {name: [] for name in weights}
    for name, weight in weights.items():
        for seed in seeds:
            changed, chance = texts.clone(), torch.Generator().manual_seed(seed)
            changed[each, place + 1] = sample(weight.log(), chance)
            curves[name].append(curve(model(changed).softmax(-1)))
    return {**curves, "as it was written": [curve(p[has])]}


@torch.inference_mode()
def surprise_of_draws(
    model: GPT, rows: Tensor, given: int, temperature: float, *, seed: int, after: str
) -> float:
    """The mean loss at temperature 1 of tokens drawn at each position, in nats.

    Args:
        model: the model, in evaluation mode.
        rows: texts, [B, T].
        given: the number of tokens before the first draw.
        temperature: the temperature of the draws.
        seed: the seed of the draws, with the same random number at each position for any ``after``.
        after: the text before each draw: ``"the story"``, or ``"draws"``, the given tokens and all
            earlier draws.
    """
    n = rows.shape[1] - given
    if after == "draws":
        new = generate(model, rows[:, :given], n, temperature=temperature, seed=seed)
        drawn = torch.stack([*new], dim=1)  # [B, n]
        read = torch.cat([rows[:, :given], drawn], dim=1)
    else:
        read, chance = rows, torch.Generator().manual_seed(seed)
        logits = model(rows[:, :-1])[:, given - 1 :]  # [B, n, V]
        at = [sample(apply_temperature(each, temperature), chance) for each in logits.unbind(1)]
        drawn = torch.stack(at, dim=1)
    logs = model(read[:, :-1])[:, given - 1 :].log_softmax(-1)
    return float(-logs.gather(-1, drawn[..., None]).mean())


def heat_curve(
    model: GPT, rows: Tensor, given: int, heats: Iterable[float], *, seed: int, after: str
) -> list[tuple[float, float]]:
    """Pairs of temperature and ``surprise_of_draws``."""
    return [
        (heat, surprise_of_draws(model, rows, given, heat, seed=seed, after=after))
        for heat in heats
    ]
