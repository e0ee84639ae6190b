// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

const declared = {
  "name": "model-zoo",
  "title": "Model zoo",
  "assets": [],
  "settings": {
    "model": {"kind": "choice", "label": "Model", "control": "select", "choices": ["gpt2", "gpt2-medium", "gpt2-large", "gpt2-xl", "gpt3-175b", "pythia-160m", "pythia-1.4b", "pythia-6.9b", "pythia-12b", "pythia-70m", "pythia-410m", "pythia-1b", "pythia-2.8b", "gpt-neox-20b", "llama-2-7b", "llama-2-13b", "llama-2-70b", "llama-3-8b", "llama-3-70b", "llama-3.1-8b", "llama-3.1-70b", "llama-3.1-405b", "llama-3.2-1b", "llama-3.2-3b", "tinyllama-1.1b", "smollm2-135m", "smollm2-1.7b", "codellama-34b", "smollm2-360m", "smollm3-3b", "yi-6b", "yi-34b", "mistral-7b", "mistral-nemo-12b", "mistral-small-24b", "mixtral-8x7b", "mixtral-8x22b", "mistral-7b-v0.3", "codestral-22b", "mistral-large-2", "qwen1.5-moe-a2.7b", "qwen2-0.5b", "qwen2-1.5b", "qwen2-7b", "qwen2-72b", "qwen2-57b-a14b", "qwen2.5-0.5b", "qwen2.5-1.5b", "qwen2.5-3b", "qwen2.5-7b", "qwen2.5-14b", "qwen2.5-32b", "qwen2.5-72b", "qwen3-0.6b", "qwen3-1.7b", "qwen3-4b", "qwen3-8b", "qwen3-14b", "qwen3-32b", "qwen3-30b-a3b", "qwen3-235b-a22b", "qwen3-coder-480b-a35b", "qwen3-next-80b-a3b", "gemma-2b", "gemma-7b", "gemma-2-2b", "gemma-2-9b", "gemma-2-27b", "gemma-3-270m", "gemma-3-1b", "gemma-3-4b", "gemma-3-12b", "gemma-3-27b", "phi-3-mini", "phi-3-medium", "phi-4", "phi-4-mini", "phi-1.5", "phi-2", "olmoe-1b-7b", "olmo-2-7b", "olmo-2-13b", "olmo-1b", "olmo-7b", "olmo-2-1b", "olmo-2-32b", "olmo-3-7b", "olmo-3-32b", "glm-4-9b", "glm-4.5", "glm-4.5-air", "deepseek-v2-lite", "deepseek-v2", "deepseek-v3", "kimi-k2", "deepseek-llm-7b", "gpt-oss-20b", "gpt-oss-120b", "falcon3-1b", "falcon3-3b", "falcon3-7b", "falcon3-10b", "falcon-7b", "falcon-40b", "llama-4-scout", "llama-4-maverick", "command-r", "command-r-plus", "starcoder2-3b", "starcoder2-7b", "minimax-m2", "granite-3.0-2b", "granite-3.0-8b", "granite-4.0-h-micro", "granite-4.0-h-tiny", "granite-4.0-h-small", "mamba-130m", "mamba-370m", "mamba-790m", "mamba-1.4b", "mamba-2.8b", "falcon-mamba-7b", "jamba-v0.1", "falcon-h1-0.5b", "lfm2-350m", "lfm2-700m", "lfm2-1.2b"]},
    "against": {"kind": "choice", "label": "against", "control": "select", "choices": ["gpt2", "gpt2-medium", "gpt2-large", "gpt2-xl", "gpt3-175b", "pythia-160m", "pythia-1.4b", "pythia-6.9b", "pythia-12b", "pythia-70m", "pythia-410m", "pythia-1b", "pythia-2.8b", "gpt-neox-20b", "llama-2-7b", "llama-2-13b", "llama-2-70b", "llama-3-8b", "llama-3-70b", "llama-3.1-8b", "llama-3.1-70b", "llama-3.1-405b", "llama-3.2-1b", "llama-3.2-3b", "tinyllama-1.1b", "smollm2-135m", "smollm2-1.7b", "codellama-34b", "smollm2-360m", "smollm3-3b", "yi-6b", "yi-34b", "mistral-7b", "mistral-nemo-12b", "mistral-small-24b", "mixtral-8x7b", "mixtral-8x22b", "mistral-7b-v0.3", "codestral-22b", "mistral-large-2", "qwen1.5-moe-a2.7b", "qwen2-0.5b", "qwen2-1.5b", "qwen2-7b", "qwen2-72b", "qwen2-57b-a14b", "qwen2.5-0.5b", "qwen2.5-1.5b", "qwen2.5-3b", "qwen2.5-7b", "qwen2.5-14b", "qwen2.5-32b", "qwen2.5-72b", "qwen3-0.6b", "qwen3-1.7b", "qwen3-4b", "qwen3-8b", "qwen3-14b", "qwen3-32b", "qwen3-30b-a3b", "qwen3-235b-a22b", "qwen3-coder-480b-a35b", "qwen3-next-80b-a3b", "gemma-2b", "gemma-7b", "gemma-2-2b", "gemma-2-9b", "gemma-2-27b", "gemma-3-270m", "gemma-3-1b", "gemma-3-4b", "gemma-3-12b", "gemma-3-27b", "phi-3-mini", "phi-3-medium", "phi-4", "phi-4-mini", "phi-1.5", "phi-2", "olmoe-1b-7b", "olmo-2-7b", "olmo-2-13b", "olmo-1b", "olmo-7b", "olmo-2-1b", "olmo-2-32b", "olmo-3-7b", "olmo-3-32b", "glm-4-9b", "glm-4.5", "glm-4.5-air", "deepseek-v2-lite", "deepseek-v2", "deepseek-v3", "kimi-k2", "deepseek-llm-7b", "gpt-oss-20b", "gpt-oss-120b", "falcon3-1b", "falcon3-3b", "falcon3-7b", "falcon3-10b", "falcon-7b", "falcon-40b", "llama-4-scout", "llama-4-maverick", "command-r", "command-r-plus", "starcoder2-3b", "starcoder2-7b", "minimax-m2", "granite-3.0-2b", "granite-3.0-8b", "granite-4.0-h-micro", "granite-4.0-h-tiny", "granite-4.0-h-small", "mamba-130m", "mamba-370m", "mamba-790m", "mamba-1.4b", "mamba-2.8b", "falcon-mamba-7b", "jamba-v0.1", "falcon-h1-0.5b", "lfm2-350m", "lfm2-700m", "lfm2-1.2b"]},
    "sort": {"kind": "choice", "names": {"family": "family", "year": "year", "parameters": "parameters", "token": "read for a token", "cache": "cache"}, "choices": ["family", "year", "parameters", "token", "cache"]},
    "config": {"kind": "text", "label": "Paste a config.json, or drop the file here", "rows": 4},
  },
  "examples": [
    ["Five years apart", {"model": "smollm2-135m", "against": "gpt2", "config": ""}],
    ["Grouped heads", {"model": "llama-3-8b", "against": "llama-2-7b", "config": ""}],
    ["Experts", {"model": "mixtral-8x7b", "against": "mistral-7b", "config": ""}],
    ["Latent attention", {"model": "deepseek-v3", "against": "llama-3.1-405b", "config": ""}],
  ],
  "constants": {
    "tokens": 8192,
  },
} as const;

export const DECLARED = { ...declared };
