"""From one wide vector to a narrow one a head."""

from __future__ import annotations

from torch import Tensor

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.given import numbers
from gpt_lab.exercises.mistakes import Edit, Either


def split_heads(x: Tensor, n_heads: int) -> Tensor:
    """The reference: [T, d_model] → [H, T, d_head]."""
    return x.reshape(len(x), n_heads, -1).transpose(0, 1)


_CUT = "len(x), n_heads, -1)"


def _numbered(T: int, d_model: int) -> Tensor:
    """A row a token: its position before the point, the column after it."""
    return numbers([[t + i / 100 for i in range(d_model)] for t in range(T)])


exercise = Exercise(
    "attention.split_heads",
    number=4,
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
        "the shape is right, and the tokens are cut up: head 0 has all the numbers of the first "
        "tokens and none of the last. Cut the last axis first, then move the heads to the "
        "front.": Edit(f"{_CUT}.transpose(0, 1)", "n_heads, len(x), -1)"),
        "the cut is right; the heads are still behind the tokens, [T, H, d_head]: move their axis "
        "to the front.": Edit(".transpose(0, 1)", ""),
        "head 0 gets every H-th number here; heads take numbers that stand side by side: cut into "
        "[H, d_head], in this "
        "order.": Edit(f"{_CUT}.transpose(0, 1)", "len(x), -1, n_heads).permute(2, 0, 1)"),
        "H and d_head are swapped: there are to be H heads, each d_model / H wide.": Either(
            Edit(_CUT, "len(x), -1, n_heads)"),
            Edit(f"{_CUT}.transpose(0, 1)", "len(x), -1, n_heads)"),
        ),
        "the heads are right, and each is turned, [d_head, T]: a token is a row.": lambda x, n: (
            x.T.reshape(n, -1, len(x))
        ),
        "the whole matrix is turned before it is cut, so that tokens and numbers are "
        "mixed.": lambda x, n: x.T.reshape(n, len(x), -1),
        "that is the first head only.": lambda x, n: x[:, : x.shape[1] // n],
        "the first head stands there H times: the next head takes the next columns.": lambda x, n: (
            x[:, : x.shape[1] // n].expand(n, -1, -1)
        ),
        "each head has all d_model numbers here; they share them.": lambda x, n: x.expand(
            n, -1, -1
        ),
        "nothing was cut: the result has three axes, [H, T, d_head].": lambda x, n: x,
        "the heads stand in the opposite order: head 0 has the first columns.": Edit(
            "transpose(0, 1)", "transpose(0, 1).flip(0)"
        ),
        "an axis too many: this is [1, H, T, d_head].": Edit(
            "transpose(0, 1)", "transpose(0, 1)[None]"
        ),
        "this is the shape; asked are the numbers in it.": lambda x, n: (
            n,
            len(x),
            x.shape[1] // n,
        ),
    },
)
