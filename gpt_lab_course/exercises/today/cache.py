"""The bytes of a KV cache."""

from __future__ import annotations

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def cache_bytes(
    n_layers: int, n_heads: int, n_kv_heads: int, d_head: int, tokens: int, bits: int
) -> float:
    """The reference solution; the number of query heads does not occur."""
    numbers_a_token = 2 * n_layers * n_kv_heads * d_head
    return numbers_a_token * tokens * bits / 8


_ALL_HEADS = "* n_kv_heads *", "* n_heads *"
_NO_VALUES = "2 * n_layers", "n_layers"


exercise = Exercise(
    "today.cache",
    number=3,
    solution=cache_bytes,
    inputs=[
        (30, 9, 3, 64, 1, 32),  # SmolLM2 135M
        (30, 9, 3, 64, 8192, 16),
        (12, 12, 12, 64, 1024, 32),  # GPT-2 small
        (126, 128, 8, 128, 131072, 16),  # Llama 3.1 405B
        (24, 14, 2, 64, 1000, 4),
        (30, 9, 3, 64, 0, 16),
    ],
    hints=(
        "What does the cache keep of one token in one block? Which heads are kept, and which are "
        "thrown away as soon as they have asked?",
        "In each block a token leaves a key and a value for each of `n_kv_heads` heads, `d_head` "
        "numbers each. Multiply by the blocks and the tokens; a number of `bits` bits takes "
        "`bits / 8` bytes.",
    ),
    then=(
        "Try Llama 3.1 405B with 128,000 tokens, `n_kv_heads` = 128 and then 8: how many graphics "
        "cards of 80 GB does the grouping save for a single text?"
    ),
    mistakes={
        "queries are not kept: only the heads of keys and values count, `n_kv_heads`.": Mutant(
            _ALL_HEADS
        ),
        "keys *and* values are kept: twice as many numbers.": Mutant(_NO_VALUES),
        "two things: keys *and* values are kept, and only `n_kv_heads` heads of them.": Mutant(
            _NO_VALUES, _ALL_HEADS
        ),
        "every block has a cache of its own; that is the cache of one.": Either(
            Mutant("2 * n_layers *", "2 *"), Mutant(("2 * n_layers *", "2 *"), _ALL_HEADS)
        ),
        "that is the cache of one token; it grows with the text.": Mutant(" * tokens", ""),
        "these are numbers, not bytes: each takes `bits / 8` bytes.": Mutant(" * bits / 8", ""),
        "`bits // 8` throws the rest away: 4 bits would be 0 bytes. Divide by `/`.": Mutant(
            " * bits / 8", " * (bits // 8)"
        ),
        "these are bits; a byte has 8 of them.": Mutant(" * bits / 8", " * bits"),
        "the queries are kept here, too; a query is used once, and thrown away.": Mutant(
            "2 * n_layers * n_kv_heads", "n_layers * (n_heads + 2 * n_kv_heads)"
        ),
        "a head's key has `d_head` numbers, not one.": Mutant("n_kv_heads * d_head", "n_kv_heads"),
        "`n_kv_heads` counts the heads of keys and values; n_heads / n_kv_heads is how many "
        "queries share one.": Mutant("* n_kv_heads *", "* n_heads / n_kv_heads *"),
        "that is the size of the attention weights, which grow with the square of the text; the "
        "cache keeps keys and values.": Mutant(" * tokens", " * tokens**2"),
        "the heads share the width: `d_head` is the width of one head already.": Mutant(
            "n_kv_heads * d_head", "n_kv_heads * d_head / n_heads"
        ),
        "the last token is counted out; it is read as all others here, so its key and value are "
        "kept.": Mutant("* tokens", "* max(tokens - 1, 0)"),
    },
)
