"""Write a GPT, which is compared with the shipped one part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import nn
from torch.nn import functional as F

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT
from gpt_lab_course.exercises import forms
from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.mistakes import Either
from gpt_lab_course.exercises.outcome import Difference
from gpt_lab_course.exercises.parsing import NotAnAnswerError
from gpt_lab_course.exercises.whole_model import variants
from gpt_lab_course.exercises.whole_model.observed import LOGITS, first_difference, observed, same
from gpt_lab_course.exercises.whole_model.variants import Variant


def gpt(config: GPTConfig) -> GPT:
    """The reference solution: the shipped class."""
    return GPT(config)


def read(answer: Any) -> Any:
    """Convert a class to a function of its configuration.

    Raises:
        NotAnAnswerError: it is an instance, not a class.
    """
    if isinstance(answer, nn.Module):
        raise NotAnAnswerError(
            "this is a model already: give the class or the function that makes it, without "
            "calling it."
        )
    return (lambda config: answer(config)) if isinstance(answer, type) else answer


def explain(difference: Difference) -> str:
    """The message about a model's logits, or that there are none."""
    got = difference.got
    if not isinstance(got, dict) or LOGITS not in got:
        misfit = forms.misfit(got, _A_MODEL)
        return f"{misfit} ({difference.call} gave {forms.shown(got)}.)"
    shapes = [_shape(each[LOGITS]) for each in (got, difference.expected)]
    if shapes[0] != shapes[1]:
        return f"the logits have the shape {shapes[0]}, not {shapes[1]}, which is [B, T, V]."
    return f"the logits differ from the shipped model's. {locate(difference)}"


def locate(difference: Difference) -> str:
    """The first part of the model that differs from the shipped one's."""
    (config,) = difference.arguments
    return first_difference(difference.got, difference.expected, config)


_A_MODEL = type("GPT", (), {})()  # for messages; a module counts as a function


def _shape(value: Any) -> list[int]:
    return [len(value), *_shape(value[0])] if isinstance(value, list) and value else []


def _variant(**changes: Any) -> Callable[[GPTConfig], Variant]:
    """A maker of models with other settings; underscores stand for spaces."""
    named = {name.replace("_", " "): value for name, value in changes.items()}
    return lambda config: Variant(config, **named)


_SMALL = GPTConfig(
    vocab_size=13, context_length=7, d_model=12, n_heads=3, n_layers=2, d_ff=20, dropout=0.0
)

