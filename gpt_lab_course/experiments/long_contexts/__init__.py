"""Texts longer than those of training: how far a model generalizes, and what helps."""
