"""The years of published models: of the first release of each line's weights.

GPT-3's is that of its paper. The dates are on the pages that the catalogue's rows name; they were
not checked there one by one.
"""

from __future__ import annotations

from gpt_lab.validation import RefusedValueError

_YEARS = {
    2019: ("gpt2",),
    2020: ("gpt3",),
    2022: ("gpt-neox",),
    2023: (
        *("pythia", "llama-2", "tinyllama", "codellama", "yi", "mistral-7b", "mixtral-8x7b"),
        *("phi-1.5", "phi-2", "deepseek-llm", "falcon-7b", "falcon-40b", "mamba"),
    ),
    2024: (
        *("llama-3", "smollm2", "mistral-7b-v0.3", "mistral-nemo", "mistral-large-2"),
        *("codestral", "mixtral-8x22b", "qwen1.5-moe", "qwen2", "gemma-2", "gemma-7b", "phi-3"),
        *("phi-4", "olmo", "glm-4-9b", "deepseek-v2", "deepseek-v3", "falcon3", "command-r"),
        *("starcoder2", "granite-3", "falcon-mamba", "jamba"),
    ),
    2025: (
        *("smollm3", "mistral-small-24b", "qwen3", "gemma-3", "phi-4-mini", "olmo-2-1b"),
        *("olmo-2-32b", "olmo-3", "glm-4.5", "kimi-k2", "gpt-oss", "llama-4", "minimax-m2"),
        *("granite-4", "falcon-h1", "lfm2"),
    ),
}
_LINES = {line: year for year, lines in _YEARS.items() for line in lines}


def year(name: str) -> int:
    """The year of a published model: that of the longest known prefix of its name.

    Raises:
        ValueError: no prefix is known.
    """
    for line in sorted(_LINES, key=len, reverse=True):
        if name.startswith(line):
            return _LINES[line]
    raise RefusedValueError(f"when {name!r} came out is not known: models' years stand in years.py")
