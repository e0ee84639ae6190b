"""Exercises on the feed-forward network: its parameters, neurons and effects."""

NUMBER, TITLE = 4, "The feed-forward network"
