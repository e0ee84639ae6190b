"""Weights in files: checkpoints of our own, and in eight bits a weight (lesson 5).

``files`` saves and loads; ``stored`` reads tensors, ``assembly`` makes a model of them.
"""

from gpt_lab.checkpoints.files import load, save

__all__ = ["load", "save"]
