"""Exercises on attention, from softmax to a head of the lab model."""

NUMBER, TITLE = 3, "Attention"
