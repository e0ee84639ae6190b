"""Training in JavaScript against PyTorch: `deno test` on what is written here."""

import base64
import subprocess
from pathlib import Path

import pytest
import torch

from gpt_lab import GPTConfig, load
from gpt_lab_course.sweep.shapes import SweepConfig
from tests.support import training_cases
from tests.support.javascript import call
from tools.bundles import COURSE
from tools.dev import PYTHON, ROOT, javascript_environment

CHECKS = ROOT / "tests" / "javascript" / "training"


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with weights, batches, and what PyTorch computes of them."""
    folder = tmp_path_factory.mktemp("training")
    training_cases.write(folder)
    return folder


@pytest.mark.parametrize("name", ["gradient_check.ts", "run_check.ts", "worker_check.ts"])
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


SAVED = """async ({ modelFile }, { engine, config, settings, ids, prompt }) => {
  const { readConfig } = await import(`${engine}/config.ts`);
  const { readSettings } = await import(`${engine}/train/settings.ts`);
  const { Run } = await import(`${engine}/train/run.ts`);
  const { finish } = await import(`${engine}/train/gpt.ts`);
  const { loadModel } = await import(`${engine}/checkpoints.ts`);
  const data = { ids: Int32Array.from(ids) };
  const run = new Run(readConfig(config), readSettings(settings), data);
  for (let n = 0; n < 3; n++) finish(run.update());
  const file = modelFile(run);
  return { file: file.toBase64(), logits: [...loadModel(file).nextLogits(prompt)] };
}"""


@pytest.mark.parametrize(
    "changes", [{}, {"n_heads": 4, "n_kv_heads": 2, "tie_embeddings": False, "bias": False}]
)
def test_python_opens_what_the_page_has_trained(changes: dict[str, object], tmp_path: Path) -> None:
    config = {"vocab_size": 9, "context_length": 5, "d_model": 8, "n_heads": 2, "n_layers": 2}
    config |= changes
    ids = [(n * n) % 9 for n in range(50)]
    engine = (COURSE / "engine").as_uri()
    settings = {"steps": 9, "warm_up": 1, "batch_size": 2}
    given = {"config": config, "settings": settings, "ids": ids, "prompt": [3, 1, 4]}
    said = call("../engine/train/checkpoints.ts", SAVED, {"engine": engine, **given})
    path = tmp_path / "trained.safetensors"
    path.write_bytes(base64.b64decode(said["file"]))
    model = load(path)
    assert model.config == GPTConfig(**config, dropout=0.0)
    logits = model(torch.tensor([[3, 1, 4]]))[0, -1]
    torch.testing.assert_close(logits, torch.tensor(said["logits"]), rtol=1e-5, atol=1e-6)


DRAWN = """async ({ initialize }, { engine, config, start }) => {
  const { readConfig } = await import(`${engine}/config.ts`);
  const { Parameters } = await import(`${engine}/train/parameters.ts`);
  const sizes = readConfig(config);
  const parameters = new Parameters(sizes);
  initialize(parameters, sizes, 5, start);
  return parameters.all.map(({ name, shape, values }) => [name, shape, [...values]]);
}"""


@pytest.mark.parametrize("start", ["fan-in", "gpt2"])
@pytest.mark.parametrize("tied", [True, False])
def test_weights_are_drawn_as_in_python(start: str, tied: bool) -> None:
    sizes = {"d_model": 48, "n_heads": 2, "n_layers": 2, "d_ff": 80, "tie_embeddings": tied}
    torch.manual_seed(5)
    model = SweepConfig(shape={**sizes, "start": start}, context_length=50).fresh(90)
    config = {"vocab_size": 90, "context_length": 50, **sizes}
    given = {"engine": (COURSE / "engine").as_uri(), "config": config, "start": start}
    found = call("../engine/train/initialization.ts", DRAWN, given)
    expected = dict(model.named_parameters())
    assert [(name, shape) for name, shape, _ in found] == [
        (name, list(parameter.shape)) for name, parameter in expected.items()
    ]
    for name, shape, numbers in found:
        values, wanted = torch.tensor(numbers, dtype=torch.float64), expected[name].detach()
        if len(shape) == 1:
            torch.testing.assert_close(values.float(), wanted)
            continue
        n, std = len(numbers), wanted.double().std()
        z = values / std
        assert abs(z.mean()) < 4 / n**0.5, name
        assert abs(z.std() - 1) < 4 / n**0.5, name  # each deviation is off by 1/√(2n)
        assert abs((z**4).mean() - 3) < 6 * (96 / n) ** 0.5, name  # as of a normal distribution
