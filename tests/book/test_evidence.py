"""A claim without evidence stops the build: a wrong verdict, a zero alone, a bare share."""

import json
import re

import pytest
from sphinx.errors import ExtensionError

from book.extension.claims import claims, evidence
from tools.notebooks import CLAIMS, NOTEBOOKS, ROOT

CLAIM = "## B32 · Heads can go\n\n**Said by** [one](https://a.org). **Verdict:** {}.\n\nSome."
BEFORE = 'from gpt_lab import Proportion, Threshold\nkept = Threshold("kept", at_least=0.9)\n'
MEASURED = "mean = x.mean(0)\nx[:, head] = 0\nkept.decide({'lab': Proportion(1, 184)})"
FOUND = "Asked: kept, at least 90%. Found: lab 1% [0, 3], no. So: false."


def parsed(verdict: str = "false", code: str = BEFORE + MEASURED, *printed: str) -> claims.Claim:
    return claims.parsed("x.ipynb", CLAIM.format(verdict), [*printed] or [FOUND], [code])


def test_a_verdict_that_follows_is_shown_with_what_was_asked_and_found() -> None:
    claim = parsed()
    assert claim.decided == "Asked: kept, at least 90%. Found: lab 1% [0, 3], no."
    assert not claim.by_definition


def test_a_definition_needs_no_threshold() -> None:
    claim = parsed("true, by definition", "print([5, 768])", "[5, 768]")
    assert (claim.verdict, claim.by_definition, claim.decided) == ("true", True, "[5, 768]")


@pytest.mark.parametrize(
    ("verdict", "code", "printed", "problem"),
    [
        ("true", BEFORE + MEASURED, FOUND, "the verdict is 'true', its cell finds 'false'"),
        ("false", MEASURED + "\n" + BEFORE, FOUND, "does not begin with Threshold"),
        ("false", "print(1)", "1", "does not begin with Threshold"),
        ("false", BEFORE + "print(1)", FOUND, "is not what decide"),
        ("false", BEFORE + MEASURED, "1% of the capitals. So: false.", "is not what decide"),
        (
            "false",
            BEFORE + MEASURED,
            "Asked: kept, at least 90%. Found: lab 1%, no. So: false.",
            "a share without its interval",
        ),
    ],
)
def test_a_verdict_without_evidence_is_refused(
    verdict: str, code: str, printed: str, problem: str
) -> None:
    with pytest.raises(ExtensionError, match=rf"x\.ipynb, B32: .*{problem}"):
        parsed(verdict, code, printed)


@pytest.mark.parametrize(
    "zero",
    ["x[:, head] = 0", "edit = torch.zeros_like", "x.zero_()", "out = 0 * x", "x = x * 0.0"],
)
def test_a_zero_alone_is_refused_by_the_name_of_its_cell(zero: str) -> None:
    code = f"{BEFORE}{zero}\nkept.decide({{'lab': Proportion(1, 184)}})"
    with pytest.raises(ExtensionError, match=r"x\.ipynb, B32: .* sets a part to zero"):
        parsed("false", code)
    assert parsed("false", f"{code}\nbaseline = x.mean(0)").verdict == "false"


def test_sums_and_other_numbers_are_no_zeros() -> None:
    code = f"{BEFORE}i = 0\ny = x[0] + 10 * x\nkept.decide({{'lab': Proportion(1, 184)}})"
    assert parsed("false", code).verdict == "false"


def test_what_is_not_held_to_this_yet_is_named() -> None:
    assert {path.name for path in CLAIMS} >= evidence.NOT_YET


# What still prints a share with an error of zero; files only ever leave this list.
SURE: set[str] = set()
NO_ERROR = re.compile(r"± ?0(?:\.0+)?(?![.\d])")


def test_no_share_is_sure() -> None:
    """A share of 0 or of all has an error of zero by the usual formula, and not in truth."""
    assert NO_ERROR.search("0 ± 0")
    assert NO_ERROR.search("1.0 ± 0.0 ")
    assert not NO_ERROR.search("99 ± 0.4")
    pages = [*NOTEBOOKS, *(ROOT / "book").glob("*.md"), ROOT / "README.md"]
    assert len(pages) > 50
    for path in pages:
        text = path.read_text("utf-8")
        if path.suffix == ".ipynb":
            text = json.dumps(json.loads(text), ensure_ascii=False)
        found = NO_ERROR.search(text)
        assert not found or path.name in SURE, f"{path.name}: {text[found.start() - 20 :][:40]!r}"
