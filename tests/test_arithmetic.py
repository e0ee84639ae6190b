"""The arithmetics in which notebooks are tested: what PyTorch makes of them; CI runs all."""

import os
import platform
import subprocess
import sys

import pytest
import yaml

from tools import arithmetic, steps

X86 = platform.machine().lower() in {"x86_64", "amd64"}


def test_pytorch_computes_with_what_is_named() -> None:
    asks = "import torch; print(torch.backends.cpu.get_cpu_capability(), torch.get_num_threads())"
    plain = {k: v for k, v in os.environ.items() if k not in arithmetic.WRITTEN}

    def answer(name: str) -> list[str]:
        env = {**plain, **arithmetic.ARITHMETICS[name]}
        return subprocess.check_output([sys.executable, "-c", asks], env=env, text=True).split()

    assert answer("own")[-1] == "1"
    if X86:
        assert answer("avx2") == ["AVX2", "1"]


def test_a_notebook_is_tested_in_the_arithmetic_that_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(arithmetic.VARIABLE, raising=False)
    assert arithmetic.tested() == arithmetic.WRITTEN
    monkeypatch.setenv(arithmetic.VARIABLE, "own")
    notebooks = steps.notebooks.__wrapped__()  # what is cached is of another arithmetic
    assert {tuple(one.variables.items()) for one in notebooks.values()} == {
        (("OMP_NUM_THREADS", "1"),)
    }
    monkeypatch.setenv(arithmetic.VARIABLE, "avx")
    with pytest.raises(SystemExit, match="avx2, own"):
        arithmetic.tested()


def test_ci_runs_each() -> None:
    text = (steps.ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    jobs = yaml.safe_load(text)["jobs"]["test"]["strategy"]["matrix"]["include"]
    linux = {job["arithmetic"] for job in jobs if job["os"] == "ubuntu-latest"}
    assert linux == {*arithmetic.ARITHMETICS}
