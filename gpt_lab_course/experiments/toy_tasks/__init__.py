"""Toy tasks: data of which everything is known, and small models that learn them."""
