"""Exercises on the whole model: norms, a GPT of one's own, totals, and the logit lens."""

NUMBER, TITLE = 5, "The whole model"
