"""Find the largest width that a budget of parameters allows."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import cache
from typing import Any

from gpt_lab.anatomy.count import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def _largest(fits: Callable[[int], bool], start: int = 64, step: int = 64) -> int:
    """The largest width that fits, found by bisection; ``start`` if none does."""
    widths = range(start, 10_000, step)
    return widths[max(0, bisect_left(widths, True, key=lambda d: not fits(d)) - 1)]


@cache
def _cost(d_model: int, n_layers: int, **others: Any) -> int:
    config = GPTConfig(d_model=d_model, n_heads=1, n_layers=n_layers, **others)
    return count_parameters(config).total


def widest(budget: int, n_layers: int) -> int:
    """The reference solution."""
    return _largest(lambda d: _cost(d, n_layers) <= budget)


_COST = "_cost(d, n_layers)"


# The second budget is one parameter short of GPT-2 small, the third one short of it without the #
# biases of Q, K and V: these detect small omissions. The fifth is a little closer to the next #
# larger width. The last is GPT-2 XL, wider than a search up to 1,024 goes.
exercise = Exercise(
    "whole_model.widest",
    number=6,
    formerly="five_steps.widest",
    solution=widest,
    inputs=[
        (124_439_808, 12),
        (124_439_807, 12),
        (124_412_159, 12),
        (355_000_000, 24),
        (100_000_000, 12),
        (30_000_000, 6),
        (1_557_611_200, 48),
    ],
    hints=(
        "`count_parameters(GPTConfig(…)).total` gives the cost of any width. Which widths are "
        "allowed, and what happens to the cost from one to the next?",
        "Start at 64 and go up in steps of 64 as long as the *next* width still fits; a model that "
        "costs exactly the budget fits. Give `GPTConfig` nothing but `d_model`, `n_layers` and "
        "`n_heads=1`: the rest follows.",
    ),
    then=(
        "Now double the budget: the width grows by much less than twice, because the blocks grow "
        "with its square."
    ),
    raises={
        r"\w+: d_model=\d+ is not divisible by n_heads": (
            "the heads have to divide the width, and 12 do not divide every multiple of 64: give "
            "`n_heads=1`."
        ),
        r"TypeError: .*not supported between instances of 'Count": (
            "`count_parameters` gives a whole table; its `total` is the number to compare."
        ),
        r"\w+: d_model=.* is not an integer": (
            "a width is a whole number: `/` gives a float even where it comes out even, `//` does "
            "not."
        ),
    },
    endless="does `d_model` grow in every round, and does the loop stop when the budget is passed?",
    mistakes={
        "one step too far: that model is already over the budget.": Mutant(
            "return ", "return 64 + "
        ),
        "one step too early: the next width fits as well.": Mutant("return ", "return -64 + "),
        "a model that costs exactly the budget still fits.": Mutant("<=", "<"),
        "this is the width that comes nearest to the budget; it must not pass "
        "it.": lambda budget, L: min(range(64, 4096, 64), key=lambda d: abs(_cost(d, L) - budget)),
        "12·L·d_model² counts the blocks alone; the embeddings cost too, most of all in small "
        "models.": Either(
            lambda budget, L: int((budget / (12 * L)) ** 0.5) // 64 * 64,
            lambda budget, L: int((budget / (12 * L)) ** 0.5),
            lambda budget, L: (budget / (12 * L)) ** 0.5,
        ),
        "12·L·d_model² leaves out the biases and the norms; a budget can hang on them.": Mutant(
            _COST, "12 * n_layers * d * d + (50257 + 1024) * d"
        ),
        "the positions are left out: they have a table of 1,024 rows.": Either(
            Mutant(_COST, f"{_COST} - 1024 * d"), Mutant(_COST, "12 * n_layers * d * d + 50257 * d")
        ),
        "as in GPT-2 small, queries, keys and values have biases: leave `qkv_bias` as it "
        "is.": Mutant(_COST, "_cost(d, n_layers, qkv_bias=False)"),
        "d_model has to be a multiple of 64.": Either(
            Mutant("budget)", "budget, step=1, start=1)"),
            Mutant("budget)", "budget, step=8)"),
            Mutant("budget)", "budget, step=32)"),
        ),
        "d_model may be any multiple of 64, and this goes in larger steps.": Either(
            Mutant("budget)", "budget, step=128, start=128)"),
            Mutant("budget)", "budget, step=256, start=256)"),
        ),
        "a small budget allows less than GPT-2's own width: start at 64.": Mutant(
            "budget)", "budget, start=768)"
        ),
        "that is the narrowest width, which fits nearly always. Return the widest that "
        "does.": lambda budget, L: 64,
        "a larger budget allows wider models than this looks at. (A `range` leaves its end "
        "out.)": Either(
            *(Mutant("budget)", f"budget and d <= {d})") for d in (1024, 960, 768, 704))
        ),
        "the number of blocks is an argument, and this one always builds 12.": lambda budget, L: (
            widest(budget, 12)
        ),
        "as in GPT-2 small, the output projection is tied: its table is not counted again.": Mutant(
            _COST, "_cost(d, n_layers, tie_embeddings=False)"
        ),
        "d_ff has to follow: it is 4·d_model, not 3,072 throughout.": Mutant(
            _COST, "_cost(d, n_layers, d_ff=3072)"
        ),
        "this is how many steps of 64 the width has. Return the width.": lambda budget, L: (
            widest(budget, L) // 64
        ),
        "this is what that model costs. Return its width.": lambda budget, L: _cost(
            widest(budget, L), L
        ),
    },
)
