"""All parameters of a GPT-2, component by component."""

from __future__ import annotations

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either


def account(
    vocab_size: int, context_length: int, d_model: int, n_layers: int, d_ff: int
) -> list[int]:
    """The reference: the six components, in the order of the model."""
    return [
        vocab_size * d_model,
        context_length * d_model,
        n_layers * _attention(d_model),
        n_layers * _feed_forward(d_model, d_ff),
        n_layers * 4 * d_model,
        2 * d_model,
    ]


def _attention(d: int) -> int:
    return 4 * d * d + 4 * d


def _feed_forward(d: int, d_ff: int) -> int:
    return 2 * d * d_ff + d_ff + d


def _changed(**parts: object) -> object:
    """The account with some components counted otherwise, by functions of all five sizes."""
    places = {"tokens": 0, "positions": 1, "attention": 2, "ffn": 3, "norms": 4, "last": 5}

    def wrong(
        vocab_size: int, context_length: int, d_model: int, n_layers: int, d_ff: int
    ) -> list[int]:
        sizes = (vocab_size, context_length, d_model, n_layers, d_ff)
        numbers = account(*sizes)
        for name, count in parts.items():
            numbers[places[name]] = count(*sizes)  # type: ignore[operator]
        return numbers

    return wrong


exercise = Exercise(
    "whole_model.account",
    number=3,
    solution=account,
    inputs=[
        (50257, 1024, 768, 12, 3072),
        (6562, 128, 192, 6, 768),
        (50, 16, 12, 1, 40),
        (31, 9, 20, 3, 17),
    ],
    hints=(
        "Six numbers: two tables, then attention, the feed-forward network and the norms of all "
        "blocks together, then the last norm. Count one block first. The output has no number of "
        "its own: why?",
        "One attention has four matrices of `d_model` by `d_model`, each with a bias. One "
        "feed-forward network has `d_model` by `d_ff` and back, with biases of `d_ff` and of "
        "`d_model`. A norm has two vectors, and a block has two norms.",
    ),
    then=(
        "`sum(account(50257, 1024, 768, 12, 3072))` is 124,439,808, and none of the six is "
        "unexplained any more."
    ),
    mistakes={
        "the components of the blocks are those of one block; there are n_layers of them.": (
            _changed(
                attention=lambda V, n, d, L, f: _attention(d),
                ffn=lambda V, n, d, L, f: _feed_forward(d, f),
                norms=lambda V, n, d, L, f: 4 * d,
            )
        ),
        "all is right but the norms of the blocks: a norm has a scale *and* a shift, d_model "
        "each.": Either(
            _changed(norms=lambda V, n, d, L, f: 2 * d * L),
            _changed(norms=lambda V, n, d, L, f: 2 * d * L, last=lambda V, n, d, L, f: d),
        ),
        "all is right but the last norm: it has a scale and a shift, too.": (
            _changed(last=lambda V, n, d, L, f: d)
        ),
        "all is right but the last norm: there is one, after the last block.": (
            _changed(last=lambda V, n, d, L, f: 0)
        ),
        "all is right but the last norm: there is one at the end, and not one a block.": (
            _changed(last=lambda V, n, d, L, f: 2 * d * L)
        ),
        "the norms of a block are two, not four: none stands behind the sub-layers.": (
            _changed(norms=lambda V, n, d, L, f: 8 * d * L)
        ),
        "attention is counted without biases; in the released model queries, keys, values and the "
        "output have one each.": _changed(attention=lambda V, n, d, L, f: 4 * d * d * L),
        "attention lacks the biases of queries, keys and values; the released model has them.": (
            _changed(attention=lambda V, n, d, L, f: (4 * d * d + d) * L)
        ),
        "attention lacks its output projection: after the heads comes a fourth matrix.": Either(
            _changed(attention=lambda V, n, d, L, f: (3 * d * d + 3 * d) * L),
            _changed(attention=lambda V, n, d, L, f: 3 * d * d * L),
        ),
        "the feed-forward network is counted without biases; it has d_ff and d_model of them.": (
            _changed(ffn=lambda V, n, d, L, f: 2 * d * f * L)
        ),
        "the biases of the feed-forward network are as long as what comes out: d_ff after the "
        "first matrix, d_model after the second.": Either(
            _changed(ffn=lambda V, n, d, L, f: (2 * d * f + 2 * f) * L),
            _changed(ffn=lambda V, n, d, L, f: (2 * d * f + 2 * d) * L),
        ),
        "d_ff is an argument: it need not be four times d_model.": (
            _changed(ffn=lambda V, n, d, L, f: _feed_forward(d, 4 * d) * L)
        ),
        "the biases of attention and of the feed-forward network are missing; the released model "
        "has them.": Either(
            _changed(
                attention=lambda V, n, d, L, f: 4 * d * d * L,
                ffn=lambda V, n, d, L, f: 2 * d * f * L,
            ),
            _changed(
                attention=lambda V, n, d, L, f: 4 * d * d * L,
                ffn=lambda V, n, d, L, f: 2 * d * f * L,
                norms=lambda V, n, d, L, f: 2 * d * L,
                last=lambda V, n, d, L, f: d,
            ),
        ),
        "the token embedding is counted twice: the output is tied to it and has no matrix of its "
        "own.": Either(
            _changed(tokens=lambda V, n, d, L, f: 2 * V * d),
            lambda V, n, d, L, f: [*account(V, n, d, L, f), V * d],
        ),
        "this is the total; asked are its six components, in the order of the model.": (
            lambda V, n, d, L, f: sum(account(V, n, d, L, f))
        ),
        "the six numbers are right, and stand in another order: tokens, positions, attention, "
        "feed-forward, norms of the blocks, last norm.": Either(
            lambda V, n, d, L, f: [account(V, n, d, L, f)[i] for i in (0, 1, 4, 2, 3, 5)],
            lambda V, n, d, L, f: [account(V, n, d, L, f)[i] for i in (0, 1, 3, 2, 4, 5)],
            lambda V, n, d, L, f: [account(V, n, d, L, f)[i] for i in (1, 0, 2, 3, 4, 5)],
            lambda V, n, d, L, f: sorted(account(V, n, d, L, f)),
            lambda V, n, d, L, f: sorted(account(V, n, d, L, f))[::-1],
        ),
        "the norms of the blocks and the last one are added up; they are two of the six.": (
            lambda V, n, d, L, f: [*account(V, n, d, L, f)[:4], (4 * L + 2) * d]
        ),
    },
)
