"""Exercises on new facts in a trained model: preferences, and the controls of edits and prompts."""

NUMBER, TITLE = 10, "Making a model say something new"
