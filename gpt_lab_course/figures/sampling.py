"""The effect of sampling settings on the probabilities of the next token."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import INK, PALE, STYLE, WIDTH
from gpt_lab_course.palette import LINE_COLORS

if TYPE_CHECKING:
    from torch import Tensor


def reshaped(before: Mapping[str, float], after: Mapping[str, Mapping[str, float]]) -> Figure:
    """Draw a model's probabilities and the changed ones, with a panel for each setting.

    Args:
        before: each token as text, with its probability; a bar each, pale, in the order given. A
            space in front is shown as ␣.
        after: by a panel's title, the same tokens with their new probabilities, dark. A token whose
            probability became 0 is crossed out.

    Raises:
        ValueError: ``before`` or ``after`` is empty, or a panel has other tokens than ``before``.
    """
    if not before or not after:
        raise RefusedValueError("nothing to draw; give at least one token and one panel")
    for title, shares in after.items():
        if list(shares) != list(before):
            raise RefusedValueError(
                f"after[{title!r}] has other tokens than before, or in another order"
            )
    names = [_label(token) for token in before]
    rows = range(len(names))
    with plt.rc_context(STYLE):
        size = (WIDTH, 0.75 + 0.22 * len(names))
        fig, axes = plt.subplots(
            1, len(after), figsize=size, sharey=True, layout="constrained", squeeze=False
        )
        most = max(*before.values(), *(p for shares in after.values() for p in shares.values()))
        for ax, (title, shares) in zip(axes[0], after.items(), strict=True):
            ax.barh(rows, list(before.values()), height=0.8, color=PALE)
            ax.barh(rows, list(shares.values()), height=0.4, color=LINE_COLORS[0])
            for row, (was, now) in enumerate(zip(before.values(), shares.values(), strict=True)):
                if was > 0 and now == 0:
                    ax.text(was, row, " ×", va="center", color=INK, fontsize=9)
            ax.set_title(title, fontsize=9)
            ax.set_xlim(0, 1.08 * most)
            ax.set_yticks(rows, names, family="monospace", fontsize=9)
            ax.tick_params(axis="x", labelsize=8)
        axes[0, 0].invert_yaxis()
        fig.supxlabel("probability: gray before, blue after, × cut off", fontsize=9)
    return fig


def sampled(
    decode: Callable[[list[int]], str],
    before: Tensor,
    after: Mapping[str, Tensor],
    n: int = 9,
) -> Figure:
    """Draw ``reshaped`` for whole vocabularies: the ``n`` most probable tokens, and the rest.

    Args:
        decode: turns token IDs into text.
        before: the model's probabilities, [V]; its most probable tokens have a bar each.
        after: by a panel's title, the changed ones, [V] each.
        n: the number of tokens with their own bar.
    """
    best = before.topk(n).indices.tolist()

    def shares(p: Tensor) -> dict[str, float]:
        named = {decode([i]): float(p[i]) for i in best}
        rest = 1 - sum(named.values())
        return named | {"all others": rest if rest > 1e-6 else 0.0}

    return reshaped(shares(before), {title: shares(p) for title, p in after.items()})


def _label(token: str) -> str:
    """A token with its leading space made visible."""
    text = token.replace("\n", "⏎")
    return "␣" + text[1:] if text.startswith(" ") else text
