// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "block-graph",
  "title": "Parts of a block on trial",
  "assets": ["lab-vocabulary", "lab-model", "engine"],
  "settings": {
    "attention": {"kind": "choice", "label": "attention 0", "control": "select", "names": {"as it is": "as it is", "zero": "off: 0", "mean": "mean of all", "other": "from Germany", "keep": "kept"}, "choices": ["as it is", "zero", "mean", "other", "keep"]},
    "ffn": {"kind": "choice", "label": "FFN 0", "control": "select", "names": {"as it is": "as it is", "zero": "off: 0", "mean": "mean of all", "other": "from Germany", "keep": "kept", "languages": "from “speak”"}, "choices": ["as it is", "zero", "mean", "other", "keep", "languages"]},
    "later": {"kind": "choice", "label": "later FFNs", "control": "select", "names": {"none": "as they are", "1": "FFN 1 off", "2": "FFN 2 off", "3": "FFN 3 off", "4": "FFN 4 off", "5": "FFN 5 off", "1 mean": "FFN 1 mean", "2 mean": "FFN 2 mean", "3 mean": "FFN 3 mean", "4 mean": "FFN 4 mean", "5 mean": "FFN 5 mean", "1-4 zero": "FFNs 1 to 4 off", "1-4 mean": "FFNs 1 to 4 mean"}, "choices": ["none", "1", "2", "3", "4", "5", "1 mean", "2 mean", "3 mean", "4 mean", "5 mean", "1-4 zero", "1-4 mean"]},
    "part": {"kind": "choice", "label": "the part of the trial", "names": {"all": "all experiments", "alone": "is it the only one?", "mean": "which country", "lend": "Germany's", "attention": "attention 0", "together": "four at once", "speak": "another question"}, "choices": ["all", "alone", "mean", "lend", "attention", "together", "speak"]},
    "rows": {"kind": "integer", "min": 0, "max": 12},
  },
  "examples": [],
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
