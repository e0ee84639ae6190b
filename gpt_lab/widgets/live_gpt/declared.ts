// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.

export const DECLARED = {
  "name": "live-gpt",
  "title": "Live gpt",
  "assets": ["lab-vocabulary", "lab-model", "engine"],
  "settings": { "text": { "kind": "text", "label": "Your text", "rows": 2, "shared": true } },
  "examples": [],
} as const;
