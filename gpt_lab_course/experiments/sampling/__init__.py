"""Sampling of texts: beam search, degeneration, and unlikely tokens."""
