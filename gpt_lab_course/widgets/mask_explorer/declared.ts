// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";

const declared = {
  "name": "mask-explorer",
  "title": "Mask explorer",
  "assets": ["lab-vocabulary"],
  "settings": {
    "kind": {"kind": "choice", "label": "Mask", "choices": ["causal", "prefix", "full", "sliding window", "encoder-decoder"]},
    "text": {"kind": "text", "label": "Your text", "rows": 2, "shared": true},
    "prefix": {"kind": "integer", "min": 1, "max": 16},
    "window": {"kind": "integer", "min": 1, "max": 16},
    "query": {"kind": "integer", "min": 0, "max": 15},
    "key": {"kind": "integer", "min": 0, "max": 15},
    "length": {"kind": "integer", "label": "T, tokens of a long text", "unit": "commas", "stops": [128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072], "min": 1, "max": 131072},
    "length_window": {"kind": "integer", "label": "Window of the long text", "unit": "commas", "stops": [16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072], "min": 1, "max": 131072},
  },
  "examples": [],
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer };
