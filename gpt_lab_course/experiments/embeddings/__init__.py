"""Tables of embeddings: neighbors, analogies, clusters, senses of a word, width."""
