// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "model-map",
  "title": "The whole model",
  "assets": ["lab-vocabulary", "lab-model", "engine", "lab-model-0", "lab-model-1", "lab-model-3", "lab-model-5", "lab-model-10", "lab-model-20", "lab-model-40"],
  "settings": {
    "text": {"kind": "text", "label": "Your text", "rows": 1, "shared": true},
    "level": {"kind": "choice", "choices": ["model", "block", "product", "weights"]},
    "layer": {"kind": "integer", "control": "select", "min": 0, "max": 5},
    "cell": {"kind": "cell"},
    "station": {"kind": "integer", "min": -1, "max": 99},
    "cuts": {"kind": "parts", "streams": true, "neurons": true, "places": true},
    "patch": {"kind": "switch", "label": "taken from a second text instead"},
    "other": {"kind": "text", "label": "The second text", "rows": 1},
    "snapshot": {"kind": "choice", "label": "Rewind to", "help": "The model after this much of its training.", "choices": ["0", "1", "3", "5", "10", "20", "40", "100"]},
  },
  "examples": [
    ["The capital of France", {"level": "model", "text": "The capital of France is", "station": -1, "cuts": [], "patch": false}],
    ["A word copied", {"level": "model", "text": "blue table lamp river blue table lamp", "station": -1, "cuts": [], "patch": false}],
    ["Germany for France", {"level": "model", "text": "The capital of France is", "station": -1, "cuts": ["embedding@4"], "patch": true, "other": "The capital of Germany is"}],
  ],
  "constants": {
    "max_rows": 40,
    "rows_with_words": 12,
    "rows_with_losses": 9,
    "needed": 0.1,
    "shortest": 0.1,
    "norm_eps": 1e-05,
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
