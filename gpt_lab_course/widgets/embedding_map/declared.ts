// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "embedding-map",
  "title": "Embedding map",
  "assets": ["lab-vocabulary", "embedding-map", "lab-model", "engine"],
  "settings": {
    "token_id": {"kind": "integer", "control": "select", "min": 0, "max": 6561},
    "group": {"kind": "choice", "label": "On the plane", "names": {"both": "countries and capitals", "all": "all tokens"}, "choices": ["both", "countries", "capitals", "all"]},
    "view": {"kind": "choice", "label": "Which embedding", "choices": ["tokens", "positions"]},
    "position": {"kind": "integer", "label": "Position", "control": "slider", "min": 0, "max": 127},
  },
  "examples": [],
  "constants": {
    "neighbors": 10,
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
