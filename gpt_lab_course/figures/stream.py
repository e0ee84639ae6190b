"""The residual stream: its norm, the additions to it, and the logit lens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
from matplotlib.figure import Figure

from gpt_lab.validation import RefusedValueError
from gpt_lab_course.figures.look import FAINT, INK, STYLE, WIDTH, ink_on_blue
from gpt_lab_course.palette import COMPONENT_COLORS

_COLORS = {kind: COMPONENT_COLORS[kind] for kind in ("attention", "feed-forward")}


def stream_lengths(
    start: float, additions: Sequence[tuple[str, float]], after: Sequence[float]
) -> Figure:
    """Draw the norm of a token's vector through the model, and of each sub-layer's addition.

    Args:
        start: the norm of the embedding.
        additions: for each sub-layer in turn ``"attention"`` or ``"feed-forward"``, and the norm of
            its addition.
        after: the norm of the stream after each of them.

    Raises:
        ValueError: the numbers of norms and additions differ, or a kind is unknown.
    """
    if len(additions) != len(after) or not after:
        raise RefusedValueError(
            f"{len(additions)} additions and {len(after)} lengths after them; give one length each"
        )
    if unknown := {kind for kind, _ in additions} - set(_COLORS):
        raise RefusedValueError(f"kind {min(unknown)!r} is not one of {', '.join(_COLORS)}")
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(WIDTH, 3.2), layout="constrained")
        places = range(1, len(after) + 1)
        for kind, color in _COLORS.items():
            mine = [(x, n) for x, (k, n) in zip(places, additions, strict=True) if k == kind]
            ax.bar([x for x, _ in mine], [n for _, n in mine], color=color, label=f"{kind} adds")
        ax.plot([0, *places], [start, *after], "o-", color=INK, markersize=3, label="the stream")
        n_blocks = (len(after) + 1) // 2
        ax.set_xticks([0, *(2 * i + 1.5 for i in range(n_blocks))])
        ax.set_xticklabels(["emb.", *(f"block {i}" for i in range(n_blocks))], fontsize=8)
        ax.set_ylabel("length of the vector")
        fig.legend(loc="outside upper center", ncols=3, fontsize=9)
    return fig


def lens_map(
    answers: Sequence[Sequence[str]],
    probabilities: Any,
    tokens: Sequence[str],
    states: Sequence[str],
) -> Figure:
    """Draw the logit lens's answers: a row for each state of the stream, the last one on top.

    Args:
        answers: the most probable next token of each state at each position, [states, T].
        probabilities: its probability, [states, T]: lists, an array or a tensor.
        tokens: the T tokens as text.
        states: a name for each state, in the order of the model.

    Raises:
        ValueError: the answers or the probabilities are not [states, T].
    """
    shades = [[float(p) for p in row] for row in probabilities]
    shape = (len(states), len(tokens))
    for name, rows in (("answers", answers), ("probabilities", shades)):
        if len(rows) != shape[0] or any(len(row) != shape[1] for row in rows):
            found = [len(rows), len(rows[0]) if len(rows) else 0]
            raise RefusedValueError(f"{name} have shape {found}, not [{shape[0]}, {shape[1]}]")
    with plt.rc_context(STYLE):
        size = (1.3 + 0.78 * shape[1], 1.0 + 0.3 * shape[0])
        fig, ax = plt.subplots(figsize=size, layout="constrained")
        ax.imshow(shades, cmap="Blues", vmin=0, vmax=1, aspect="auto", origin="lower")
        for y, row in enumerate(answers):
            for x, answer in enumerate(row):
                ink = ink_on_blue(shades[y][x])
                ax.text(x, y, _visible(answer), ha="center", va="center", fontsize=8, color=ink)
        ax.set_xticks(range(shape[1]), [_visible(token) for token in tokens], fontsize=8)
        ax.set_yticks(range(shape[0]), states, fontsize=8)
        ax.set_xlabel("after this token", color=FAINT)
        ax.tick_params(length=0)
        ax.spines[:].set_visible(False)
    return fig


def _visible(token: str) -> str:
    """A token for display: spaces and newlines made visible, long ones shortened."""
    token = {"<|endoftext|>": "(start)"}.get(token, token)
    token = token.replace(" ", "␣").replace("\n", "⏎")
    return token if len(token) <= 9 else token[:8] + "…"


def stream_ranks(
    curves: Mapping[str, Sequence[float]], states: Sequence[str], ylabel: str
) -> Figure:
    """Draw a number of each state of the stream as lines on a logarithmic axis.

    Args:
        curves: a name for each line, and a number of at least 0 for each state.
        states: a name for each state, in the order of the model.
        ylabel: the label of the numbers.

    Raises:
        ValueError: a curve has not one number for each state.
    """
    for name, values in curves.items():
        if len(values) != len(states):
            raise RefusedValueError(f"{name!r} has {len(values)} numbers for {len(states)} states")
    with plt.rc_context(STYLE):
        fig, ax = plt.subplots(figsize=(WIDTH, 3.0), layout="constrained")
        for (name, values), style in zip(curves.items(), ("-", "--", ":", "-."), strict=False):
            ax.plot(range(len(states)), values, f"o{style}", markersize=3, label=name)
        ax.set_yscale("symlog", linthresh=1)
        ax.set_ylim(bottom=0)
        ax.set_xticks(range(len(states)), states, rotation=90, fontsize=8)
        ax.set_ylabel(ylabel)
        fig.legend(loc="outside upper center", ncols=2, fontsize=9)
    return fig
