"""What tokenization costs: languages, and tokens that training never met."""
