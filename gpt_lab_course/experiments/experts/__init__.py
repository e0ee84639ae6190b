"""Mixtures of experts, compared with dense networks of equal cost or size."""
