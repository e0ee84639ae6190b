"""Counting or encoding starts without torch, and quickly."""

import subprocess
import sys

import pytest

HEAVY = (
    "torch",
    "safetensors",
    "huggingface_hub",
    "matplotlib",
    "anywidget",
    "ipywidgets",
    "transformers",
)

COUNT = "gpt_lab.count_parameters(gpt_lab.GPTConfig.preset('gpt2-small')).total"


def said(code: str) -> tuple[str, str]:
    """What a Python of its own writes to stdout and to stderr."""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    return result.stdout, result.stderr


@pytest.mark.parametrize(
    "statement",
    [
        f"import gpt_lab; assert {COUNT} == 124_439_808",
        "import gpt_lab.config",
        "import gpt_lab.anatomy.count",
        "import gpt_lab; gpt_lab.Table([(1,)], ['n'])",
        "import gpt_lab.tokenization.byte_pair",
        "import gpt_lab; gpt_lab.gpt2_encoding().encode('Hello')",
        "import gpt_lab.lab_model.tokenizer, gpt_lab.lab_model, recipe.build",
    ],
)
def test_starts_without_heavy_packages(statement: str) -> None:
    question = f"{statement}; import sys; print(*(set({HEAVY}) & set(sys.modules)))"
    assert said(question) == ("\n", "")


def test_counting_starts_in_a_fraction_of_a_second() -> None:
    """The least of a few runs, and processor time: other work on the machine does not count."""
    question = f"import time, gpt_lab; {COUNT}; print(time.process_time())"
    command = [sys.executable, "-c", question]
    seconds = [float(subprocess.check_output(command)) for _ in range(3)]
    assert min(seconds) < 0.3


def test_the_former_name_of_the_lab_model_still_works() -> None:
    from gpt_lab.lab.head_scores import best_head
    from gpt_lab.lab.tokenizer import LabTokenizer

    from gpt_lab.interpret import head_scores
    from gpt_lab.lab import countries
    from gpt_lab.lab_model import tokenizer

    assert best_head is head_scores.best_head
    assert LabTokenizer is tokenizer.LabTokenizer
    assert countries()


def test_a_small_model_s_activations_are_read_without_symbolic_algebra() -> None:
    code = (
        "import sys, torch; from gpt_lab import GPT, GPTConfig; sizes = dict(context_length=4);"
        "model = GPT(GPTConfig(vocab_size=9, d_model=8, n_heads=2, n_layers=1, **sizes)).eval();"
        "print(*model.activations(torch.tensor([[1]]), 'logits'), 'sympy' in sys.modules)"
    )
    assert said(code) == ("logits False\n", "")
