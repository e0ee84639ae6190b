"""Training in JavaScript against PyTorch: `deno test` on what is written here."""

import base64
import json
import subprocess
from html import escape
from pathlib import Path

import pytest
import torch
from playwright.sync_api import Browser

from book.extension.look.policy import policy
from gpt_lab import GPTConfig, load
from gpt_lab_course.sweep.shapes import SweepConfig
from gpt_lab_course.widgets import packs
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


@pytest.mark.parametrize(
    "name", ["gradient_check.ts", "run_check.ts", "worker_check.ts", "tuning_check.ts"]
)
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


IN_A_PAGE = """async ({ config, settings, data: { row, ids, scored }, model }) => {
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(url);
  const [data, losses] = [{ row, ids: Int32Array.from(ids), scored: Uint8Array.from(scored) }, []];
  const answer = () => new Promise((resolve, reject) => {
    worker.onerror = () => reject(new Error("the worker did not start"));
    worker.onmessage = ({ data: message }) => {
      if (message.type === "progress") losses.push(...message.records.map(({ loss }) => loss));
      else resolve(message.type + (message.message ?? ""));
    };
  });
  const said = [await answer()];
  model = Uint8Array.from(atob(model), (byte) => byte.charCodeAt(0));
  worker.postMessage({ type: "open", run: 1, config, settings, data, model });
  said.push(await answer());
  worker.postMessage({ type: "train", run: 1 });
  said.push(await answer());
  return [said, losses];
}"""


@pytest.mark.browser
def test_a_page_from_a_disk_trains_under_the_books_policy(
    cases: Path, browser: Browser, tmp_path: Path
) -> None:
    rules = escape(policy([], []))
    (tmp_path / "script.js").write_text(
        f"const script = {json.dumps(packs.trainer_script().decode())};", "utf-8"
    )
    (tmp_path / "page.html").write_text(
        f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{rules}">'
        '<script src="script.js"></script>',
        "utf-8",
    )
    run = json.loads((cases / "run.json").read_text("utf-8"))
    model = base64.b64encode((cases / "run-start.safetensors").read_bytes()).decode()
    page = browser.new_page()
    page.goto((tmp_path / "page.html").as_uri())
    said, losses = page.evaluate(IN_A_PAGE, {**run, "model": model})
    page.close()
    assert said == ["hello", "ready", "paused"]
    expected = [record["loss"] for record in run["records"]]
    assert losses == pytest.approx(expected, rel=1e-9)


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
