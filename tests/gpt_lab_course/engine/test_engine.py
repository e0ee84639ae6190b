"""The model in JavaScript against the model in Python: `deno test` on what is written here."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.support import engine_cases
from tools.dev import PYTHON, ROOT, javascript_environment

CHECKS = ROOT / "tests" / "javascript" / "engine"


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with weights, texts, and what Python computes of them."""
    folder = tmp_path_factory.mktemp("engine")
    engine_cases.write(folder)
    return folder


@pytest.mark.parametrize("name", sorted(path.name for path in CHECKS.glob("*_check.ts")))
def test_javascript_computes_what_python_computes(name: str, cases: Path) -> None:
    deno = PYTHON.with_name("deno" + PYTHON.suffix)
    result = subprocess.run(
        [str(deno), "test", "--quiet", "--no-check", "--allow-read", "--allow-env", CHECKS / name],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        env={**javascript_environment(), "GPT_LAB_CASES": str(cases)},
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert " passed" in result.stdout, result.stdout


def test_there_are_checks() -> None:
    assert len(list(CHECKS.glob("*_check.ts"))) == 6
    assert "GPT_LAB_CASES" not in os.environ
