"""Exercises on the five steps from a text to its next token, and on generation."""

NUMBER, TITLE = 0, "Five steps"
