"""Toy tasks: synthetic data, and small models that learn them."""
