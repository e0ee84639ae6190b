"""GPT-2's operations in the order of the forward pass: shapes, parameters, work, memory.

The parameters and the products with weights come from the parts; this module adds the order, the
shape of each result, and which results training stores. A test compares the shapes with the
module's activations, and the sums with ``count_parameters``, ``flops_per_token`` and
``activation_bytes``.

Source: Radford et al. 2019 and its released code; stored activations: Korthikanti et al. 2022.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, partial

from gpt_lab.anatomy.formula import Polynomial
from gpt_lab.anatomy.parts import Weight
from gpt_lab.anatomy.structure import of_config
from gpt_lab.config import GPTConfig

product = Polynomial.product
NONE = Polynomial({})
STREAM = ("B", "T", "d_model")
SCORES = ("B", "H", "T", "T")
HEADS = ("B", "H", "T", "d_head")
HIDDEN = ("B", "T", "d_ff")


@dataclass(frozen=True)
class Operation:
    """One operation; those of a transformer block apply to every block.

    Attributes:
        step: which of the five steps it belongs to; the ``transformer`` has L of it.
        name: what it is called.
        formula: what it computes, as text.
        words: what it does, in a sentence.
        shape: the shape of its result, in symbols.
        activation: the result's name in ``GPT.activations``, without ``blocks.0.`` in a block;
            empty if it is not recorded.
        results: how many results of that shape there are: queries, keys and values are three.
        parameters: of one block.
        multiplications: of the matrix products of one block; each goes with one addition.
        saved_for_backward: whether training stores the result for the backward pass.
        view: whether it only reshapes existing numbers.
    """

    step: str
    name: str
    formula: str
    words: str
    shape: tuple[str, ...]
    activation: str = ""
    results: int = 1
    parameters: Polynomial = NONE
    multiplications: Polynomial = NONE
    saved_for_backward: bool = False
    view: bool = False

    @property
    def numbers(self) -> Polynomial:
        """The number of elements of the result."""
        return product(*self.shape, times=self.results)


@cache
def operations() -> tuple[Operation, ...]:
    """The operations of a GPT-2 with biases, whose output is its token embedding."""
    return (*_embedding(), *_attention(), *_feed_forward(), *_output())


def _embedding() -> list[Operation]:
    step = partial(Operation, "embedding")
    return [
        Operation(
            *("tokenization", "token IDs", "ids = encode(text)", "Each token is an integer."),
            STREAM[:2],
        ),
        _with_weights(
            step(
                "token embedding",
                "E[ids]",
                "For each ID its row of the table: a look-up, and no product.",
                STREAM,
                "embedding.token",
            ),
            "token embedding",
        ),
        _with_weights(
            step(
                "position embedding",
                "P[0 … T−1]",
                "A row for each position, the same for every text.",
                STREAM[1:],
                "embedding.position",
            ),
            "position embedding",
        ),
        step(
            "sum",
            "x = E[ids] + P[0 … T−1]",
            "What and where, in one vector a token: the residual stream begins.",
            STREAM,
            "embedding",
            saved_for_backward=True,
        ),
    ]


def _attention() -> list[Operation]:
    step = partial(Operation, "transformer")
    of_scores = product("B", "T", "T", "d_model")  # H · d_head is d_model
    return [
        _with_weights(
            step(
                "norm 1",
                "n = LayerNorm(x)",
                "Each token's vector to mean 0 and variance 1, then a scale and a shift.",
                STREAM,
                "norm_1",
                saved_for_backward=True,
            ),
            "norm 1",
        ),
        _with_weights(
            step(
                "queries, keys, values",
                "q, k, v = n·W_qkv + b_qkv",
                "One product makes all three, each as wide as the stream.",
                STREAM,
                results=3,
                saved_for_backward=True,
            ),
            *("query", "key", "value"),
        ),
        step(
            "into heads",
            "d_model → H × d_head",
            "Each head gets its slice of every vector.",
            HEADS,
            "attention.q",
            results=3,
            view=True,
        ),
        step(
            "scores",
            "s = q·kᵀ / √d_head",
            "Each query times each key, in every head: the one shape that has T twice.",
            SCORES,
            multiplications=of_scores,
        ),
        step(
            *("mask", "s[future] = −∞", "No token looks at a later one."),
            SCORES,
            "attention.scores",
        ),
        step(
            *("weights", "a = softmax(s)", "Each row becomes shares that sum to 1."),
            SCORES,
            "attention.weights",
            saved_for_backward=True,
        ),
        step(
            *("weighted values", "h = a·v", "Each token gathers values, in these shares."),
            HEADS,
            "attention.heads",
            multiplications=of_scores,
        ),
        step(
            "joined heads",
            "H × d_head → d_model",
            "The heads' results side by side: concatenated, not added.",
            STREAM,
            saved_for_backward=True,
        ),
        _with_weights(
            step(
                "output projection",
                "h·W_o + b_o",
                "Mixes what the heads found into something for the stream.",
                STREAM,
                "attention.output",
            ),
            "output",
        ),
        step(
            "first addition",
            "x = x + h·W_o + b_o",
            "The stream goes on, with what attention adds.",
            STREAM,
            "middle",
            saved_for_backward=True,
        ),
    ]


def _feed_forward() -> list[Operation]:
    step = partial(Operation, "transformer")
    return [
        _with_weights(
            step(
                "norm 2",
                "n = LayerNorm(x)",
                "Once more, with a scale and a shift of its own.",
                STREAM,
                "norm_2",
                saved_for_backward=True,
            ),
            "norm 2",
        ),
        _with_weights(
            step(
                "up",
                "u = n·W_up + b_up",
                "Each token on its own: to a wider vector.",
                HIDDEN,
                "feed_forward.up",
                saved_for_backward=True,
            ),
            "up",
        ),
        step(
            *("GELU", "g = GELU(u)", "Number by number: what is positive passes, nearly."),
            HIDDEN,
            "feed_forward.hidden",
            saved_for_backward=True,
        ),
        _with_weights(
            step(
                "down",
                "g·W_down + b_down",
                "Back to the width of the stream.",
                STREAM,
                "feed_forward.output",
            ),
            "down",
        ),
        step(
            "second addition",
            "x = x + g·W_down + b_down",
            "The stream leaves the block, with what the feed-forward network adds.",
            STREAM,
            "output",
            saved_for_backward=True,
        ),
    ]


def _output() -> list[Operation]:
    scores = ("B", "T", "V")
    return [
        _with_weights(
            Operation(
                *("output", "final norm", "n = LayerNorm(x)", "The last one, after all blocks."),
                STREAM,
                "norm",
                saved_for_backward=True,
            ),
            "final layer norm",
        ),
        Operation(
            "output",
            "logits",
            "n·Eᵀ",
            "A score for every token of the vocabulary, by the rows of the token embedding.",
            scores,
            "logits",
            multiplications=product("B", "T", "d_model", "V"),
            saved_for_backward=True,
        ),
        Operation(
            "prediction",
            "probabilities",
            "softmax(n·Eᵀ)",
            "To go on with a text, the row of its last position is enough.",
            scores,
        ),
    ]


def _with_weights(operation: Operation, *names: str) -> Operation:
    """The operation with the parameters of this name; matrices also count as multiplications."""
    weights = [weight for name in names for weight in _weights()[name]]
    looked_up = operation.step == "embedding"
    matrices = [weight.count for weight in weights if weight.multiplies and not looked_up]
    return replace(
        operation,
        parameters=Polynomial.sum(weight.count for weight in weights),
        multiplications=Polynomial.sum(matrices).times("T").times("B"),
    )


@cache
def _weights() -> dict[str, list[Weight]]:
    """GPT-2's tensors by name: a matrix and its bias, a norm, or a table under one name."""
    found: dict[str, list[Weight]] = {}
    for _, part in of_config(GPTConfig()).parts():
        for weight in part.weights():
            what, _, kind = weight.name.rpartition(" ")
            if kind in ("weight", "bias", "scale", "shift") and what:
                found.setdefault(what, []).append(weight)
            else:
                found.setdefault(part.component, []).append(weight)
    return found
