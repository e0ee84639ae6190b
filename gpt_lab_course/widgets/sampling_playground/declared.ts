// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "sampling-playground",
  "title": "Sampling",
  "assets": ["lab-vocabulary", "lab-model", "engine"],
  "settings": {
    "text": {"kind": "text", "label": "Your text", "rows": 2, "shared": true},
    "temperature": {"kind": "number", "label": "Temperature", "names": {"0": "0, greedy"}, "step": 0.1, "min": 0, "max": 2},
    "top_k": {"kind": "integer", "label": "Top-k", "names": {"0": "0, all"}, "stops": [0, 1, 2, 3, 5, 10, 20, 50, 100], "min": 0},
    "top_p": {"kind": "number", "label": "Top-p", "names": {"1": "1, all"}, "step": 0.05, "min": 0, "max": 1},
    "min_p": {"kind": "number", "label": "Min-p", "names": {"0": "0, all"}, "stops": [0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0], "min": 0, "max": 1},
    "repetition_penalty": {"kind": "number", "label": "Repetition penalty", "step": 0.1, "min": 0.5, "max": 2},
    "seed": {"kind": "integer", "label": "Seed", "control": "field", "min": 0, "max": 999999},
    "draws": {"kind": "integer", "min": 0, "max": 100000},
  },
  "examples": [
    ["A story", {"text": "Once upon a time there was a"}],
    ["A capital", {"text": "The capital of France is"}],
    ["A novel", {"text": "She looked at him, and said that"}],
    ["Repetition", {"text": "red blue seven tree lamp red blue seven tree"}],
  ],
  "constants": {
    "cuts": ["", "top-k", "top-p", "min-p", "greedy"],
    "rows": 10,
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
