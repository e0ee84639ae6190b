"""A Jinja sandbox with limits for untrusted templates, with the functions of ``transformers``.

Jinja's own sandbox restricts access, but not the amount of computation. Here every value that a
template makes, each iteration of a loop and each call of a macro is checked.
"""

from __future__ import annotations

import functools
import json
import re
import time
from collections.abc import Callable
from datetime import datetime
from typing import Any

import jinja2
from jinja2 import nodes
from jinja2.ext import Extension, loopcontrols
from jinja2.filters import do_format, do_indent
from jinja2.parser import Parser
from jinja2.sandbox import ImmutableSandboxedEnvironment
from jinja2.utils import Namespace
from jinja2.visitor import NodeTransformer

MOST, SECONDS = 10_000_000, 10
"""The largest size of a value in bytes, a tenth of that of all values; the time limit of a
template."""

_MOST_BITS = 10_000  # of an integer
_CHECKED, _WRITTEN, _ARGUMENT = "a value", "what is written", "an argument"
# Names of filters that no template can write.


def run(template: str, variables: dict[str, Any]) -> str:
    """Render a template; raises whatever the template does."""
    box = _Sandbox()
    return jinja2.Template.from_code(box, _code(template), box.globals).render(variables)


@functools.lru_cache(maxsize=16)
def _code(template: str) -> Any:
    return _Sandbox().compile(template)


class _Sandbox(ImmutableSandboxedEnvironment):
    """A Jinja environment for one rendering."""

    intercepted_binops = frozenset({"**", "*", "%"})

    def __init__(self) -> None:
        blocks = {"trim_blocks": True, "lstrip_blocks": True}
        super().__init__(**blocks, extensions=[_Generation, loopcontrols], optimized=False)
        self.filters |= {"tojson": _as_json, "format": _format, "indent": _indent}
        self.globals |= {"raise_exception": _refuse, "namespace": _Names}
        for name in ("wordwrap", "urlize"):  # whose time grows with the square of a text
            del self.filters[name]
        del self.globals["lipsum"]  # which has any length
        self.globals["strftime_now"] = lambda form: datetime.now().strftime(form)
        self._until, self._made = time.monotonic() + SECONDS, 0
        self.filters[_CHECKED] = jinja2.pass_context(lambda _, value: self._checked(value))
        self.filters[_WRITTEN] = jinja2.pass_context(lambda _, value: self._checked(str(value)))
        self.filters[_ARGUMENT] = jinja2.pass_context(lambda _, value: _argument(value))

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        tree: nodes.Template = _Checks().visit(super()._parse(source, name, filename))
        tree.set_environment(self)
        return tree

    def call_binop(self, context: Any, operator: str, left: Any, right: Any) -> Any:
        """Compute a power, a product or a ``%`` format, and refuse large results."""
        if operator == "%" and isinstance(left, str):
            _plain_form(left)
        for one, other in ((left, right), (right, left)):
            if operator == "*" and isinstance(other, int) and hasattr(one, "__len__"):
                _within(len(one) * other, MOST)
        if operator == "**" and isinstance(left, int) and isinstance(right, int):
            _within(left.bit_length() * abs(right), _MOST_BITS)
        return self._checked(super().call_binop(context, operator, left, right))

    def call(__self, __context: Any, __obj: Any, *args: Any, **kwargs: Any) -> Any:  # noqa: N805
        """Call a macro, a method or a global."""
        for argument in args:
            _argument(argument)
        return super().call(__context, __obj, *args, **kwargs)

    def wrap_str_format(self, value: Any) -> Callable[..., str] | None:
        """Wrap ``str.format`` to refuse large widths."""
        wrapped = super().wrap_str_format(value)
        if wrapped is not None:
            _plain_form(value.__self__)
        return wrapped

    def call_filter(self, name: str, value: Any, args: Any = None, *rest: Any, **how: Any) -> Any:
        """A filter that another one applies to each of its items."""
        for argument in args or ():
            _argument(argument)
        return self._checked(super().call_filter(name, value, args, *rest, **how))

    def _checked(self, value: Any) -> Any:
        if isinstance(value, int):
            _within(value.bit_length(), _MOST_BITS)
        elif isinstance(value, str | list | tuple | dict):
            _size(value)
            self._made += len(value)
            _within(self._made, 10 * MOST)
        if time.monotonic() > self._until:
            raise jinja2.TemplateError(f"it takes longer than {SECONDS} seconds")
        return value


