"""How many parameters do the two embedding tables have?"""

from __future__ import annotations

from gpt_lab.exercises.exercise import Exercise
from gpt_lab.exercises.mistakes import Either


def embedding_parameters(vocab_size: int, context_length: int, d_model: int) -> int:
    """The reference."""
    return (vocab_size + context_length) * d_model


exercise = Exercise(
    "five_steps.embedding",
    number=1,
    solution=embedding_parameters,
    inputs=[(50257, 1024, 768), (100, 16, 8), (7, 5, 3)],
    hints=(
        "Think of two tables. The first has a row for each token: how many rows are that, and how "
        "many numbers stand in a row?",
        "The positions have a table of the same width, with a row for each of the `context_length` "
        "positions. Count both tables, and add.",
    ),
    then=(
        "Divide it by GPT-2 small's total: nearly a third of the model is a list of rows to be "
        "looked up, before anything is computed."
    ),
    mistakes={
        "the positions have embeddings too: n_ctx more rows.": lambda V, n, d: V * d,
        "these are the positions alone; the tokens have a table, too.": lambda V, n, d: n * d,
        "each position has a whole row of d_model numbers, not one.": lambda V, n, d: V * d + n,
        "all positions seem to share one row here; each of the n_ctx has its "
        "own.": lambda V, n, d: V * d + d,
        "token and position rows are two tables, added row by row: add their sizes, do not "
        "multiply them.": Either(lambda V, n, d: V * n * d, lambda V, n, d: V * n),
        "without brackets only the positions are multiplied by their width: (V + n_ctx) · d_model, "
        "or V · d_model + n_ctx · d_model.": lambda V, n, d: V + n * d,
        "there are as many positions as the context is long, n_ctx, not as many as "
        "tokens.": lambda V, n, d: 2 * V * d,
        "this is in millions; asked is the number itself, to the last parameter.": lambda V, n, d: (
            (V + n) * d / 1e6
        ),
        "these are rows; each is d_model wide.": lambda V, n, d: V + n,
        "one table is counted twice: there is one for the tokens, and one for the "
        "positions.": Either(lambda V, n, d: (2 * V + n) * d, lambda V, n, d: (V + 2 * n) * d),
        "both tables are counted twice.": lambda V, n, d: 2 * (V + n) * d,
        "a row is looked up, not multiplied and added to: a table has no bias.": Either(
            lambda V, n, d: (V + n + 1) * d, lambda V, n, d: (V + n + 2) * d
        ),
        "a position's row is as wide as a token's, which it is added to: d_model numbers, not "
        "n_ctx.": lambda V, n, d: V * d + n * n,
        "n_ctx and d_model are swapped: the rows are V and n_ctx, the width is "
        "d_model.": lambda V, n, d: (V + d) * n,
        "V and d_model are swapped: the rows are V and n_ctx, the width is "
        "d_model.": lambda V, n, d: (d + n) * V,
        "these are bytes, of 4 each; asked is how many numbers there are.": lambda V, n, d: (
            4 * (V + n) * d
        ),
        "that is right for GPT-2 small's sizes alone: use the arguments.": Either(
            lambda V, n, d: (50257 + 1024) * 768,
            lambda V, n, d: (V + 1024) * 768,
            lambda V, n, d: (V + n) * 768,
            lambda V, n, d: (V + 1024) * d,
        ),
    },
)
