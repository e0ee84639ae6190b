"""What Python's errors mean for a beginner, and messages about them."""

from __future__ import annotations

import inspect
import linecache
import re
import traceback
from collections.abc import Callable, Mapping
from typing import Any

from gpt_lab_course.exercises.forms import UnreadableError, shown
from gpt_lab_course.exercises.outcome import Outcome, StillRunning

# Each error as "Type: message", with its meaning. {0} is the pattern's first group.
_MEANINGS = {
    r"NameError: name '(\w+)' is not defined": (
        "`{0}` is not known where the function runs: import it, or run the cell that defines it."
    ),
    r"UnboundLocalError: .*'(\w+)'": (
        "`{0}` is used before the function has given it a value: names that are set in a function "
        "are the function's own."
    ),
    r"(?:ModuleNotFound|Import)Error: ": "that import does not work here; plain Python will do.",
    r"RecursionError": "the function calls itself and never stops: which input needs no call?",
    r"ZeroDivisionError": "for this input, what is divided by is 0.",
    r"OverflowError": "a number became too large for a float.",
    r"ValueError: (?:math domain error|expected a (?:positive|nonnegative) (?:input|number))": (
        "a logarithm was taken of 0 or less, or a root of something below 0."
    ),
    r"IndexError": "an index lies past the end: n entries have the indices 0 to n − 1.",
    r"KeyError: (.*)": "the dictionary has no key `{0}`.",
    r"AttributeError: 'NoneType'|TypeError: .*'?NoneType": (
        "something here is `None`: methods like `append` and `sort` change a list and return "
        "nothing."
    ),
    r"AttributeError: '(list|int|float|bytes|str|dict|tuple)' object has no attribute '(\w+)'": (
        "{0} has no `{1}`: what goes in is plain Python, without the methods of arrays and tensors."
    ),
    r"TypeError: can't multiply sequence by non-int": (
        "a list times a number would repeat the list: multiply its entries, one by one."
    ),
    r"TypeError: .*operand.*'list'|TypeError: bad operand type for unary -: 'list'": (
        "Python does not calculate with lists: go through the entries, or make an array of them."
    ),
    r"TypeError: '(\w+)' object is not callable": (
        "a value of type {0} is called like a function: look for parentheses too many, or for a "
        "name that is used twice."
    ),
    r"TypeError: '(\w+)' object is not (iterable|subscriptable)": (
        "a value of type {0} is one thing; it has no entries to go through or to pick from."
    ),
    r"TypeError: must be real number, not (\w+)": (
        "`math` takes one number at a time, and this is of type {0}."
    ),
    r"TypeError: unsupported operand type\(s\) for \^": "`^` is no power in Python: write `**`.",
    r"TypeError: (\w+)\(\): argument '\w+' \(position \d+\) must be Tensor, not (\w+)": (
        "`{0}` takes tensors, and this is of type {1}: make a tensor of it, or use plain Python."
    ),
    r"TypeError: softmax\(\) (?:missing|received an invalid)": (
        "a softmax has to know its axis: `dim=-1` is the last one."
    ),
    r"TypeError: (\w+)\(\) got an unexpected keyword argument 'axis'": (
        "NumPy's `{0}` does not take tensors: use the tensor's own, `x.{0}()`, or `x.numpy()`."
    ),
    r"RuntimeError: dictionary changed size": (
        "a dictionary cannot lose keys while a loop goes through it: make a new one of what stays."
    ),
    r"EOFError": "the function asks for input; all that it gets is its arguments.",
    r"AssertionError": "an `assert` of your own does not hold for this input.",
    r"\w+Error: .*meta tensor": (
        'a tensor on the device `meta` has a shape and no numbers: make it with `device="cpu"`.'
    ),
}


def meaning(outcome: Outcome, own: Mapping[str, str]) -> str:
    """The meaning of an error, from the exercise's own table first; empty if unknown."""
    text = f"{type(outcome.error).__name__}: {outcome.message}"
    for pattern, sentence in (*own.items(), *_MEANINGS.items()):
        if found := re.match(pattern, text):
            return sentence.format(*found.groups()) if found.groups() else sentence
    return ""


def account(outcome: Outcome, function: Callable[..., Any], arguments: tuple[Any, ...]) -> str:
    """A message that names the call, the error, and the line of the answer."""
    call, error = call_text(function, arguments), outcome.error
    if isinstance(error, UnreadableError):
        return f"{call} gives {outcome.message}"
    said = f": {outcome.message}" if outcome.message else ""
    line = _line_of(error, function) if error else ""
    where = f", in `{line}`" if line else ""
    return f"{call} raised {type(error).__name__}{said}{where}"


def unreadable(outcome: Outcome) -> str:
    """A message about an answer that raises an error when it is read."""
    if isinstance(outcome.error, UnreadableError):
        return f"this cannot be read: it gives {outcome.message}."
    if isinstance(outcome.error, StillRunning):
        return "this cannot be read: going through it does not come to an end."
    return f"this cannot be read: it raises {type(outcome.error).__name__}."


def call_text(function: Any, arguments: tuple[Any, ...]) -> str:
    """A call as code between backticks, with long arguments shortened.

    A function without a name, such as a lambda, is called ``answer``.
    """
    name = function.__name__ if inspect.isroutine(function) else "answer"
    name = "answer" if name.startswith("<") else name  # a lambda
    return f"`{name}({', '.join(map(_argument, arguments))})`".replace("\n", " ")


def _argument(value: Any) -> str:
    if hasattr(value, "tolist"):  # a tensor: its numbers, or its shape if these are many
        text = shown(value.tolist(), 60)
        return f"tensor{list(value.shape)}" if text.endswith("…") else f"tensor({text})"
    text = shown(value, 60)
    return "{…}" if isinstance(value, dict) and len(text) > 40 else text


def _line_of(error: BaseException, function: Callable[..., Any]) -> str:
    """The innermost line of the error's traceback that is in the answer's own file."""
    code = getattr(function, "__code__", None) if inspect.isroutine(function) else None
    if code is None or code.co_name == "<lambda>":  # its line is in the check itself
        return ""
    passed = [
        (frame.f_code.co_filename, number)
        for frame, number in traceback.walk_tb(error.__traceback__)
        if frame.f_code.co_filename == code.co_filename
    ]
    return _shortened(linecache.getline(*passed[-1])) if passed else ""


def _shortened(line: str) -> str:
    """A line of code for a message, without backticks, which would end it."""
    text = line.strip().replace("`", "'")
    return text if len(text) <= 80 else text[:79] + "…"
