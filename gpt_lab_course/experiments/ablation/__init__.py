"""Ablation: heads, neurons, layers and norms left out or put at their mean, with controls."""
