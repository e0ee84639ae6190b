"""What a model answers: prompts asked side by side, whole answers, and how many are right."""
