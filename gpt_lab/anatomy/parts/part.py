"""The base class of parts, and the tensors that they have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gpt_lab.anatomy.formula import Polynomial

product = Polynomial.product


@dataclass(frozen=True)
class Weight:
    """One tensor of parameters.

    Attributes:
        name: its name in a count: ``query weight``.
        shape: in symbols, the input's width before the output's.
        parameter: its name in the module that computes the part. Tensors with the same one are
            concatenated there: queries, keys and values.
        routed: whether its first axis is the experts, of which a token uses only some.
        looked_up: whether a token reads one row of it, and no product reads them all.
        elementwise: whether it scales elementwise, whatever its number of axes.
    """

    name: str
    shape: tuple[str, ...]
    parameter: str
    routed: bool = False
    looked_up: bool = False
    elementwise: bool = False

    @property
    def count(self) -> Polynomial:
        """The number of elements."""
        return product(*self.shape)

    @property
    def multiplies(self) -> bool:
        """Whether it is multiplied in a matrix product, not added or used as a scale."""
        is_bias = self.name.endswith(("bias", "biases"))
        return len(self.shape) > 1 and not is_bias and not self.elementwise

    @property
    def active(self) -> Polynomial:
        """The number of elements that one token uses."""
        return product("k", *self.shape[1:]) if self.routed else self.count

    @property
    def read(self) -> Polynomial:
        """The number of elements read for one token: the active ones, and one row of a look-up."""
        return product(*self.shape[1:]) if self.looked_up else self.active


@dataclass(frozen=True)
class Part:
    """The base class of parts; most define only their weights.

    Attributes:
        component: the component that it belongs to, such as ``attention``; a block's two norms are
            one.
        module: the name of its module in the model or block; empty if the tensors are the model's
            own.
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
        """Numbers that generation caches for a text of T tokens.

        The symbol ``near`` is T, or the window where that is shorter.
        """
        return Polynomial.sum(())

    def saved_for_backward(self, attention_weights: bool = True) -> Polynomial:
        """Numbers that a forward pass stores for its backward pass, a token, without dropout.

        Args:
            attention_weights: whether the attention weights of each head, ``keys`` a token, are
                stored.
        """
        return Polynomial.sum(())


def linear(name: str, d_in: str, d_out: str, parameter: str, bias: bool) -> Iterator[Weight]:
    """The tensors of a linear map: a matrix, and a bias if it has one."""
    yield Weight(f"{name} weight", (d_in, d_out), f"{parameter}.weight")
    if bias:
        yield Weight(f"{name} bias", (d_out,), f"{parameter}.bias")
