"""Norms, the block, the account, the lens, and a GPT of one's own."""

NUMBER, TITLE = 5, "The whole model"
