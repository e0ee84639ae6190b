"""Checks of the evidence in a claim's cells.

- The first code cell begins with a ``Threshold(…)``, so that the criterion is stated before the
  number; ``decide`` prints the result, and the claim's verdict must follow from it. A verdict that
  no number could change is marked: **Verdict:** true, by definition.
- A share has its interval, or the whole numbers of which it is a share.
- A zero ablation is accompanied by a mean ablation: a zero also removes what is the same for all
  texts.

Violations fail the build, with the name of the cell.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from sphinx.errors import ExtensionError

NOT_YET: frozenset[str] = frozenset()
"""Notebooks whose claims do not have this form yet."""

_VERDICT = re.compile(r"(Asked: .+) So: (true|false|true within a limit)\.")
_FINDING = re.compile(r"Asked: (.+?)\. Found: (.+?)\.(?= Asked:|$)")
_SHARE = re.compile(r"\d%(?! (?:\[\S+, \S+\]|\(\S+ of \S+\)))")
_ZEROS = {"zeros", "zeros_like", "zero_", "new_zeros"}
_MEANS = re.compile(r"\bmean|mean\b|mean_|_mean|means")


def decided_by_threshold(where: str, codes: list[str], printed: list[str], verdict: str) -> str:
    """The output of a claim's cells without the verdict, which must be the stated one.

    Args:
        where: the claim, for messages.
        codes: the sources of its code cells.
        printed: the lines that they print.
        verdict: the stated one, in words.

    Raises:
        ExtensionError: no threshold comes before the number, nothing was decided by it, the stated
            verdict does not follow, or a share has no interval.
    """
    if not _begins_with_threshold(codes[0]):
        raise ExtensionError(
            f"{where}: its cell does not begin with Threshold(…): say what would be true before "
            "the number is there, or mark the verdict as one '…, by definition.'"
        )
    match = _VERDICT.fullmatch(printed[-1])
    if not match or not any("decide" in _called(code) for code in codes):
        raise ExtensionError(f"{where}: its last line is not what decide() prints: {printed[-1]!r}")
    if match[2] != verdict:
        raise ExtensionError(f"{where}: the verdict is {verdict!r}, its cell finds {match[2]!r}")
    found = " ".join("; ".join(values) for _, values in findings(match[1]))
    if bare := _SHARE.search(found):
        share = found[max(0, bare.start() - 20) : bare.end()]
        raise ExtensionError(
            f"{where}: a share without its interval, …{share!r}: Proportion(successes, n), or "
            "Share(part, whole) where nothing was drawn"
        )
    return match[1]


def findings(decided: str) -> list[tuple[str, list[str]]]:
    """The output of ``decide`` without the verdict: each threshold, and each value in words."""
    return [(asked, found.split("; ")) for asked, found in _FINDING.findall(decided)]


def refuse_zero_alone(where: str, codes: list[str]) -> None:
    """Refuse cells with a zero ablation but no mean ablation.

    Raises:
        ExtensionError: there is one; the message names the claim and the line.
    """
    lines = [line for code in codes for line in _zeroed(code)]
    if lines and not _MEANS.search("\n".join(codes)):
        raise ExtensionError(
            f"{where}: {lines[0]!r} sets a part to zero, and nothing beside it to its mean: a zero "
            "shows that a part is there, not what it does"
        )


def _tree(code: str) -> ast.Module:
    return ast.parse("\n".join(line for line in code.splitlines() if not line.startswith("%")))


def _begins_with_threshold(code: str) -> bool:
    """Whether the first statement after imports makes thresholds."""
    for statement in _tree(code).body:
        if not isinstance(statement, ast.Import | ast.ImportFrom):
            return "Threshold" in _calls(statement)
    return False


def _called(code: str) -> set[str]:
    return {name for statement in _tree(code).body for name in _calls(statement)}


def _calls(statement: ast.AST) -> set[str]:
    """The last part of the name of each function that is called."""
    calls = (node.func for node in ast.walk(statement) if isinstance(node, ast.Call))
    return {ast.unparse(function).rpartition(".")[2] for function in calls}


def _zeroed(code: str) -> Iterator[str]:
    """The lines that set an activation to zero: a name for zeros, ``x[…] = 0``, ``0 * x``."""
    for node in ast.walk(_tree(code)):
        named = isinstance(node, ast.Attribute | ast.Name) and _name(node) in _ZEROS
        target = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript)
        assigned = target and isinstance(node, ast.Assign) and _is_zero(node.value)
        product = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult)
        times = (
            product
            and isinstance(node, ast.BinOp)
            and (_is_zero(node.left) or _is_zero(node.right))
        )
        if named or assigned or times:
            yield code.splitlines()[getattr(node, "lineno", 1) - 1].strip()


def _name(node: ast.Attribute | ast.Name) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id


def _is_zero(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and not isinstance(node.value, str) and node.value == 0
