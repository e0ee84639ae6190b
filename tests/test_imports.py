"""Imports run one way, and counting or encoding starts without torch."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "gpt_lab"
HEAVY = (
    "torch",
    "safetensors",
    "huggingface_hub",
    "matplotlib",
    "anywidget",
    "ipywidgets",
    "transformers",
)

# From the bottom to the top: a module may import what stands on an earlier line.
LAYERS = (
    ("config", "formula", "palette", "data"),
    ("pretokenization", "vocabulary"),
    ("anatomy", "tokenizer"),
    ("lab_tokenizer",),
    ("corpus",),
    ("figures", "linear", "activations"),
    ("attention", "feed_forward"),
    ("model",),
    ("sampling", "pretrained", "head_scores", "int8"),
    ("lab_model", "data_command", "training"),
    ("train_command", "generate_command"),
    ("evaluation",),
    ("release",),
    ("evaluate_command", "release_command"),
    ("widgets",),
    ("exercises",),
    ("__main__",),
)

COUNT = "gpt_lab.count_parameters(gpt_lab.GPTConfig.preset('gpt2-small')).total"


@pytest.mark.parametrize(
    "statement",
    [
        f"import gpt_lab; assert {COUNT} == 124_439_808",
        "import gpt_lab.config",
        "import gpt_lab.anatomy.count",
        "import gpt_lab.tokenization.byte_pair",
        "import gpt_lab; gpt_lab.gpt2_encoding().encode('Hello')",
        "import gpt_lab.lab.tokenizer, gpt_lab.lab, gpt_lab.lab.making.build",
    ],
)
def test_starts_without_heavy_packages(statement: str) -> None:
    question = f"{statement}; import sys; print(*(set({HEAVY}) & set(sys.modules)))"
    answer = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.split() == []


def test_counting_starts_in_a_fraction_of_a_second() -> None:
    """The least of a few runs, and processor time: other work on the machine does not count."""
    question = f"import time, gpt_lab; {COUNT}; print(time.process_time())"
    command = [sys.executable, "-c", question]
    seconds = [float(subprocess.check_output(command)) for _ in range(3)]
    assert min(seconds) < 0.3


def layer(module: str) -> int:
    """The layer of ``gpt_lab.NAME…``."""
    name = module.split(".")[1]
    found = [i for i, names in enumerate(LAYERS) if name in names]
    assert found, f"gpt_lab.{name} has no place in LAYERS"
    return found[0]


def imported_modules(path: Path) -> set[str]:
    """The modules of gpt_lab that a file imports, inside functions too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            module = str(node.module)
            # `from gpt_lab import x` imports a module x or, lazily, a name's home
            found |= {f"gpt_lab.{a.name}" for a in node.names} if module == "gpt_lab" else {module}
    return {name for name in found if name.startswith("gpt_lab.")}


def test_imports_run_one_way() -> None:
    import gpt_lab

    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        if name == "gpt_lab.__init__":
            continue
        for used in imported_modules(path):
            lazy = gpt_lab._HOME.get(used.split(".")[1])
            home = f"gpt_lab.{lazy}" if lazy else used
            within = home.split(".")[1] == name.split(".")[1]
            assert within or layer(home) < layer(name), f"{name} imports {used}, which is above it"
