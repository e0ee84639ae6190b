"""All parameters of a GPT-2, component by component."""

from __future__ import annotations

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Edit, Either


def account(
    vocab_size: int, context_length: int, d_model: int, n_layers: int, d_ff: int
) -> list[int]:
    """The reference: the six components, in the order of the model."""
    d, L = d_model, n_layers
    attention = 4 * d * d + 4 * d
    ffn = 2 * d * d_ff + d_ff + d
    return [vocab_size * d, context_length * d, L * attention, L * ffn, L * 4 * d, 2 * d]


_NO_BIASES = ("d * d + 4 * d", "d * d"), (" + d_ff + d", "")
_HALF_NORMS = ("L * 4 * d", "L * 2 * d"), (", 2 * d]", ", d]")


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
        "the components of the blocks are those of one block; there are n_layers of them.": Edit(
            "d_model, n_layers\n", "d_model, 1\n"
        ),
        "all is right but the norms of the blocks: a norm has a scale *and* a shift, d_model "
        "each.": Either(Edit("L * 4 * d", "L * 2 * d"), Edit(*_HALF_NORMS)),
        "all is right but the last norm: it has a scale and a shift, too.": Edit(
            ", 2 * d]", ", d]"
        ),
        "all is right but the last norm: there is one, after the last block.": Edit(
            ", 2 * d]", ", 0]"
        ),
        "all is right but the last norm: there is one at the end, and not one a block.": Edit(
            ", 2 * d]", ", L * 2 * d]"
        ),
        "the norms of a block are two, not four: none stands behind the sub-layers.": Edit(
            "L * 4 * d", "L * 8 * d"
        ),
        "attention is counted without biases; in the released model queries, keys, values and the "
        "output have one each.": Edit("d * d + 4 * d", "d * d"),
        "attention lacks the biases of queries, keys and values; the released model has "
        "them.": Edit("d * d + 4 * d", "d * d + d"),
        "attention lacks its output projection: after the heads comes a fourth matrix.": Either(
            Edit("4 * d * d + 4 * d", "3 * d * d + 3 * d"), Edit("4 * d * d + 4 * d", "3 * d * d")
        ),
        "the feed-forward network is counted without biases; it has d_ff and d_model of "
        "them.": Edit(" + d_ff + d", ""),
        "the biases of the feed-forward network are as long as what comes out: d_ff after the "
        "first matrix, d_model after the "
        "second.": Either(Edit("+ d_ff + d", "+ 2 * d_ff"), Edit("+ d_ff + d", "+ 2 * d")),
        "d_ff is an argument: it need not be four times d_model.": Edit(
            "    d, L =", "    d_ff = 4 * d_model\n    d, L ="
        ),
        "the biases of attention and of the feed-forward network are missing; the released model "
        "has them.": Either(Edit(*_NO_BIASES), Edit(*_NO_BIASES, *_HALF_NORMS)),
        "the token embedding is counted twice: the output is tied to it and has no matrix of its "
        "own.": Either(
            Edit("[vocab_size * d", "[2 * vocab_size * d"),
            Edit(", 2 * d]", ", 2 * d, vocab_size * d]"),
        ),
        "this is the total; asked are its six components, in the order of the "
        "model.": lambda *sizes: sum(account(*sizes)),
        "the six numbers are right, and stand in another order: tokens, positions, attention, "
        "feed-forward, norms of the blocks, last norm.": Either(
            *(
                lambda *sizes, order=order: [account(*sizes)[i] for i in order]
                for order in ((0, 1, 4, 2, 3, 5), (0, 1, 3, 2, 4, 5), (1, 0, 2, 3, 4, 5))
            ),
            lambda *sizes: sorted(account(*sizes)),
            lambda *sizes: sorted(account(*sizes))[::-1],
        ),
        "the norms of the blocks and the last one are added up; they are two of the six.": Edit(
            "L * 4 * d, 2 * d]", "L * 4 * d + 2 * d]"
        ),
    },
)
