"""Norms, a GPT of one's own, what a total counts; and what each layer would answer."""

NUMBER, TITLE = 5, "The whole model"
