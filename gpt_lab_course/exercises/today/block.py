"""Count the parameters of a block of a Llama-like model."""

from __future__ import annotations

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def block_parameters(d_model: int, n_heads: int, n_kv_heads: int, d_head: int, d_ff: int) -> int:
    """The reference solution."""
    queries = d_model * n_heads * d_head
    keys_and_values = 2 * d_model * n_kv_heads * d_head
    output = n_heads * d_head * d_model
    feed_forward = 3 * d_model * d_ff
    norms = 2 * d_model
    return queries + keys_and_values + output + feed_forward + norms


_KV = "2 * d_model * n_kv_heads * d_head"
_LAYER_NORMS = "norms = 2 * d_model", "norms = 4 * d_model"
_PLAIN = "3 * d_model * d_ff", "2 * d_model * d_ff"
_TOTAL = "return queries + keys_and_values + output + feed_forward + norms"
_SQUARES = (
    ("queries = d_model * n_heads * d_head", "queries = d_model * d_model"),
    (_KV, "2 * d_model * d_model"),
    ("output = n_heads * d_head * d_model", "output = d_model * d_model"),
)


exercise = Exercise(
    "today.block",
    number=2,
    solution=block_parameters,
    inputs=[
        (576, 9, 3, 64, 1536),  # SmolLM2 135M
        (896, 14, 2, 64, 4864),  # Qwen2 0.5B without its biases
        (2048, 32, 8, 64, 8192),  # Llama 3.2 1B
        (1024, 16, 8, 128, 3072),  # Qwen3 0.6B without its norms of queries and keys
        (64, 4, 4, 16, 100),
        (48, 4, 1, 12, 96),
    ],
    hints=(
        "Write down the shape of each tensor in a block: queries, keys, values, output, the three "
        "matrices of the gated network, two norms. Which of them have `n_kv_heads` in their shape?",
        "Keys and values are [d_model, n_kv_heads · d_head] each, queries [d_model, n_heads · "
        "d_head], and the output is the queries' shape transposed. Gate, up and down have "
        "d_model · d_ff each. A norm without shift has d_model.",
    ),
    then=(
        "Multiply by 30 blocks, add the table (49,152 · 576) and the last norm (576): are you at "
        "134,515,008?"
    ),
    mistakes={
        "keys and values have `n_kv_heads` heads each, not `n_heads`.": Mutant(
            _KV, "2 * d_model * n_heads * d_head"
        ),
        "keys *and* values: both have a matrix, and one is missing here.": Mutant(
            "2 * d_model * n_kv_heads", "d_model * n_kv_heads"
        ),
        "queries have `n_heads` heads, and the output reads all of them; only keys and values have "
        "fewer.": Either(
            Mutant("queries = d_model * n_heads", "queries = d_model * n_kv_heads"),
            Mutant("output = n_heads", "output = n_kv_heads"),
            Mutant(
                ("queries = d_model * n_heads", "queries = d_model * n_kv_heads"),
                ("output = n_heads", "output = n_kv_heads"),
            ),
        ),
        "the heads pass through an output matrix before they are added to the stream; it is "
        "missing.": Mutant(" + output", ""),
        "the output matrix reads n_heads · d_head numbers, which need not be d_model.": Mutant(
            "output = n_heads * d_head * d_model", "output = d_model * d_model"
        ),
        "4 · d_model² is attention in GPT-2, where each head has keys and values of its own. Write "
        "the four shapes down: queries and output are n_heads · d_head wide, keys and values only "
        "n_kv_heads · d_head.": Either(
            Mutant(*_SQUARES),
            Mutant(*_SQUARES, _PLAIN),
            Mutant(*_SQUARES, (" + norms", "")),
            Mutant(*_SQUARES, _PLAIN, (" + norms", "")),
        ),
        "all heads together are n_heads · d_head wide, which need not be d_model.": Mutant(
            ("queries = d_model * n_heads * d_head", "queries = d_model * d_model"),
            ("output = n_heads * d_head * d_model", "output = d_model * d_model"),
        ),
        "the gated network has three matrices: gate, up and down.": Either(
            Mutant(_PLAIN), Mutant("3 * d_model * d_ff", "d_model * d_ff")
        ),
        "a norm has a scale and no shift here: d_model numbers each.": Mutant(_LAYER_NORMS),
        "two things: a norm has no shift here, and the gated network has a third matrix.": Mutant(
            _LAYER_NORMS, _PLAIN
        ),
        "there are two norms in a block, one before each sub-layer.": Mutant(
            "norms = 2 * d_model", "norms = d_model"
        ),
        "the norms are missing: d_model numbers each, and there are two.": Mutant(" + norms", ""),
        "nothing in this block has a bias; here some are counted.": Either(
            Mutant(_TOTAL, f"{_TOTAL} + n_heads * d_head + 2 * n_kv_heads * d_head"),
            Mutant(
                _TOTAL,
                f"{_TOTAL} + n_heads * d_head + 2 * n_kv_heads * d_head + d_model",
            ),
            Mutant(
                _TOTAL,
                f"{_TOTAL} + n_heads * d_head + 2 * n_kv_heads * d_head + 2 * d_model + 2 * d_ff",
            ),
        ),
        "`n_kv_heads` counts the heads of keys and values, and not how many queries share "
        "one.": Mutant(_KV, "2 * d_model * (n_heads // n_kv_heads) * d_head"),
        "`d_ff` is among the arguments; here it is taken to be 4 · d_model.": Mutant(
            "3 * d_model * d_ff", "3 * d_model * 4 * d_model"
        ),
        "that is attention alone; the feed-forward network and the norms belong to a block, "
        "too.": Mutant(" + feed_forward + norms", ""),
        "that is all thirty blocks; asked is one.": Mutant(
            _TOTAL, f"return 30 * ({_TOTAL.removeprefix('return ')})"
        ),
    },
)
