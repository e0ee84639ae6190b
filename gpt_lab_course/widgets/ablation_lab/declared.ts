// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "ablation-lab",
  "title": "Parts switched off and patched",
  "assets": ["lab-vocabulary", "lab-model", "engine"],
  "settings": {
    "text": {"kind": "text", "label": "Your text", "rows": 2, "shared": true},
    "other": {"kind": "text", "label": "The second text", "rows": 2},
    "parts": {"kind": "parts", "streams": true},
    "patch": {"kind": "switch"},
    "position": {"kind": "position", "min": 0},
    "other_position": {"kind": "position", "min": 0},
  },
  "examples": [
    ["The first FFN, at the country", {"text": "The capital of France is", "position": 4, "patch": false, "parts": ["blocks.0.feed_forward"]}],
    ["The same, patched from Japan", {"text": "The capital of France is", "position": 4, "patch": true, "other": "The capital of Japan is", "other_position": null, "parts": ["blocks.0.feed_forward"]}],
    ["The FFNs of blocks 1 and 2, everywhere", {"patch": false, "position": null, "parts": ["blocks.1.feed_forward", "blocks.2.feed_forward"]}],
  ],
  "constants": {
    "words": 6,
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
