// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { Tokenizer } from "../../engine/byte_pair.ts";

const declared = {
  "name": "tokenizer-playground",
  "title": "Tokenizer playground",
  "assets": ["gpt2-vocabulary"],
  "settings": {
    "text": {"kind": "text", "label": "Your text", "rows": 3},
    "selected": {"kind": "integer", "min": 0, "max": 1000000},
    "step": {"kind": "integer", "min": 0, "max": 1000000},
  },
  "examples": [],
} as const;

export const DECLARED = { ...declared, Tokenizer: Tokenizer };
