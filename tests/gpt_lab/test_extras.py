"""Without its extras the package counts, encodes, builds, trains and generates."""

import subprocess
import sys

import pytest

PRETRAINED = {"gguf", "huggingface_hub", "jinja2", "platformdirs", "tokenizers"}
COURSE = {"IPython", "anywidget", "ipywidgets", "matplotlib", "traitlets"}
REFUSED = f"""
import sys

class Refuses:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {PRETRAINED | COURSE}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refuses())
"""
WORKS = """
import torch
import gpt_lab
from gpt_lab.training import Run
from gpt_lab import tuning, interpret

print(gpt_lab.count_parameters(gpt_lab.GPTConfig()).total)
print(gpt_lab.BytePairTokenizer.gpt2().encode("Hello world"))
model, tokenizer = gpt_lab.load_lab_model()
ids = torch.tensor(tokenizer.encode("The capital of France is"))
print(tokenizer.decode([int(t) for t in gpt_lab.generate(model, ids, 1, temperature=0)]))
small = gpt_lab.GPT(gpt_lab.GPTConfig(vocab_size=9, context_length=4, d_model=8, n_heads=2))
loss = small(torch.tensor([[1, 2, 3]])).logsumexp(-1).mean()
loss.backward()
print(small.token_embedding.weight.grad.shape)
"""


def said(code: str) -> subprocess.CompletedProcess[str]:
    """What a Python of its own says, in which the extras are not installed."""
    command = [sys.executable, "-c", REFUSED + code]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_package_alone_counts_encodes_builds_and_generates() -> None:
    done = said(WORKS)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["124439808", "[15496, 995]", " Paris", "torch.Size([9, 8])"]


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("gpt_lab.LiveGPT", "gpt_lab.LiveGPT needs traitlets: pip install 'gpt-lab[course]'"),
        (
            "gpt_lab.load_pretrained('smollm2-135m')",
            "load_pretrained needs platformdirs: pip install 'gpt-lab[pretrained]'",
        ),
    ],
)
def test_what_needs_an_extra_names_it(code: str, message: str) -> None:
    done = said(f"import gpt_lab\n{code}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {message}"
