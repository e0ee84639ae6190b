"""A tokenizer with a chat template that can be read."""

from gpt_lab.tokenization.protocol import Tokenizer


class Chatting:
    """A model's tokenizer, and a template: each message is a line, with its role before it."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self.decode = tokenizer.decode
        self.end_of_text = tokenizer.end_of_text

    def encode(self, text: str, allowed_special: str | None = None) -> list[int]:
        return self.tokenizer.encode(text)

    def render(self, messages: list[dict[str, str]]) -> str:
        lines = "".join(f"{m['role']}: {m['content']}\n" for m in messages)
        return f"{lines}assistant: "
