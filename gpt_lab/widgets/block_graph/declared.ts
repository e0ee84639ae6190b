// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "block-graph",
  "title": "Parts of a block on trial",
  "assets": ["lab-vocabulary", "lab-model", "engine"],
  "settings": {
    "attention": {
      "kind": "choice",
      "label": "attention 0",
      "control": "select",
      "names": {
        "as it is": "as it is",
        "zero": "off: 0",
        "mean": "mean of all",
        "other": "from Germany",
        "keep": "kept",
      },
      "choices": ["as it is", "zero", "mean", "other", "keep"],
    },
    "ffn": {
      "kind": "choice",
      "label": "FFN 0",
      "control": "select",
      "names": {
        "as it is": "as it is",
        "zero": "off: 0",
        "mean": "mean of all",
        "other": "from Germany",
        "keep": "kept",
        "languages": "from “speak”",
      },
      "choices": ["as it is", "zero", "mean", "other", "keep", "languages"],
    },
    "later": {
      "kind": "choice",
      "label": "later FFNs",
      "control": "select",
      "names": {
        "none": "as they are",
        "1": "FFN 1 off",
        "2": "FFN 2 off",
        "3": "FFN 3 off",
        "4": "FFN 4 off",
        "5": "FFN 5 off",
        "1-4 zero": "FFNs 1 to 4 off",
        "1-4 mean": "FFNs 1 to 4 mean",
      },
      "choices": ["none", "1", "2", "3", "4", "5", "1-4 zero", "1-4 mean"],
    },
    "rows": { "kind": "integer", "min": 0, "max": 13 },
  },
  "examples": [],
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
