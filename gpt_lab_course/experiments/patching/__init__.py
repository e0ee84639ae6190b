"""Activation patching: one part of a run exchanged for another run's, and what it changes."""
