"""Exercises on assistants: one text, which tokens count, what was forgotten, what is rewarded."""

NUMBER, TITLE = 11, "From model to assistant"
