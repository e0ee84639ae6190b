"""Embedding tables: neighbors, analogies, clusters, senses of a word, and width."""
