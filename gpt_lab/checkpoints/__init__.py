"""Weights in files: our own checkpoints, and checkpoints with 8-bit weights (lesson 5).

``files`` saves and loads; ``stored`` reads tensors, ``assembly`` builds a model from them.
"""

from gpt_lab.checkpoints.files import load, save

__all__ = ["load", "save"]
