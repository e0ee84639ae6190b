// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

const declared = {
  "name": "attention-board",
  "title": "Attention, by hand",
  "assets": [],
  "settings": {
    "arrow": {"kind": "choice", "label": "Move the query, or the key of", "names": {"france": "France"}, "choices": ["query", "capital", "of", "france", "is"]},
    "query_x": {"kind": "number", "label": "First number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
    "query_y": {"kind": "number", "label": "Second number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
    "capital_x": {"kind": "number", "label": "First number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
    "capital_y": {"kind": "number", "label": "Second number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
    "of_x": {"kind": "number", "label": "First number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
    "of_y": {"kind": "number", "label": "Second number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
    "france_x": {"kind": "number", "label": "First number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
    "france_y": {"kind": "number", "label": "Second number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
    "is_x": {"kind": "number", "label": "First number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
    "is_y": {"kind": "number", "label": "Second number", "unit": "1", "step": 0.1, "min": -4, "max": 4},
  },
  "examples": [],
} as const;

export const DECLARED = { ...declared };
