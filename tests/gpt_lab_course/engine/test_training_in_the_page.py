"""Training in JavaScript against PyTorch: `deno test` on what is written here."""

import subprocess
from pathlib import Path

import pytest

from tests.support import training_cases
from tools.dev import PYTHON, ROOT, javascript_environment

CHECKS = ROOT / "tests" / "javascript" / "training"


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with weights, batches, and what PyTorch computes of them."""
    folder = tmp_path_factory.mktemp("training")
    training_cases.write(folder)
    return folder


@pytest.mark.parametrize("name", ["gradient_check.ts", "run_check.ts"])
def test_the_page_computes_what_pytorch_computes(name: str, cases: Path) -> None:
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
