"""The arithmetics in which notebooks are tested: what PyTorch makes of them; CI runs all."""

import os
import platform
import subprocess
import sys

import pytest
import yaml

from tests.support import ROOT
from tools import arithmetic

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


def test_an_arithmetic_is_chosen_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(arithmetic.VARIABLE, raising=False)
    assert arithmetic.tested() == arithmetic.WRITTEN
    monkeypatch.setenv(arithmetic.VARIABLE, "own")
    assert arithmetic.tested() == {"OMP_NUM_THREADS": "1"}
    monkeypatch.setenv(arithmetic.VARIABLE, "avx")
    with pytest.raises(SystemExit, match="avx2, own"):
        arithmetic.tested()


@pytest.mark.skipif(not X86, reason="the switch is x86's")
def test_a_small_training_is_the_same_without_avx() -> None:
    trains = """from gpt_lab_course.experiments.toy_tasks import readers
print(readers.reader("rotary", steps=4).losses[-1])"""
    losses = []
    for instructions in ("default", "avx2"):
        env = {**os.environ, "ATEN_CPU_CAPABILITY": instructions}
        said = subprocess.check_output([sys.executable, "-c", trains], env=env, text=True)
        losses.append([float(x) for x in said.split()])
    assert losses[0] == pytest.approx(losses[1], rel=1e-11)  # with 32 bits, 1e-7


def test_ci_runs_every_notebook_in_each() -> None:
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    matrix = yaml.safe_load(text)["jobs"]["test"]["strategy"]["matrix"]
    notebooks = [folders for folders in matrix["folders"] if "notebooks" in folders]
    for name in arithmetic.ARITHMETICS.keys() - {*matrix["arithmetic"]}:
        more = [one["folders"] for one in matrix["include"] if one["arithmetic"] == name]
        assert more == notebooks
