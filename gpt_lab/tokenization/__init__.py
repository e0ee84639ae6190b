"""From text to token IDs and back: byte-pair encoding from scratch, and GPT-2's vocabulary."""

from gpt_lab.tokenization.byte_pair import BytePairTokenizer
from gpt_lab.tokenization.gpt2 import gpt2_encoding

__all__ = ["BytePairTokenizer", "gpt2_encoding"]
