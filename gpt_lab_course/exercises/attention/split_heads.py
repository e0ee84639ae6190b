"""Split a wide vector into a narrow one for each head."""

from __future__ import annotations

from torch import Tensor

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant
from gpt_lab_course.exercises.tensors import numbers


def split_heads(x: Tensor, n_heads: int) -> Tensor:
    """The reference solution: [T, d_model] → [H, T, d_head]."""
    return x.reshape(len(x), n_heads, -1).transpose(0, 1)


_CUT = "len(x), n_heads, -1)"


def _numbered(T: int, d_model: int) -> Tensor:
    """A matrix whose numbers are row.column."""
    return numbers([[t + i / 100 for i in range(d_model)] for t in range(T)])


exercise = Exercise(
    "attention.split_heads",
    number=3,
    solution=split_heads,
    inputs=[
        (_numbered(3, 4), 2),
        (_numbered(2, 12), 3),
        (_numbered(6, 6), 6),
        (_numbered(4, 6), 2),
        (_numbered(2, 3), 1),
    ],
    hints=(
        "Head 0 gets the first d_head numbers of *every* token, head 1 the next d_head. So which "
        "axis has to be cut, and into which two?",
        "Cut the last axis, [T, d_model] → [T, H, d_head], by `view` or `reshape`. Only then move "
        "the axis of the heads to the front, by `transpose`: these are two steps, and a single "
        "`view` cannot do both.",
    ),
    then=(
        "Compare with `x.view(n_heads, T, -1)`: the same shape, and head 0 has got the numbers of "
        "the first tokens only."
    ),
    raises={
        r"RuntimeError: shape '.*' is invalid|ValueError: cannot reshape": (
            "these sizes do not multiply to as many numbers as there are: d_head is d_model / H."
        ),
        r"TypeError: .*(?:'float'|(?:not|got) float)": "a size is a whole number: divide by `//`.",
        r"ValueError: not enough values to unpack": (
            "`x` is [T, d_model], two axes: there is no batch here."
        ),
        r"RuntimeError: stack expects each tensor": (
            "the pieces differ in size: cut the numbers of each token, the last axis, and not the "
            "tokens."
        ),
        r"RuntimeError: view size is not compatible": (
            "after a transpose the numbers are no longer in order: use `reshape`, or `view` first."
        ),
    },
    mistakes={
        "the shape is right, but the tokens are mixed up: head 0 has all the numbers of the first "
        "tokens and none of the last. Cut the last axis first, then move the heads to the "
        "front.": Mutant(f"{_CUT}.transpose(0, 1)", "n_heads, len(x), -1)"),
        "the cut is right, but the heads still come after the tokens, [T, H, d_head]. Move their "
        "axis to the front.": Mutant(".transpose(0, 1)", ""),
        "head 0 gets every H-th number here. A head takes numbers that stand side by side: cut "
        "into [H, d_head], in this "
        "order.": Mutant(f"{_CUT}.transpose(0, 1)", "len(x), -1, n_heads).permute(2, 0, 1)"),
        "H and d_head are swapped: you need H heads, each d_model / H wide.": Either(
            Mutant(_CUT, "len(x), -1, n_heads)"),
            lambda x, n: [x[:, h * n : (h + 1) * n] for h in range(n)],
            Mutant(f"{_CUT}.transpose(0, 1)", "len(x), -1, n_heads)"),
        ),
        "the heads are right, but transposed, [d_head, T]. A token is a row.": lambda x, n: (
            x.T.reshape(n, -1, len(x))
        ),
        "the matrix is transposed before it is cut, which mixes tokens and numbers.": lambda x, n: (
            x.T.reshape(n, len(x), -1)
        ),
        "two axes too many were exchanged, [d_head, H, T]: `.T` turns all axes around. Exchange "
        "the first two, by `transpose(0, 1)`.": Mutant(".transpose(0, 1)", ".permute(2, 1, 0)"),
        "the wrong two axes were exchanged, [T, d_head, H]. Exchange the first two.": Mutant(
            "transpose(0, 1)", "transpose(1, 2)"
        ),
        "the tokens are shared out among the heads. Every head gets *all* tokens, and a part of "
        "each one's numbers.": Either(
            lambda x, n: x.chunk(n, dim=0),
            lambda x, n: x.split(x.shape[1] // n),
            lambda x, n: [x[i::n] for i in range(n)],
            lambda x, n: [x[h * x.shape[1] // n : (h + 1) * x.shape[1] // n] for h in range(n)],
        ),
        "the heads stand below each other, [H·T, d_head]. Keep them apart, on an axis of their "
        "own: `torch.stack` makes one.": Mutant("transpose(0, 1)", "transpose(0, 1).flatten(0, 1)"),
        "that is the first head only.": lambda x, n: x[:, : x.shape[1] // n],
        "the first head is repeated H times. The next head takes the next columns.": lambda x, n: x[
            :, : x.shape[1] // n
        ].expand(n, -1, -1),
        "each head has all d_model numbers here. The heads share them.": lambda x, n: x.expand(
            n, -1, -1
        ),
        "nothing was cut: the result has three axes, [H, T, d_head].": lambda x, n: x,
        "the heads are in the opposite order. Head 0 has the first columns.": Mutant(
            "transpose(0, 1)", "transpose(0, 1).flip(0)"
        ),
        "an axis too many: this is [1, H, T, d_head].": Mutant(
            "transpose(0, 1)", "transpose(0, 1)[None]"
        ),
        "this is only the shape. Return the numbers in this shape.": lambda x, n: (
            n,
            len(x),
            x.shape[1] // n,
        ),
    },
)
