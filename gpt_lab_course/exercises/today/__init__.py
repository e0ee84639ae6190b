"""Exercises on today's models: norms, gates, grouped heads, and their costs."""

NUMBER, TITLE = 7, "From GPT-2 to today"
