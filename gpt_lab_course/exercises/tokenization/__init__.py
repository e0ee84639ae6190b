"""Exercises on tokenization: vocabularies, encoding and decoding."""

NUMBER, TITLE = 1, "Tokenization"
