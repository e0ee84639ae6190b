"""Ablation: heads, neurons, layers and norms set to zero or to their mean, with controls."""
