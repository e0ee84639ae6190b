"""Exercises of chapter 6: from scores to tokens, and whether probabilities keep their word."""

from gpt_lab.exercises.exercise import Chapter
from gpt_lab.exercises.prediction import (
    calibration_error,
    draw,
    passes,
    penalize,
    softmax,
    top_p,
    write,
)

CHAPTER = Chapter(
    6,
    "prediction",
    "Prediction",
    (
        softmax.exercise,
        draw.exercise,
        penalize.exercise,
        top_p.exercise,
        write.exercise,
        passes.exercise,
        calibration_error.exercise,
    ),
)
