// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "attention-stepper",
  "title": "Attention, step by step",
  "assets": ["lab-vocabulary", "lab-model", "engine"],
  "settings": {
    "text": {"kind": "text", "label": "Your text", "rows": 2, "shared": true},
    "layer": {"kind": "integer", "label": "Block", "control": "select", "min": 0, "max": 5},
    "head": {"kind": "integer", "label": "Head", "control": "select", "min": 0, "max": 5},
    "step": {"kind": "integer", "min": 0, "max": 6},
    "query": {"kind": "position", "min": 0},
    "key": {"kind": "position", "min": 0},
  },
  "examples": [
    ["A head that looks at several tokens", {"text": "The capital of France is", "layer": 1, "head": 4}],
    ["One that looks at itself", {"text": "The capital of France is", "layer": 0, "head": 3}],
    ["One that finds what came next last time", {"text": "red blue seven tree red blue seven", "layer": 1, "head": 5}],
  ],
  "constants": {
    "max_tokens": 16,
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
