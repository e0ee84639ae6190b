"""Tokenization: its costs in several languages, and untrained tokens."""
