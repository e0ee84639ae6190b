// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

const declared = {
  "name": "cache-calculator",
  "title": "Does it fit, and how fast does it write?",
  "assets": [],
  "settings": {
    "model": {"kind": "choice", "label": "model", "control": "select", "choices": ["gpt2", "gpt2-medium", "gpt2-large", "gpt2-xl", "gpt3-175b", "pythia-160m", "pythia-1.4b", "pythia-6.9b", "pythia-12b", "pythia-70m", "pythia-410m", "pythia-1b", "pythia-2.8b", "gpt-neox-20b", "gpt-neo-1.3b", "gpt-j-6b", "pythia-14m", "pythia-31m", "llama-2-7b", "llama-2-13b", "llama-2-70b", "llama-3-8b", "llama-3-70b", "llama-3.1-8b", "llama-3.1-70b", "llama-3.1-405b", "llama-3.2-1b", "llama-3.2-3b", "tinyllama-1.1b", "smollm2-135m", "smollm2-1.7b", "codellama-34b", "smollm2-360m", "smollm3-3b", "yi-6b", "yi-34b", "llama-3.3-70b", "cwm", "mistral-7b", "mistral-nemo-12b", "mistral-small-24b", "mixtral-8x7b", "mixtral-8x22b", "mistral-7b-v0.3", "codestral-22b", "mistral-large-2", "ministral-3-8b", "qwen1.5-moe-a2.7b", "qwen2-0.5b", "qwen2-1.5b", "qwen2-7b", "qwen2-72b", "qwen2-57b-a14b", "qwen2.5-0.5b", "qwen2.5-1.5b", "qwen2.5-3b", "qwen2.5-7b", "qwen2.5-14b", "qwen2.5-32b", "qwen2.5-72b", "qwen3-0.6b", "qwen3-1.7b", "qwen3-4b", "qwen3-8b", "qwen3-14b", "qwen3-32b", "qwen3-30b-a3b", "qwen3-235b-a22b", "qwen3-coder-480b-a35b", "qwen3-next-80b-a3b", "qwen3-vl-235b-a22b", "qwen3.5-0.8b", "qwen3.5-4b", "qwen3.5-9b", "qwen3.5-27b", "qwen3.5-35b-a3b", "qwen3.5-397b-a17b", "gemma-2b", "gemma-7b", "gemma-2-2b", "gemma-2-9b", "gemma-2-27b", "gemma-3-270m", "gemma-3-1b", "gemma-3-4b", "gemma-3-12b", "gemma-3-27b", "gemma-4-e2b", "gemma-4-e4b", "gemma-4-26b-a4b", "gemma-4-31b", "phi-3-mini", "phi-3-medium", "phi-4", "phi-4-mini", "phi-1.5", "phi-2", "olmoe-1b-7b", "olmo-2-7b", "olmo-2-13b", "olmo-1b", "olmo-7b", "olmo-2-1b", "olmo-2-32b", "olmo-3-7b", "olmo-3-32b", "olmo-hybrid-7b", "flexolmo-7x7b", "glm-4-9b", "glm-4.5", "glm-4.5-air", "glm-4.7-flash", "glm-5", "deepseek-v2-lite", "deepseek-v2", "deepseek-v3", "kimi-k2", "deepseek-llm-7b", "deepseek-v3.2", "kimi-k2.5", "kimi-linear-48b-a3b", "gpt-oss-20b", "gpt-oss-120b", "falcon3-1b", "falcon3-3b", "falcon3-7b", "falcon3-10b", "falcon-7b", "falcon-40b", "falcon-180b", "llama-4-scout", "llama-4-maverick", "command-r", "command-r-plus", "starcoder2-3b", "starcoder2-7b", "minimax-m2", "granite-3.0-2b", "granite-3.0-8b", "granite-4.0-h-micro", "granite-4.0-h-tiny", "granite-4.0-h-small", "mamba-130m", "mamba-370m", "mamba-790m", "mamba-1.4b", "mamba-2.8b", "falcon-mamba-7b", "jamba-v0.1", "falcon-h1-0.5b", "lfm2-350m", "lfm2-700m", "lfm2-1.2b", "lfm2-8b-a1b", "open-llama-3b", "stablelm-3b", "nemotron-3-nano-30b-a3b", "nemotron-3-super-120b-a12b", "nemotron-3-ultra-550b-a55b", "trinity-nano", "trinity-mini", "trinity-large", "mimo-v2-flash", "solar-open-100b", "hy3-preview", "youtu-llm-2b", "ernie-4.5-0.3b", "ernie-4.5-21b-a3b", "minicpm3-4b", "seed-oss-36b", "dots.llm1", "a.x-k1", "ling-3.0-flash", "iquest-coder-40b", "mellum2-12b-a2.5b", "jais-2-8b"]},
    "tokens": {"kind": "integer", "label": "tokens in each text", "unit": "commas", "stops": [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576, 2097152, 4194304, 8388608, 16777216], "min": 1, "max": 16777216},
    "texts": {"kind": "integer", "label": "texts at the same time", "unit": "commas", "stops": [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024], "min": 1, "max": 1024},
    "weights": {"kind": "choice", "label": "bits a weight", "names": {"float32": "32", "bfloat16": "16", "int8": "8", "q4_0": "4.5"}, "choices": ["float32", "bfloat16", "int8", "q4_0"]},
    "cache": {"kind": "choice", "label": "bits in the cache", "names": {"float32": "32", "bfloat16": "16", "int8": "8", "q4_0": "4.5"}, "choices": ["float32", "bfloat16", "int8", "q4_0"]},
  },
  "examples": [
    ["Grouped heads", {"model": "llama-3.1-8b", "tokens": 32768, "texts": 8, "weights": "bfloat16", "cache": "bfloat16"}],
    ["No groups", {"model": "llama-2-7b", "tokens": 4096, "texts": 64, "weights": "bfloat16", "cache": "bfloat16"}],
    ["Latent attention", {"model": "deepseek-v3", "tokens": 32768, "texts": 8, "weights": "int8", "cache": "bfloat16"}],
    ["A small model", {"model": "smollm2-135m", "tokens": 2048, "texts": 1, "weights": "bfloat16", "cache": "bfloat16"}],
  ],
} as const;

export const DECLARED = { ...declared };
