"""Exercises on embeddings: rows of tables, positions, and directions."""

NUMBER, TITLE = 2, "Embeddings"
