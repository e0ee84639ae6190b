"""Activation patching: replace part of a run by that of another run."""
