"""A model's answers: batches of prompts, whole answers, and how many are right."""
