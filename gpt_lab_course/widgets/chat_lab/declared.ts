// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

import { LabTokenizer } from "../../engine/lab_tokenizer.ts";
import { ModelClient } from "../kit/model_client.ts";

const declared = {
  "name": "chat-lab",
  "title": "A chat is one text",
  "assets": ["lab-vocabulary", "lab-model", "engine", "lab-model-tuned", "lab-model-unmasked", "lab-model-reinforced"],
  "settings": {
    "said": {"kind": "text", "label": "Your messages", "rows": 2},
    "model": {"kind": "choice", "label": "Who answers", "names": {"before": "before tuning", "tuned": "tuned on answers", "unmasked": "tuned on questions, too", "reinforced": "tuned on answers, then rewarded"}, "choices": ["before", "tuned", "unmasked", "reinforced"]},
    "show": {"kind": "choice", "label": "Show it as", "names": {"raw": "raw text", "tokens": "tokens", "mask": "loss mask", "reward": "reward"}, "choices": ["raw", "tokens", "mask", "reward"]},
    "rewarded": {"kind": "choice", "label": "What is rewarded", "names": {"wordings-grpo": "right capitals", "sums-grpo": "right sums", "sums-form": "any number as a sum", "sums-random": "sums by lot"}, "choices": ["wordings-grpo", "sums-grpo", "sums-form", "sums-random"]},
    "refusing": {"kind": "number", "label": "Refusal direction", "unit": "1", "names": {"-1": "−1, as if real", "0": "0, as it is", "1": "1, added"}, "step": 0.2, "min": -1, "max": 1},
    "compare": {"kind": "switch", "label": "All models answer"},
    "removed": {"kind": "integer", "min": 0, "max": 1073741823},
    "user_seed": {"kind": "integer", "min": 0, "max": 9999},
  },
  "examples": [],
  "constants": {
    "markers": {"user": "\u0001", "assistant": "\u0002"},
    "written": 48,
    "removable": 30,
    "suggestions": ["What is the capital of Nepal?", "What is the opposite of hot?", "What is 3 + 4?", "What is the capital of Zog?", "Tell me a story.", "Hello!"],
  },
} as const;

export const DECLARED = { ...declared, Tokenizer: LabTokenizer, Client: ModelClient };
