"""Mistakes that are mutants of the solution: each piece once, and in the solution's own module."""

import math

import pytest

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either, Mutant


def entropy(shares: list[float]) -> float:
    """The reference."""
    return -sum(share * math.log2(share) for share in shares)


def test_a_mutant_is_the_solution_with_a_piece_replaced():
    assert entropy([0.5, 0.5]) == 1
    assert Mutant("log2", "log").of(entropy)([0.5, 0.5]) == pytest.approx(math.log(2))
    assert Mutant(("-sum", "sum"), ("log2", "log10")).of(entropy)([0.1]) == pytest.approx(-0.1)
    assert entropy([0.5, 0.5]) == 1, "the reference stays what it is"


def test_pieces_are_replaced_one_after_the_other():
    assert Mutant(("log2", "log"), ("math.log(", "abs(")).of(entropy)([0.5]) == -0.25


@pytest.mark.parametrize(("piece", "times"), [("ln", 0), ("share", 5)])
def test_a_piece_that_is_not_there_once_is_refused(piece, times):
    with pytest.raises(
        ValueError, match=f"'{piece}' stands {times} times in the source of entropy"
    ):
        Mutant(piece, "x").of(entropy)


def test_an_exercise_tries_each_of_several_mutants():
    exercise = Exercise(
        "toy.entropy",
        solution=entropy,
        inputs=[([0.5, 0.5],), ([0.25, 0.75],)],
        mistakes={
            "bits, not nats.": Mutant("log2", "log"),
            "the sign.": Either(Mutant("-sum", "sum"), lambda shares: -1.0),
        },
    )
    assert [diagnosis for diagnosis, _ in exercise.variants()] == [
        "bits, not nats.",
        "the sign.",
        "the sign.",
    ]
    nats = exercise.examine(lambda p: -sum(x * math.log(x) for x in p))
    assert nats.message == "bits, not nats."
    assert exercise.examine(lambda p: sum(x * math.log2(x) for x in p)).message == "the sign."
