"""Several steps along arrows, by a model that may or may not write the names between.

A row lists who points to whom, as in ``pointing``. Then come questions. Each begins with a name and
asks for the name k steps further. It attends to the list and itself, never to another question. The
forms differ in the tokens between name and answer:

=============  =====================================  ==============================
form           tokens of a question, k = 3            asked after each of them
=============  =====================================  ==============================
``at once``    name                                   the answer
``dots``       name, dot, dot                         first step, second step, answer
``repeated``   name, name, name                       first step, second step, answer
``written``    name, first step, second step          first step, second step, answer
=============  =====================================  ==============================

The last three have the same length and the same targets. In tests, a model of the form ``written``
generates the steps itself, by greedy decoding.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

import torch
from torch import Tensor

from gpt_lab.config import GPTConfig
from gpt_lab.model import GPT
from gpt_lab.validation import RefusedValueError, choice, integer
from gpt_lab_course.experiments.toy_tasks.pointing import arrows, train

N = 6
"""The default number of names."""

ChainForm = Literal["at once", "dots", "repeated", "written"]
"""The tokens between a question and its answer."""


class Solver(NamedTuple):
    """A trained model, and the task that it was trained on."""

    model: GPT
    form: ChainForm
    k: int
    names: int

    @property
    def slots(self) -> int:
        """The number of tokens of a question."""
        return 1 if self.form == "at once" else self.k


def guessing(k: int, names: int = N) -> float:
    """The share right by guessing if the name asked and all steps before the last are excluded."""
    return 1 / (names - integer("k", k))


def chains(step: int, k: int, B: int = 32, names: int = N) -> tuple[Tensor, Tensor]:
    """The lists of a step's rows, [B, names], and each name with its k steps, [B, names, k + 1].

    Both are token IDs: a pair a → b is a·names + b, a name is names² + a, the dot the last token.
    """
    pairs, to, at = arrows(step, B, names)
    walk = [at]
    for _ in range(integer("k", k)):
        walk.append(to.gather(1, walk[-1]))
    return pairs, torch.stack(walk, dim=2) + names**2


def rows(step: int, k: int, form: ChainForm, B: int = 32, names: int = N) -> tuple[Tensor, Tensor]:
    """Inputs and targets of a step, [B, names + names·slots]; the list has the target −100."""
    pairs, chain = chains(step, k, B, names)
    inputs, targets = chain[..., :-1], chain[..., 1:]
    if form == "at once":
        inputs, targets = inputs[..., :1], targets[..., -1:]
    elif form == "repeated":
        inputs = inputs[..., :1].expand_as(inputs)
    elif form == "dots":
        inputs = inputs.clone()
        inputs[..., 1:] = names**2 + names
    untold = torch.full_like(pairs, -100)
    return (
        torch.cat([pairs, inputs.flatten(1)], dim=1),
        torch.cat([untold, targets.flatten(1)], dim=1),
    )


def own_question(slots: int, names: int = N) -> Tensor:
    """The attention mask for the list and a token's own question up to itself, booleans [T, T]."""
    place = torch.arange(names + names * slots)
    question = (place - names).div(slots, rounding_mode="floor")
    listed = place < names
    same = question[:, None] == question
    return (place[:, None] >= place) & (listed | same)


def solver(
    form: ChainForm,
    k: int = 2,
    n_layers: int = 1,
    *,
    names: int = N,
    d_model: int = 32,
    d_ff: int = 2,
    steps: int = 300,
    seed: int = 0,
) -> Solver:
    """Train a model to go k steps.

    Args:
        form: the tokens between a name and its answer.
        k: steps along the arrows, at least 1.
        n_layers: the number of blocks, each with 4 heads.
        names: the number of names, all in one ring.
        d_model: the width.
        d_ff: the hidden width of the feed-forward networks, by default so small that attention does
            the work.
        steps: the number of training steps, with 32 new rows each, the same for all forms.
        seed: the seed of the initial weights and the rows.

    Raises:
        ValueError: there is no such form, or a number is below 1.
    """
    choice("form", form, get_args(ChainForm))
    torch.manual_seed(seed)
    slots = 1 if form == "at once" else integer("k", k)
    config = GPTConfig(
        vocab_size=names**2 + names + 1,
        context_length=names + names * slots,
        d_model=d_model,
        n_heads=4,
        n_layers=n_layers,
        d_ff=d_ff,
        dropout=0.0,
    )
    model = GPT(config)
    train(
        model,
        lambda step: rows(100_000 * seed + step, k, form, names=names),
        steps,
        own_question(slots, names),
    )
    return Solver(model, form, k, names)


_TEST = 99_999_999  # no training uses this step's rows


@torch.no_grad()
def _said(solver: Solver, middle: Tensor | None = None) -> Tensor:
    """The answers after each token of the questions of 256 new rows, [256, names, slots].

    In the form ``written``, each step is the model's previous answer, or ``middle`` for the first
    one.
    """
    model, form, k, names = solver
    inputs, _ = rows(_TEST, k, form, 256, names)
    questions = inputs[:, names:].view(256, names, -1)  # a view: writing changes the inputs
    mask = own_question(solver.slots, names)
    if form == "written":
        questions[..., 1:] = names**2 + names  # remove the true steps, masked or not
    for slot in range(1, solver.slots if form == "written" else 1):
        said = model(inputs, mask=mask).argmax(dim=-1)[:, names:].view_as(questions)
        questions[..., slot] = said[..., slot - 1] if middle is None or slot > 1 else middle
    found: Tensor = model(inputs, mask=mask).argmax(dim=-1)[:, names:].view_as(questions)
    return found


def right(solver: Solver) -> float:
    """The share of right answers to the 256·names questions of new rows, 0 to 1."""
    _, chain = chains(_TEST, solver.k, 256, solver.names)
    return (_said(solver)[..., -1] == chain[..., -1]).double().mean().item()


class Followed(NamedTuple):
    """Shares of answers after a wrong first step."""

    right: float
    """The share with the right answer to the question."""

    follows: float
    """The share with the successor of the written name."""


def misled(solver: Solver) -> Followed:
    """Replace the first step by another name, and measure the answers.

    Args:
        solver: a solver of the form ``written`` with k = 2.

    Raises:
        ValueError: its form or k differs.
    """
    choice("form", solver.form, ("written",))
    if solver.k != 2:
        raise RefusedValueError(f"k={solver.k} is not 2, the one step between that is replaced")
    names = solver.names
    pairs, chain = chains(_TEST, 2, 256, names)
    chance = torch.Generator().manual_seed(1)
    first, away = (
        chain[..., 1] - names**2,
        torch.randint(1, names, chain.shape[:2], generator=chance),
    )
    wrong = (first + away) % names
    to = torch.empty_like(pairs).scatter_(1, pairs // names, pairs % names)
    answers = _said(solver, wrong + names**2)[..., -1]
    follows = answers == to.gather(1, wrong) + names**2
    return Followed(
        (answers == chain[..., -1]).double().mean().item(), follows.double().mean().item()
    )
