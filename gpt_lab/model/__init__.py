"""GPT-2 as code to read from top to bottom: a file for each of its parts."""

from gpt_lab.model.cache import KVCache
from gpt_lab.model.gpt import GPT

__all__ = ["GPT", "KVCache"]
