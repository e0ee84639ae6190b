"""A released model's tokenizer of any kind, with the interface of all our tokenizers.

It wraps the package ``tokenizers``, with which most released models were trained. A decoded text
may differ from the encoded one if a vocabulary lacks a byte or normalizes characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex

from gpt_lab.tokenization import chat
from gpt_lab.tokenization.byte_level import alphabet, checked_id, encodable
from gpt_lab.tokenization.chat import Message
from gpt_lab.validation import RefusedValueError, shown

if TYPE_CHECKING:
    import tokenizers

_BYTE = re.compile(r"<0x([0-9A-F]{2})>")  # how SentencePiece's vocabularies write a byte
_SPACE = "▁"  # and a space


class ReleasedTokenizer:
    """A tokenizer of the package ``tokenizers`` with our interface.

    Args:
        tokenizer: the wrapped tokenizer.
        named: tokens by the names that templates have for them, such as ``"bos_token"``; the one of
            ``"eos_token"`` ends a text.
        chat_template: the Jinja template of a conversation; or several by name, of which
            ``"default"`` is used, and ``"tool_use"`` when tools are given; None if there is none.
        vocab_size: V, the number of IDs that the model scores; the number of tokens when left out.
            Matrices are often padded with rows that belong to no token.
        ends: the IDs of further tokens that end a text.

    Raises:
        ValueError: the token that ends a text is not in the vocabulary, there are more tokens than
            ``vocab_size``, or there are several tokens before each text.
    """

    def __init__(
        self,
        tokenizer: tokenizers.Tokenizer,
        named: Mapping[str, str] | None = None,
        chat_template: str | Mapping[str, str] | None = None,
        vocab_size: int | None = None,
        ends: Sequence[int] = (),
    ) -> None:
        self._tokenizer = tokenizer
        self._added = {i: t.content for i, t in tokenizer.get_added_tokens_decoder().items()}
        self._bytes_in_letters = '"ByteLevel"' in str(_decoder(tokenizer))
        self._named = dict(named or {})
        self._ends = [*ends]
        if (text := self._named.get("eos_token")) is not None:
            if (end := tokenizer.token_to_id(text)) is None:
                raise RefusedValueError(f"eos_token={shown(text)} is no token")
            self._ends.insert(0, end)
        self.chat_template = chat_template
        vocabulary = tokenizer.get_vocab(with_added_tokens=True)
        n_tokens = max(vocabulary.values(), default=-1) + 1
        self._vocab_size = n_tokens if vocab_size is None else vocab_size
        if n_tokens > self._vocab_size:
            raise RefusedValueError(
                f"its tokenizer has {n_tokens} tokens, and its model scores {vocab_size}"
            )
        special = {t.content for t in tokenizer.get_added_tokens_decoder().values() if t.special}
        self.special_tokens: Mapping[str, int] = {
            text: i for text, i in sorted(vocabulary.items(), key=lambda x: x[1]) if text in special
        }
        """The texts of special tokens, with their IDs."""
        self._start = _stands_before(tokenizer)

    def __repr__(self) -> str:
        return f"ReleasedTokenizer(vocab_size={self.vocab_size})"

    @property
    def vocab_size(self) -> int:
        """V, the number of IDs, 0 to V − 1, including special tokens."""
        return self._vocab_size

    @property
    def end_of_text(self) -> int | None:
        """The ID of the token that ends a text, or an answer of an instruction-tuned model."""
        return self._ends[0] if self._ends else None

    @property
    def stop_tokens(self) -> frozenset[int]:
        """The IDs of all tokens that end a text or an answer, ``end_of_text`` among them."""
        return frozenset(self._ends)

    @property
    def start_of_text(self) -> int | None:
        """The ID of the token that the model expects before each text; None for most."""
        return self._start[0] if self._start else None

    def encode(self, text: str, *, allowed_special: Literal["all"] | None = None) -> list[int]:
        """The IDs of a text.

        Args:
            text: the text.
            allowed_special: ``"all"`` encodes a special token's text as that token; otherwise it is
                ordinary text, since it may come from untrusted input.

        Raises:
            TypeError: it is not a ``str``.
            ValueError: it has a lone surrogate, which has no UTF-8 bytes.
        """
        encodable(text)
        self._tokenizer.encode_special_tokens = allowed_special != "all"
        return self._tokenizer.encode(text, add_special_tokens=False).ids

    def encode_chat(
        self, messages: Sequence[Message], *, add_generation_prompt: bool = True, **variables: Any
    ) -> list[int]:
        """The IDs of a conversation, as the model was tuned to read it.

        Args:
            messages: dictionaries with ``"role"`` (``"system"``, ``"user"`` or ``"assistant"``) and
                ``"content"``.
            add_generation_prompt: begin the assistant's next answer.
            variables: as in :meth:`render`.

        Raises:
            TypeError: the messages are not dictionaries, or hold what JSON cannot write.
            ValueError: the model has no chat template, there are no messages, or the template
                refuses them.
        """
        text = self.render(messages, add_generation_prompt=add_generation_prompt, **variables)
        return self.encode(text, allowed_special="all")

    def render(
        self, messages: Sequence[Message], *, add_generation_prompt: bool = True, **variables: Any
    ) -> str:
        """Render a conversation as one text with the model's chat template.

        ``encode_chat`` gives its IDs; so does ``encode(text, allowed_special="all")``, which
        encodes each marker as its special token. A message's content is inserted unchanged: a
        marker that a user types, such as ``<|im_end|>``, becomes that token as well and ends the
        message there.

        Args:
            messages: as in :meth:`encode_chat`.
            add_generation_prompt: begin the assistant's next answer, so that a model continues with
                it. ``transformers`` leaves that out by default.
            variables: further variables of the template, such as ``tools`` and ``documents``, which
                are lists of dictionaries, and ``enable_thinking``.

        Raises:
            TypeError, ValueError: as in :meth:`encode_chat`.
        """
        template = self.chat_template
        if template is None:
            chat.refuse_to_render()
        if not isinstance(template, str):
            with_tools = variables.get("tools") is not None and "tool_use" in template
            name = "tool_use" if with_tools else "default"
            if name not in template:
                raise RefusedValueError(
                    f"this model has several chat templates, {', '.join(template)}, and none is "
                    "the default: set chat_template to one of them"
                )
            template = template[name]
        variables = {**self._named, "add_generation_prompt": add_generation_prompt, **variables}
        return chat.render(template, messages, **variables)

    def decode(self, ids: Iterable[SupportsIndex]) -> str:
        """The text of a sequence of tokens, including special ones; invalid UTF-8 becomes U+FFFD.

        Raises:
            TypeError: an ID is not an integer.
            ValueError: no token has that ID.
        """
        checked = [checked_id(i, self.vocab_size) for i in ids]
        return self._tokenizer.decode(checked, skip_special_tokens=False)

    def token_bytes(self, token_id: SupportsIndex) -> bytes:
        """The bytes of a token. Errors as in :meth:`decode`."""
        i = checked_id(token_id, self.vocab_size)
        if i in self._added:
            return self._added[i].encode("utf-8")
        token = self._tokenizer.id_to_token(i)
        if token is None:
            return b""
        if self._bytes_in_letters:
            letters = alphabet()
            return (
                bytes(letters[c] for c in token)
                if all(c in letters for c in token)
                else token.encode()
            )
        if found := _BYTE.fullmatch(token):
            return bytes.fromhex(found[1])
        return token.replace(_SPACE, " ").encode("utf-8")


def _stands_before(tokenizer: tokenizers.Tokenizer) -> list[int]:
    """The IDs that the tokenizer's file puts before each text."""
    from tokenizers import Tokenizer, models

    text = Tokenizer(models.WordLevel({"a": 0}, unk_token="a")).encode("a")  # of one token
    whole = tokenizer.post_process(text)
    before = whole.special_tokens_mask.index(0)
    if before > 1:
        raise RefusedValueError(f"{before} tokens stand before each text: {whole.tokens[:before]}")
    return whole.ids[:before]


def _decoder(tokenizer: tokenizers.Tokenizer) -> str:
    """The decoder's kind and settings as JSON; empty if there is none."""
    decoder = tokenizer.decoder
    return "" if decoder is None else decoder.__getstate__().decode("utf-8")
