"""Weights in files: checkpoints of our own, GPT-2's released ones, and eight bits a weight."""

from gpt_lab.checkpoints.files import load, save
from gpt_lab.checkpoints.gpt2 import load_gpt2

__all__ = ["load", "load_gpt2", "save"]
