"""Computational costs: caches, latent attention, operations, and quantization."""
