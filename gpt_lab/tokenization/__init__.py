"""From text to token IDs and back: byte-pair encoding from scratch, and GPT-2's vocabulary."""

from gpt_lab.tokenization.byte_pair import BytePairTokenizer
from gpt_lab.tokenization.gpt2 import GPT2Tokenizer, gpt2_encoding
from gpt_lab.tokenization.protocol import Tokenizer
from gpt_lab.tokenization.streaming import stream_text

__all__ = ["BytePairTokenizer", "GPT2Tokenizer", "Tokenizer", "gpt2_encoding", "stream_text"]
