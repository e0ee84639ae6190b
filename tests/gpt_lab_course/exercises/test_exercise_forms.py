"""What is said of an unknown mistake, and which forms of a result are the same."""

import math
from fractions import Fraction

import numpy as np
import pytest
import torch

from gpt_lab_course.exercises.exercise import Exercise
from gpt_lab_course.exercises.forms import misfit, plain, same, shown

SQUARE = Exercise("test.square", lambda x: x * x, {}, inputs=[(2,), (3,)])


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (4, "this wants the function itself, without calling it; got int."),
        (lambda x: 1 / 0, "what is divided by is 0. (`answer(2)` raised ZeroDivisionError: "),
        (lambda x: x * x + (x > 2), "`answer(3)` gave 10; right is 9."),
        (lambda x: x * x + 1e-8, "`answer(2)` gave 4.00000001; right is 4."),
        (lambda x: 4, "the result is the same for every input: use the arguments."),
        (lambda: 4, "the function gets 1 argument (x); this one takes none."),
        (lambda *, x: x, "this one takes x, and what is behind its * by name alone."),
        (lambda x: "four", "this is text; a number is asked for. (`answer(2)` gave 'four'; "),
        (lambda x: str(x * x), "its value is right, but it is text; a number is asked for."),
        (lambda x: [x * x], "the number is right, but it stands in a list"),
        (lambda x: [x, x], "this is a list of 2, and one number is asked for."),
        (lambda x: float("nan"), "this is nan"),
        (lambda x: float("inf"), "this is infinite"),
        (lambda x: (-x) ** 0.5, "this is a complex number"),
        (lambda x: {x: x}, "this is a dictionary, and a number is asked for."),
        (lambda x: lambda: x * x, "this is a function, and a number is asked for."),
        (lambda x: True, "this is a boolean, and a number is asked for."),
        (lambda x: x * x if x == 2 else None, "one way through the function has no `return`."),
        (lambda x: print("so", x) or x, "`answer(2)` gave 2; right is 4. It printed 'so 2'."),
        (lambda x: y, "`y` is not known where the function runs"),  # noqa: F821
        (lambda x: x.square(), "int has no `square`"),
        (lambda x: x(), "a value of type int is called like a function"),
        (lambda x: x[0], "a value of type int is one thing"),
        (lambda x: math.exp(1e9), "a number became too large for a float."),
        (lambda x: math.log(-x), "a logarithm was taken of 0 or less"),
        (lambda x: {}[x], "the dictionary has no key `2`."),
        (lambda x: [1].append(2) + x, "something here is `None`"),
        (lambda x: [x] * 2.0, "would repeat the list"),
        (lambda x: [x] - 1, "Python does not calculate with lists"),
        (lambda x: SQUARE_OF_ITSELF(x), "calls itself and never stops"),
        (type("Own", (), {}), "this wants the function itself"),
    ],
)
def test_an_unknown_mistake_is_explained_or_shown_by_its_first_trial(answer, message):
    verdict = SQUARE.examine(answer)
    assert not verdict
    assert message in repr(verdict)


def SQUARE_OF_ITSELF(x):  # noqa: N802
    return SQUARE_OF_ITSELF(x)


def test_an_error_is_shown_with_its_line():
    def answer(x):
        half = x / 2
        return half / (half - 1)

    message = SQUARE.examine(answer).message
    assert message.endswith(
        "ZeroDivisionError: float division by zero, in `return half / (half - 1)`.)"
    )


def test_a_function_that_changes_its_input_does_not_disturb_the_next_trial():
    exercise = Exercise("test.last", lambda xs: xs[-1], {}, inputs=[([1, 2],)])
    assert exercise.examine(lambda xs: xs.pop())
    assert exercise.examine(lambda xs: xs.pop())


def test_results_that_cannot_be_compared_are_wrong_not_a_crash():
    class Awkward:
        def __eq__(self, other):
            raise RuntimeError

        def __repr__(self):
            raise RuntimeError

        __hash__ = None

    assert "this is a `Awkward`" in SQUARE.examine(lambda x: Awkward()).message


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (np.float64(0.5), 0.5),
        (np.arange(4).reshape(2, 2), [[0, 1], [2, 3]]),
        (np.longdouble(2), 2.0),
        (torch.ones(2, 1, requires_grad=True), [[1.0], [1.0]]),
        (torch.tensor(3), 3),
        (torch.ones(2, dtype=torch.bfloat16), [1.0, 1.0]),
        ((1, (2, 3)), [1, [2, 3]]),
        ([torch.tensor(1), np.int8(2)], [1, 2]),
        ((x for x in "ab"), ["a", "b"]),
        (range(3), [0, 1, 2]),
        ({1: 2}.values(), [2]),
        (Fraction(1, 4), 0.25),
        (bytearray(b"ab"), b"ab"),
        (memoryview(b"ab"), b"ab"),
        (np.str_("a"), "a"),
        ({"a": np.int64(1)}, {"a": 1}),
    ],
)
def test_results_become_plain(value, expected):
    result = plain(value)
    assert result == expected
    assert type(result) is type(expected)


