// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

const declared = {
  "name": "activation-explorer",
  "title": "Activation functions",
  "assets": [],
  "settings": {
    "function": {"kind": "choice", "names": {"relu": "ReLU", "gelu": "GELU, exact", "gelu_tanh": "GELU, tanh", "silu": "SiLU"}, "choices": ["relu", "gelu", "gelu_tanh", "silu"]},
    "x": {"kind": "number", "label": "x, what comes in", "unit": "1", "step": 0.1, "min": -6, "max": 6},
    "layer": {"kind": "integer", "label": "What reaches it in block", "control": "select", "min": 0, "max": 5},
    "gate": {"kind": "number", "label": "g, which opens the gate", "unit": "1", "step": 0.1, "min": -3, "max": 3},
    "up": {"kind": "number", "label": "u, which passes it", "unit": "1", "step": 0.1, "min": -3, "max": 3},
    "more": {"kind": "switch", "label": "More: other functions, slopes, and the gate"},
    "closer": {"kind": "switch", "label": "Closer to 0"},
  },
  "examples": [],
} as const;

export const DECLARED = { ...declared };
