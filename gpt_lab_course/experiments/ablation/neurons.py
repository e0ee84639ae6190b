"""What activates single neurons of the lab model, and what is lost without them."""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from gpt_lab.lab_model import evaluation
from gpt_lab.lab_model.tokenizer import LabTokenizer
from gpt_lab.model import GPT


@dataclass(frozen=True, eq=False)
class Firing:
    """How strongly words activate neurons: ``strength`` is [words, d_ff] for each block."""

    words: list[str]
    strength: list[Tensor]

    @functools.cached_property
    def ranks(self) -> list[Tensor]:
        """The words' ranks for each neuron, [words, d_ff] for each block; 0 activates it least."""
        return [s.argsort(dim=0).argsort(dim=0) for s in self.strength]

    def rows(self, kind: Collection[str]) -> Tensor:
        """The rows of a kind of words."""
        return torch.tensor([i for i, word in enumerate(self.words) if word in kind])

    def above(self, block: int, rows: Tensor) -> Tensor:
        """The mean share of all words that activate a neuron less than these do: [d_ff]."""
        return self.ranks[block][rows].float().mean(dim=0) / (len(self.words) - 1)

    def best(self, block: int, rows: Tensor, seed: int = 4) -> tuple[int, float]:
        """The neuron with the highest ``above`` on half of these words, and that of the other half.

        Tested on the words of the choice itself, some neuron of hundreds would always look good.
        """
        order = torch.randperm(len(rows), generator=torch.Generator().manual_seed(seed))
        mixed = rows[order]
        neuron = int(self.above(block, mixed[::2]).argmax())
        return neuron, self.above(block, mixed[1::2])[neuron].item()

    def strongest(self, block: int, neuron: int, n: int = 6) -> list[str]:
        """The words that activate a neuron most."""
        return [self.words[i] for i in self.strength[block][:, neuron].topk(n).indices.tolist()]


def fire(model: GPT, tokenizer: LabTokenizer, blocks: int = 2) -> Firing:
    """Run the model on every word of its vocabulary, alone after the end-of-text token."""
    end = tokenizer.end_of_text
    pieces = {i: tokenizer.decode([i]) for i in range(256, end)}
    words = {i: p[1:] for i, p in pieces.items() if p[0] == " " and p[1:].isalpha()}
    names = [f"blocks.{i}.feed_forward.hidden" for i in range(blocks)]
    with torch.inference_mode():
        seen = model.activations(torch.tensor([[end, word] for word in words]), names)
    return Firing([*words.values()], [seen[name][:, 1].clone() for name in names])


def with_neurons(model: GPT, neurons: Tensor, factor: float, block: int = 0) -> GPT:
    """The model with the contribution of some neurons of a block multiplied by a factor."""
    changed = copy.deepcopy(model)
    with torch.no_grad():
        changed.blocks[block].feed_forward.down.weight[neurons] *= factor  # type: ignore[union-attr, index, operator]
    return changed


def with_activation(model: GPT, function: Callable[[Tensor], Tensor]) -> GPT:
    """The model with another activation function in all of its FFNs."""
    changed = copy.deepcopy(model)
    for block in changed.blocks:
        ffn: Any = block.feed_forward
        ffn.forward = lambda x, hooks=None, ffn=ffn: ffn.down(function(ffn.up(x)))
    return changed


def particular(model: GPT, ids: Tensor, which: int, place: int) -> Tensor:
    """Neurons of block 0, sorted by how much they distinguish one prompt from the others: [d_ff].

    The measure is the distance of a neuron's activation at one position from its mean over prompts,
    times the norm of its value vector.
    """
    name = "blocks.0.feed_forward.hidden"
    with torch.inference_mode():
        hidden = model.activations(ids, name)[name][:, place]  # [N, d_ff]
        lengths = model.blocks[0].feed_forward.down.weight.norm(dim=1)  # type: ignore[union-attr, operator]
        order: Tensor = ((hidden[which] - hidden.mean(dim=0)).abs() * lengths).argsort(
            descending=True
        )
    return order


def loss(model: GPT, tokenizer: LabTokenizer, kind: str, n: int = 1025) -> float:
    """The loss on the first tokens of a kind of held-out text, in nats."""
    return evaluation.held_out_loss(model, evaluation.held_out_ids(tokenizer, kind)[:n])