exercise = Exercise(
    "whole_model.gpt",
    number=3,
    solution=gpt,
    inputs=[(_SMALL,), (_SMALL.replace(n_heads=2, n_layers=1, d_ff=48),)],
    hints=(
        "Build it from the bottom: a class with `weight` and `bias` for the norm and for the "
        "linear map, then attention with `qkv` and `output`, the feed-forward network with `up` "
        "and `down`, the block, the stack. Check early: the answer says which part is the first to "
        "differ.",
        "The sizes are `config.vocab_size`, `context_length`, `d_model`, `n_heads`, `n_layers` "
        "and `d_ff`. The names must be `token_embedding`, `position_embedding`, `blocks`, in "
        "each block `norm_1`, `attention`, `norm_2`, `feed_forward`, and last `norm`; "
        "`load_lab_model()[0].state_dict().keys()` lists them all.",
    ),
    then=(
        "Load the lab model's weights into it with `load_state_dict`, and ask it for a capital: "
        "nothing in there is somebody else's code."
    ),
    raises={
        r"UnfitError: (the model has a parameter `(?:lm_head|output|head|unembed\w*)\S*`).*": (
            "{0}, and GPT-2 has none for the output: it uses the token embedding a second time."
        ),
        r"UnfitError: (.*)": (
            "{0}: the names and shapes of the parameters must be the shipped model's, or its "
            "weights do not fit."
        ),
        r"TypeError: Cannot find forward|NotImplementedError: Module \[(\w+)\] is missing": (
            "a module has no `forward`: what is to happen when it is called?"
        ),
        r"AttributeError: cannot assign module before Module.__init__": (
            "`super().__init__()` comes first in the `__init__` of every module."
        ),
        r"RuntimeError: (?:mat1 and mat2|The size of tensor|shape ')": (
            "shapes do not meet: write the shape behind each line, and look at the line named here."
        ),
    },
    seconds=10.0,
    read=read,
    observe=observed,  # given the same weights and text: the input and output of each part
    same=same,
    explain=explain,
    locate=locate,
    mistakes={
        "the norms stand after the additions, as in the first Transformer; GPT-2 has them before "
        "the sub-layers.": _variant(block=variants.post),
        "the blocks have no norms in use: each sub-layer reads a normalized copy of the stream.": (
            _variant(block=variants.unnormed)
        ),
        "the blocks have norms before and after; GPT-2 has only those before, two in each.": (
            _variant(block=variants.four_norms)
        ),
        "the norms stand behind the sub-layers, on what is added; they belong before, on what is "
        "read.": _variant(block=variants.added_normed),
        "attention reads the stream as it is; its norm, `norm_1`, is not in use.": (
            _variant(block=variants.first_norm_missing)
        ),
        "the feed-forward network reads the stream as it is; its norm, `norm_2`, is not in use.": (
            _variant(block=variants.second_norm_missing)
        ),
        "the two norms are exchanged: `norm_1` is attention's.": (
            _variant(block=variants.norms_exchanged)
        ),
        "the stream itself goes through the norms; only the copies that are read do.": (
            _variant(block=variants.stream_normed)
        ),
        "nothing is added to the stream: each sub-layer's result takes its place.": (
            _variant(block=variants.alone)
        ),
        "the first addition is missing: attention's result takes the stream's place.": (
            _variant(block=variants.first_addition_missing)
        ),
        "the second addition is missing: the feed-forward network's result takes the stream's "
        "place.": _variant(block=variants.second_addition_missing),
        "what attention added is lost again: the feed-forward network's result is added to the "
        "stream from *before* attention.": _variant(block=variants.attention_lost),
        "attention comes first in a block, then the feed-forward network.": (
            _variant(block=variants.feed_forward_first)
        ),
        "a block's own input is added once more at its end; the stream has it already.": (
            _variant(block=variants.stream_twice)
        ),
        "the feed-forward network reads the stream from before attention's addition.": (
            _variant(block=variants.side_by_side)
        ),
        "both sub-layers read through `norm_1`; the feed-forward network has `norm_2`.": (
            _variant(block=variants.one_norm)
        ),
        "the feed-forward networks are not in use.": _variant(block=variants.attention_alone),
        "the last norm is missing, before the output.": _variant(last_norm=False),
        "the positions are missing: add the rows of `position_embedding`.": _variant(positions=0),
        "the positions count from 1; the first token has row 0.": _variant(first_position=1),
        "the causal mask is missing: tokens look ahead.": _variant(mask=False),
        "the mask is applied after the softmax: the rows no longer sum to 1. Set the scores to −∞ "
        "before it.": _variant(mask=False, mask_late=True),
        "the scores of later tokens are set to 0; e⁰ is 1, so they still get a share. Set them to "
        "−∞.": _variant(hidden=0.0),
        "the mask is one place off: a token sees the next one, which is its answer.": (
            _variant(future=2)
        ),
        "the mask is one place off: a token does not see itself, and the first one sees nothing, "
        "which gives NaN.": _variant(future=0),
        "the scores are not divided by √d_head.": _variant(scale=lambda d_head, d_model: 1.0),
        "the scores are divided by √d_model; a head is d_head wide.": (
            _variant(scale=lambda d_head, d_model: d_model**0.5)
        ),
        "the scores are divided by d_head; its root is missing.": (
            _variant(scale=lambda d_head, d_model: float(d_head))
        ),
        "the softmax goes along the queries; each query's weights sum to 1 (`dim=-1`).": (
            _variant(softmax=-2)
        ),
        "there is one head of full width in use; `config.n_heads` share it.": _variant(heads=1),
        "the heads are cut out of the wrong axis: first [B, T, H, d_head], then exchange T and "
        "H.": (_variant(split=False)),
        "the heads are joined without exchanging H and T back: [B, T, H, d_head] before the last "
        "`reshape`.": _variant(join=False),
        "queries, keys and values stand in this order in `qkv`; here two are exchanged.": Either(
            _variant(order="kqv"), _variant(order="qvk"), _variant(order="vkq")
        ),
        "attention's output projection is not in use.": _variant(projection=False),
        "the GELU is the exact one; GPT-2 has the form with tanh.": _variant(function=F.gelu),
        "the feed-forward network's function is GELU, in the form with tanh.": Either(
            _variant(function=F.relu), _variant(function=F.silu)
        ),
        "between up and down there is no function at all.": _variant(function=lambda h: h),
        "the norms divide by d_model − 1; the variance is the mean of the squares.": (
            _variant(less=1)
        ),
        "the norms have their eps outside the root; it stands beside the variance.": (
            _variant(eps_outside=True)
        ),
        "the norms do not subtract the mean.": _variant(mean=0),
        "the blocks are passed from last to first.": _variant(direction=-1),
        "the first block is left out.": _variant(from_block=1),
        "these are probabilities. Return the logits, before any softmax.": Either(
            _variant(output=lambda x, table: variants.scores(x, table).softmax(dim=-1)),
            _variant(output=lambda x, table: variants.scores(x, table).log_softmax(dim=-1)),
        ),
        "these are the logits after the last position. Return those after every position, "
        "[B, T, V].": Either(
            _variant(output=lambda x, table: variants.scores(x, table)[:, -1]),
            _variant(output=lambda x, table: variants.scores(x, table)[:, -1:]),
        ),
        "this is the stream; its product with the token embedding is missing.": (
            _variant(output=lambda x, table: x)
        ),
    },
)
