// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "attention-viewer",
  "title": "Attention of all heads",
  "assets": ["lab-vocabulary", "lab-model", "engine"],
  "settings": {
    "text": {"kind": "text", "label": "Your text", "rows": 2, "shared": true},
    "layer": {"kind": "integer", "control": "select", "min": 0, "max": 5},
    "head": {"kind": "integer", "control": "select", "min": 0, "max": 5},
    "off": {"kind": "parts"},
    "order": {"kind": "choice", "label": "Sort by", "control": "select", "names": {"place": "place in the model", "previous_token": "previous-token score", "first_token": "first-token score", "induction": "induction score"}, "choices": ["place", "previous_token", "first_token", "induction"]},
    "query": {"kind": "position", "min": 0},
  },
  "examples": [],
  "constants": {
    "words": 6,
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
