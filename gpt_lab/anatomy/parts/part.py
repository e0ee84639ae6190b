"""What every part can say of itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gpt_lab.anatomy.formula import Polynomial

product = Polynomial.product


@dataclass(frozen=True)
class Weight:
    """One tensor of parameters.

    Attributes:
        name: what it is called in a count: ``query weight``.
        shape: in symbols, the input's width before the output's.
        parameter: its name in the module that computes the part. Tensors with the same one stand
            side by side in it: queries, keys and values.
        routed: whether its first axis is the experts, of which a token passes only some.
        looked_up: whether a token reads one row of it, and no product reads them all.
        elementwise: whether it scales number by number, however many axes it has.
    """

    name: str
    shape: tuple[str, ...]
    parameter: str
    routed: bool = False
    looked_up: bool = False
    elementwise: bool = False

    @property
    def count(self) -> Polynomial:
        """How many numbers it has."""
        return product(*self.shape)

    @property
    def multiplies(self) -> bool:
        """Whether a matrix product takes it, rather than an addition or a scaling."""
        is_bias = self.name.endswith(("bias", "biases"))
        return len(self.shape) > 1 and not is_bias and not self.elementwise

    @property
    def active(self) -> Polynomial:
        """How many of them one token uses."""
        return product("k", *self.shape[1:]) if self.routed else self.count

    @property
    def read(self) -> Polynomial:
        """How many of them have to be read for one token: those, and of a look-up one row."""
        return product(*self.shape[1:]) if self.looked_up else self.active


@dataclass(frozen=True)
class Part:
    """What all parts can say of themselves; most have only to state their weights.

    Attributes:
        component: what it counts to, such as ``attention``; a block's two norms are one component.
        module: its name in the model, or in the block; empty where the model itself has it.
        note: a remark for a part without parameters.
    """

    component: str
    module: str = ""
    note: str = ""

    def weights(self) -> Iterator[Weight]:
        """Its tensors."""
        yield from ()

    def flops(self) -> Polynomial:
        """Floating-point operations for one token: 2 for each weight of a matrix product.

        The symbol ``keys`` is the number of positions that the token attends to, and ``near`` the
        same within a window.
        """
        return Polynomial.sum(
            product(*symbols, times=2 * factor)
            for weight in self.weights()
            if weight.multiplies
            for symbols, factor in weight.active.terms.items()
        )

    def cached(self) -> Polynomial:
        """Numbers that generation keeps of a text of T tokens.

        The symbol ``near`` is T, or the window where that is shorter.
        """
        return Polynomial.sum(())

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """Numbers that a forward pass keeps for its backward pass, for each token, without dropout.

        Args:
            attention_weights: whether the weights of each head, ``keys`` a token, are kept.
        """
        return Polynomial.sum(())


def linear(name: str, d_in: str, d_out: str, parameter: str, bias: bool) -> Iterator[Weight]:
    """The tensors of a linear map: a matrix, and perhaps a bias."""
    yield Weight(f"{name} weight", (d_in, d_out), f"{parameter}.weight")
    if bias:
        yield Weight(f"{name} bias", (d_out,), f"{parameter}.bias")