@pytest.mark.parametrize(
    ("a", "b", "equal"),
    [
        (0.1 + 0.2, 0.3, True),
        (2.1700, 2.17001, True),
        (2.1700, 2.1710, False),
        (124_439_808.0, 124_439_808, True),
        (124_439_809, 124_439_808, False),
        (124_439_808.4, 124_439_808, False),
        (True, 1, False),
        ("1", 1, False),
        ([1.0, [2.0]], [1, [2]], True),
        ([1.0], [1, 2], False),
        (1.0, [1.0], False),
        (math.nan, math.nan, True),
        (math.inf, math.inf, True),
        (b"a", "a", False),
    ],
)
def test_same(a, b, equal):
    assert same(a, b) is equal


def test_misfits_of_lists():
    assert misfit([1.0, 2.0], [[1.0], [2.0]]).startswith("this is one flat list")
    assert misfit([[1.0, 2.0]], [1.0, 2.0]).startswith("this is a list within a list")
    assert misfit(1.0, [1.0]) == "this is a number, and a list is asked for."
    assert misfit(b"a", "a").startswith("these are bytes")
    assert misfit([1.0, 2.0], [3.0, 4.0]) is None


def test_a_wrong_shape_is_named():
    transposed = np.zeros((3, 2)).tolist()
    assert misfit(transposed, np.zeros((2, 3)).tolist()) == (
        "this has the shape [3, 2]; the right result has [2, 3]."
    )
    assert misfit(np.zeros((1, 2, 3)).tolist(), np.zeros((2, 3)).tolist()).startswith(
        "this has the shape [1, 2, 3];"
    )
    assert misfit([1.0], [1.0, 2.0]) is None, "how long a text becomes says little"
    assert misfit([[1.0], [2.0, 3.0]], [[1.0, 2.0], [3.0, 4.0]]) is None, "it has no shape"


def test_tensors_are_shown_by_their_numbers_or_by_their_shape():
    given = (torch.tensor([[1.0, 2.5]]), torch.zeros(9, 12))
    exercise = Exercise("test.tensors", lambda x, y: x.sum(), {}, inputs=[given])
    message = exercise.examine(lambda x, y: 0.0).message
    assert message == "`answer(tensor([[1, 2.5]]), tensor[9, 12])` gave 0; right is 3.5."


def test_an_error_is_a_known_mistakes_only_where_its_sizes_are():
    exercise = Exercise(
        "test.sizes",
        lambda a, b: a @ b,
        {"the order is wrong.": lambda a, b: b.T @ a},
        inputs=[(torch.ones(2, 5), torch.ones(5, 3))],
    )
    assert exercise.examine(lambda a, b: torch.mm(b.T, a)).message.startswith("the order is wrong.")
    assert "the order" not in exercise.examine(lambda a, b: a @ b.T).message


def test_values_are_shown_short():
    assert shown(0.1 + 0.2) == "0.3"
    assert shown(124_439_808.5) == "124439808.5"
    assert shown([0.1 + 0.2, "a"]) == "[0.3, 'a']"
    assert len(shown("a" * 1000)) == 120


def test_a_verdict_reads_as_html_and_never_as_markup_of_its_own():
    html = (
        SQUARE.examine(lambda x: "<script>`*a*`")
        .__class__("a.b", False, "`x < 1` gave '<b>', *not* 2*3 and 4*5; `*args`")
        ._repr_html_()
    )
    assert "<code>x &lt; 1</code> gave &#x27;&lt;b&gt;&#x27;, <em>not</em> 2*3 and 4*5" in html
    assert "<code>*args</code>" in html
    assert "<b>✗ a.b</b>" in html
    assert "color: inherit" in html, "it is read on light and dark pages"
    assert SQUARE.examine(lambda x: x * x)._repr_html_().count("✓") == 1
