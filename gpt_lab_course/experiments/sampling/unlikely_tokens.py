"""What an unlikely token does to what comes after it, and a temperature to a whole text.

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

_TAIL, _LIKELY = 0.01, 0.1  # of the best one; a probability
_EARLIEST, _LATEST = 20, 50  # where a token may be put in


def story_beginnings(tokenizer: LabTokenizer, length: int = 64) -> Tensor:
    """The held-out stories of so many tokens or more, cut to them, end-of-text first: [B, T]."""
    end = tokenizer.end_of_text
    rows = [[end, *tokenizer.encode(text)][:length] for text in lab_model.held_out("stories")]
    return torch.tensor([row for row in rows if len(row) == length])


def tail(probabilities: Tensor) -> Tensor:
    """Each probability below a hundredth of the largest, the others 0: [..., V] → [..., V]."""
    best = probabilities.amax(-1, keepdim=True)
    return probabilities * (probabilities < _TAIL * best)


@torch.inference_mode()
def tail_after(
    model: GPT, rows: Tensor, *, seeds: Iterable[int] = (0, 1), steps: int = 12
) -> dict[str, list[list[tuple[int, float]]]]:
    """Put another token into each text; how probable is the tail at the places that follow?

    The token is put where the text has a choice: at the first place from the 20th on at which a
    token *other* than the text's own has at least 10%. The text then goes on as it was written.

    Args:
        model: the model, in evaluation mode.
        rows: texts, [B, T]; those without such a place are left out.
        seeds: of the draws; a curve for each.
        steps: how many places are looked at.

    Returns:
        Curves of (places after the token, mean probability of the tail), for three kinds:
        ``"after one accident"``, a token that is drawn from the tail; ``"after a likely word"``,
        one of the others that have at least 10%; and ``"as it was written"``, a single curve.
    """
    p = model(rows).softmax(-1)  # [B, T, V]
    others = p[:, :-1].scatter(2, rows[:, 1:, None], 0)  # without the token that came
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
    """Draw a token at each place; how surprising are the draws at temperature 1, in nats a token?

    Args:
        model: the model, in evaluation mode.
        rows: texts, [B, T].
        given: how many tokens of each come before the first draw.
        temperature: of the draws.
        seed: of the draws: the same numbers of chance, place by place, whatever ``after`` is.
        after: what each draw comes after: ``"the story"`` as it was written, or ``"draws"``, the
            given tokens and all draws before it.
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
    """``surprise_of_draws`` at one temperature after the other: pairs of temperature and nats."""
    return [
        (heat, surprise_of_draws(model, rows, given, heat, seed=seed, after=after))
        for heat in heats
    ]
