"""What this exercise asks is still to be written. So far: how many numbers has a linear layer?"""

from __future__ import annotations

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Edit


def parameters(d_in: int, d_out: int) -> int:
    """The reference."""
    return d_in * d_out + d_out


exercise = Exercise(
    "@chapter@.@name@",
    number=@number@,
    draft=True,  # until it has eight mistakes and a notebook that asks it
    solution=parameters,
    inputs=[(768, 3072), (3, 5), (5, 3)],
    hints=(
        "The first hint is still to be written. So far: how many rows and columns has the matrix?",
        "The second goes a step further. So far: a bias has as many numbers as what comes out.",
    ),
    then="What to look at now is still to be written. So far: compare it with `d_in * d_out`.",
    mistakes={
        "the matrix is right, and the bias is missing: one number for each that comes out.": Edit(
            " + d_out", ""
        ),
        "a bias is as long as what comes out, not as what goes in.": Edit("+ d_out", "+ d_in"),
        "each input is joined to each output: multiply, do not add.": Edit("d_in *", "d_in +"),
    },
)
