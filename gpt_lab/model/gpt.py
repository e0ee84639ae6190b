"""GPT-2: from token IDs to the logits of the next token.

In ``GPT.forward``, each token's embedding and that of its position are added; each block adds the
output of attention, then that of the feed-forward network; a final norm and the token embedding,
used a second time, give a score for every entry of the vocabulary.

Sources: Radford et al. 2019 and its released code (architecture, initialization); Ba et al. 2016
(layer normalization); Press and Wolf 2017 (tied embeddings).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, Self

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig, checked
from gpt_lab.model.activations import NO_HOOKS, Edit, Hooks, activation_names, select
from gpt_lab.model.block import make_block
from gpt_lab.model.cache import KVCache
from gpt_lab.model.checks import check_input
from gpt_lab.model.norms import make_norm
from gpt_lab.model.positions import sinusoidal


class GPT(nn.Module):
    """A GPT-2-like decoder. It has no state between calls.

    Args:
        config: its sizes and switches; GPT-2 small when left out. The weights are random, from
            PyTorch's global generator, and distributed as in GPT-2's release: normal with standard
            deviation 0.02, positions 0.01; see ``Block`` for the projections to the stream.

    Raises:
        TypeError: ``config`` is not a ``GPTConfig``, for instance a preset's name.

    >>> model = GPT(GPTConfig(vocab_size=50, context_length=8, d_model=16, n_heads=2, n_layers=1))
    >>> model(torch.tensor([[3, 1, 4]])).shape
    torch.Size([1, 3, 50])
    """

    position_embedding: nn.Embedding | None
    output_embedding: nn.Parameter | None

    def __init__(self, config: GPTConfig | None = None) -> None:
        super().__init__()
        self.config = config = checked(GPTConfig() if config is None else config)
        V, d_model = config.vocab_size, config.d_model
        self.token_embedding = nn.Embedding(V, d_model)
        learned = config.positions == "learned"
        self.position_embedding = nn.Embedding(config.context_length, d_model) if learned else None
        self.dropout = nn.Dropout(config.dropout)
        self.blocks = nn.ModuleList(make_block(config, i) for i in range(config.n_layers))
        self.norm = make_norm(config)
        tied = config.tie_embeddings
        self.register_parameter(
            "output_embedding", None if tied else nn.Parameter(torch.empty(V, d_model))
        )
        nn.init.normal_(self.token_embedding.weight, std=0.02)
        if self.position_embedding is not None:
            nn.init.normal_(self.position_embedding.weight, std=0.01)
        nn.init.normal_(self.unembedding, std=0.02)
        self.decoding: Literal["eager", "compiled"] | None = None  # see prepare_decoding

    @property
    def unembedding(self) -> nn.Parameter:
        """[V, d_model], a row for each token to score: the token embedding if they are tied."""
        token_embedding: nn.Parameter = self.token_embedding.weight  # type: ignore[assignment]
        return token_embedding if self.output_embedding is None else self.output_embedding

    def forward(
        self,
        ids: Tensor,
        cache: KVCache | None = None,
        mask: Tensor | None = None,
        hooks: Hooks = NO_HOOKS,
    ) -> Tensor:
        """Score every token of the vocabulary as the next one, after each position.

        Args:
            ids: token IDs, [B, T].
            cache: keys and values of the ``cache.length`` tokens before these; these T are added to
                it.
            mask: booleans [T, S], True where a token may look, with S including the cache; the
                causal mask when left out, with the window of blocks that have one.
            hooks: capture or replace activations; ``activations`` is simpler to use.

        Returns:
            Logits, [B, T, V].

        Raises:
            TypeError: ``ids`` are not integers, or ``mask`` not booleans.
            ValueError: ``ids`` or ``mask`` have another shape or are on another device than the
                model, a token may attend to nothing, or ``cache`` has no room for T more or belongs
                to another model.
            IndexError: an ID is outside the vocabulary.
        """
        start = check_input(self, ids, cache, mask)
        x = self._stream(ids, start, cache, mask, hooks)
        return hooks("logits", F.linear(x, self.unembedding))  # x @ unembedding.T: [B, T, V]

    def next_logits(self, ids: Tensor, cache: KVCache | None = None) -> Tensor:
        """The logits after the last position only, [B, V]; otherwise like ``forward``."""
        start = check_input(self, ids, cache)
        x = self._stream(ids, start, cache)[:, -1]  # [B, d_model]
        return F.linear(x, self.unembedding)  # [B, V]

    def activations(
        self,
        ids: Tensor,
        names: str | Iterable[str],
        *,
        edits: Mapping[str, Edit] | None = None,
        mask: Tensor | None = None,
    ) -> dict[str, Tensor]:
        """Run the model and return its activations by name.

        Args:
            ids: token IDs, [B, T].
            names: one or more of ``activation_names``; ``*`` matches anything.
            edits: functions by activation name; each gets a copy and returns a replacement.
            mask: as in ``forward``.

        Returns:
            The activations, in the order in which they were computed.

        Raises:
            TypeError: an edit returned no tensor.
            ValueError: a name matches nothing, or an edit changed a shape.

        >>> model = GPT(GPTConfig(vocab_size=9, context_length=4, d_model=8, n_heads=2, n_layers=1))
        >>> seen = model.activations(torch.tensor([[3, 1, 4]]), "blocks.0.attention.weights")
        >>> seen["blocks.0.attention.weights"].shape  # [B, H, T, T]
        torch.Size([1, 2, 3, 3])
        """
        for name in edits or {}:
            select([name], self.activation_names)
        hooks = Hooks(select(names, self.activation_names), edits)
        self(ids, mask=mask, hooks=hooks)
        return hooks.captured

    @property
    def activation_names(self) -> list[str]:
        """The name of every activation, in the order in which they are computed."""
        return activation_names(self.config)

    def prepare_decoding(self, compile: bool = False) -> Self:
        """Switch to evaluation mode, and allow ``generate`` to change the weights' memory layout.

        No value, shape or name changes. Training is a little slower in this layout.

        Args:
            compile: whether ``generate`` compiles the decoding step for one token of one text.
                Compilation takes about a minute at the first token, and needs a C++ compiler.
        """
        self.decoding = "compiled" if compile else "eager"
        return self.eval()

    def _stream(
        self,
        ids: Tensor,
        start: int,
        cache: KVCache | None,
        mask: Tensor | None = None,
        hooks: Hooks = NO_HOOKS,
    ) -> Tensor:
        """The residual stream after the embeddings, all blocks and the final norm."""
        T = ids.shape[1]
        x = hooks("embedding.token", self.token_embedding(ids))  # [B, T, d_model]
        if (position := self.positions(start, T)) is not None:
            if hooks.has("embedding.position"):
                position = position.clone()  # a copy: changing it must not change the weights
            x = x + hooks("embedding.position", position)  # [B, T, d_model]
        x = hooks("embedding", self.dropout(x))
        for i, block in enumerate(self.blocks):
            layer = None if cache is None else cache.layer(i)
            x = block(x, mask, layer, hooks.scoped(f"blocks.{i}"))  # [B, T, d_model]
        if cache is not None:
            cache.length = start + T
        return hooks("norm", self.norm(x))  # [B, T, d_model]

    def positions(self, start: int, T: int) -> Tensor | None:
        """The position embeddings from ``start`` on, [T, d_model]; None if there are none."""
        if self.position_embedding is not None:
            return self.position_embedding.weight[start : start + T]
        if self.config.positions == "sinusoidal":
            weight = self.unembedding
            return sinusoidal(start, T, self.config.d_model, weight.device, weight.dtype)
        return None
