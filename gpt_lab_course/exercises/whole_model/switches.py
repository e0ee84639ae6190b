"""Find the configuration with 163,009,536 parameters."""

from __future__ import annotations

from gpt_lab.anatomy.count import count_parameters
from gpt_lab.config import GPTConfig
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.forms import shown
from gpt_lab_course.exercises.mistakes import Either

_SOLUTION = GPTConfig(qkv_bias=False, tie_embeddings=False)


def same_model(a: object, b: GPTConfig) -> bool:
    """Whether two configurations have the same tensors, apart from the number of heads.

    Heads, dropout and epsilon change no tensor.
    """
    if not isinstance(a, GPTConfig):
        return bool(a == b)
    alike = {"n_heads": 1, "n_kv_heads": 1, "dropout": 0.0, "norm_eps": 1e-5, "rope_theta": 1e4}
    same_count = count_parameters(a).total == count_parameters(b).total
    return same_count and a.replace(**alike) == b.replace(**alike)


def by_its_total(answer: object) -> str:
    """The message about a wrong configuration."""
    if not isinstance(answer, GPTConfig):
        return f"{shown(answer)}, which is not a GPTConfig,"
    total, wanted = (count_parameters(config).total for config in (answer, _SOLUTION))
    if total == wanted:
        return (
            f"a model with {total:,} parameters, exactly so many, and of other sizes than GPT-2 "
            "small,"
        )
    difference = f"{abs(total - wanted):,} too {'many' if total > wanted else 'few'}"
    return f"a model with {total:,} parameters, {difference},"


exercise = Exercise(
    "whole_model.switches",
    number=2,
    formerly="five_steps.switches",
    solution=_SOLUTION,
    same=same_model,
    describe=by_its_total,
    hints=(
        "Subtract the 124,439,808 of the released model. Which single table is about as large as "
        "the difference?",
        "A separate output table adds 50,257 · 768 = 38,597,376, which is 27,648 too much. 27,648 "
        "is 12 · 3 · 768: what comes three times in each of 12 blocks and is 768 numbers long?",
    ),
    then=(
        "Two switches make a third more of the same design: before you compare two published "
        "counts, ask how both are set."
    ),
    mistakes={
        "that is 124,439,808, GPT-2 as released: two switches have to change.": GPTConfig(),
        "that is 163,037,184, 27,648 too many: the three biases of 768, in 12 blocks.": GPTConfig(
            tie_embeddings=False
        ),
        "that is 124,412,160, 38,597,376 too few: a second table of the vocabulary.": GPTConfig(
            qkv_bias=False
        ),
        "that is 162,935,040: Q, K and V alone lose their biases; everything else keeps its "
        "own.": GPTConfig(qkv_bias=False, bias=False, tie_embeddings=False),
        "that is 162,962,688: `bias` is about everything but Q, K and V; it is the other switch "
        "that has to change.": GPTConfig(bias=False, tie_embeddings=False),
        "that is 124,365,312: `bias` is about everything but Q, K and V, and the difference to "
        "GPT-2 has to be made up by a large table.": GPTConfig(bias=False),
        "that is 124,337,664, GPT-2 without any bias: Q, K and V alone lose theirs, and a large "
        "table is missing.": GPTConfig(qkv_bias=False, bias=False),
        "the sizes are GPT-2 small's; a vocabulary that was rounded up adds far too "
        "little.": Either(GPTConfig(vocab_size=50304), GPTConfig(vocab_size=50304, qkv_bias=False)),
        "positions without a table cost 786,432 fewer: here the table stays.": Either(
            *[
                GPTConfig(qkv_bias=False, tie_embeddings=False, positions=positions)
                for positions in ("none", "sinusoidal", "rotary")
            ]
        ),
        "RMS norms have no biases, and cost fewer: the norms stay what they are in "
        "GPT-2.": GPTConfig(qkv_bias=False, tie_embeddings=False, norm="rms"),
        "this is the class; call it, with the switches as arguments.": GPTConfig,
        "that is the number that was given. Give the `GPTConfig` that has so many.": 163_009_536,
    },
)
