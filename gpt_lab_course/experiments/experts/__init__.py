"""Mixtures of experts beside dense networks of their cost or their size."""
