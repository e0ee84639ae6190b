// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "logit-lens",
  "title": "Logit lens",
  "assets": ["lab-vocabulary", "lab-model", "engine"],
  "settings": {
    "text": {"kind": "text", "label": "Your text", "rows": 2, "shared": true},
    "stream": {"kind": "choice", "choices": ["embedding", "blocks.0.middle", "blocks.0.output", "blocks.1.middle", "blocks.1.output", "blocks.2.middle", "blocks.2.output", "blocks.3.middle", "blocks.3.output", "blocks.4.middle", "blocks.4.output", "blocks.5.middle", "blocks.5.output"]},
    "position": {"kind": "integer", "min": -128, "max": 1000000},
    "halves": {"kind": "switch", "label": "After each attention too"},
  },
  "examples": [],
  "constants": {
    "words": 10,
    "max_columns": 40,
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
