"""Rows of tables, where tokens stand, and what directions mean."""

NUMBER, TITLE = 2, "Embeddings"