def _size(value: Any) -> int:
    """The approximate size of a value in bytes, counting repeated items each time."""
    size, rest = 0, [value]
    while rest:
        value = rest.pop()
        if isinstance(value, str | list | tuple | dict):
            size += len(value) * (1 if isinstance(value, str) else 8)
            _within(size, MOST)
            if not isinstance(value, str):
                rest.extend(value)
            if isinstance(value, dict):
                rest.extend(value.values())
    return size


def _within(size: int, most: int) -> None:
    if size > most:
        unit = "bits of an integer" if most == _MOST_BITS else "bytes"
        raise jinja2.TemplateError(f"it makes more than {most:,} {unit}")


def _argument(value: Any) -> Any:
    """Check an argument of a filter or function, which may be a width to pad to."""
    if isinstance(value, int):
        _within(value, MOST)
    return value


def _plain_form(form: str) -> None:
    if re.search(r"%[^a-zA-Z%]*([0-9]{5}|\*)|\{[^}]*:[^}]*([0-9]{5}|\{)", form):
        raise jinja2.TemplateError("it pads a text to a width of five digits, or a computed one")


def _format(form: Any, *args: Any, **kwargs: Any) -> str:
    _plain_form(str(form))
    return do_format(form, *args, **kwargs)


def _refuse(message: str) -> None:
    raise jinja2.TemplateError(message)


def _indent(text: Any, width: Any = 4, *rest: Any, **how: Any) -> str:
    _within(str(text).count("\n") * (width if isinstance(width, int) else len(width)), MOST)
    return do_indent(text, width, *rest, **how)


def _as_json(
    value: Any, ensure_ascii: Any = False, indent: Any = None, separators: Any = None, **how: Any
) -> str:
    """JSON as ``transformers`` writes it: Jinja's own filter would escape it for HTML."""
    _within(_size(value) * (indent or 0), MOST)
    how |= {"ensure_ascii": ensure_ascii, "indent": indent, "separators": separators}
    return json.dumps(value, **how)


class _Names(Namespace):
    """Jinja's namespace without names such as ``__class__``, which would escape the sandbox."""

    def __init__(*args: Any, **names: Any) -> None:  # a name may be self
        self, *values = args
        Namespace.__init__(self, {})
        for name, value in dict(*values, **names).items():
            self[name] = value

    def __setitem__(self, name: str, value: Any) -> None:
        if name.startswith("_"):
            raise jinja2.TemplateError(f"a namespace has no room for the name {name}")
        Namespace.__setitem__(self, name, value)


class _Generation(Extension):
    """``{% generation %}`` around the assistant's text, which has no effect here."""

    tags = {"generation"}  # noqa: RUF012  # as Jinja declares it

    def parse(self, parser: Parser) -> nodes.Node:
        line = next(parser.stream).lineno
        body = parser.parse_statements(("name:endgeneration",), drop_needle=True)
        return nodes.Scope(body, lineno=line)


class _Checks(NodeTransformer):
    """Insert checks into each loop and macro, and around each expression that makes a value."""

    def generic_visit(self, node: Any, *args: Any, **kwargs: Any) -> Any:
        super().generic_visit(node, *args, **kwargs)
        if isinstance(node, nodes.For | nodes.Macro | nodes.CallBlock):
            node.body.insert(0, nodes.ExprStmt(_in_check(nodes.Const(None), _CHECKED)))
        elif isinstance(node, nodes.Output):
            node.nodes = [_in_check(child, _WRITTEN) for child in node.nodes]
        elif isinstance(node, nodes.Filter):
            node.args = [_in_check(argument, _ARGUMENT) for argument in node.args]
            for keyword in node.kwargs:
                keyword.value = _in_check(keyword.value, _ARGUMENT)
        if isinstance(node, nodes.CallBlock) and isinstance(node.call, nodes.Filter):
            node.call = node.call.node  # Jinja wants a call there
        makes = isinstance(node, _MAKERS) and getattr(node, "ctx", "load") == "load"
        if makes and getattr(node, "node", node) is not None:  # None: a filter of a block
            return _in_check(node, _CHECKED)
        return node


_MAKERS = (nodes.Filter, nodes.Call, nodes.Concat, nodes.Add, nodes.List, nodes.Tuple, nodes.Dict)


def _in_check(node: nodes.Expr, name: str) -> nodes.Expr:
    return nodes.Filter(node, name, [], [], None, None, lineno=node.lineno)
