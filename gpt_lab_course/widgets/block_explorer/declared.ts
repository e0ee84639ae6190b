// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "block-explorer",
  "title": "A block, opened",
  "assets": ["lab-vocabulary", "lab-model", "engine"],
  "settings": {
    "text": {"kind": "text", "label": "Your text", "rows": 2, "shared": true},
    "layer": {"kind": "integer", "label": "Block", "control": "select", "min": 0, "max": 5},
    "position": {"kind": "integer", "min": -128, "max": 1000000},
    "more": {"kind": "switch", "label": "More: angles, words, and every token"},
  },
  "examples": [],
  "constants": {
    "max_tokens": 32,
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
