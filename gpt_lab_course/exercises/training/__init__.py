"""Exercises on training: the loss, and the gradient's way to an update."""

NUMBER, TITLE = 8, "Training"
