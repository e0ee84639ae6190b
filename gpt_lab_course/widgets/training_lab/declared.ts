// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

const declared = {
  "name": "training-lab",
  "title": "Train a model yourself",
  "assets": ["trainer"],
  "settings": {
    "task": {"kind": "choice", "label": "Task", "names": {"facts": "Facts", "words": "Words", "boxes": "Boxes", "text": "Your own text"}, "choices": ["facts", "words", "boxes", "text"]},
    "knob": {"kind": "choice", "label": "Which knob?", "choices": ["none", "d_model", "n_heads", "n_layers", "d_ff"]},
    "own": {"kind": "switch", "label": "Set everything myself"},
    "d_model": {"kind": "integer", "label": "width", "control": "size", "unit": "commas", "stops": [2, 4, 8, 12, 16, 24, 32, 48, 64, 96], "symbol": "d_model", "min": 1, "max": 96},
    "n_heads": {"kind": "integer", "label": "attention heads", "control": "size", "unit": "commas", "stops": [1, 2, 3, 4, 6, 8], "symbol": "H", "min": 1, "max": 8},
    "n_layers": {"kind": "integer", "label": "blocks", "control": "size", "unit": "commas", "stops": [1, 2, 3, 4, 6], "symbol": "L", "min": 1, "max": 6},
    "d_ff": {"kind": "integer", "label": "FFN width", "control": "size", "unit": "commas", "stops": [1, 2, 4, 8, 16, 32, 64, 128, 256, 512], "symbol": "d_ff", "min": 1, "max": 512},
    "learning_rate": {"kind": "number", "label": "learning rate", "stops": [0.0001, 0.0003, 0.001, 0.002, 0.003, 0.006, 0.01, 0.02, 0.03, 0.06, 0.1, 0.2, 0.5, 1.0, 3.0], "min": 0.0001, "max": 3.0},
    "steps": {"kind": "integer", "label": "steps", "unit": "commas", "stops": [100, 200, 300, 500, 800, 1000, 1500, 2000, 3000, 5000], "min": 100, "max": 5000},
    "seed": {"kind": "integer", "label": "seed", "control": "field", "min": 0, "max": 9999},
    "own_text": {"kind": "text", "label": "Your text", "rows": 4},
  },
  "examples": [],
  "constants": {
    "challenges": {"facts": {"base": {"d_model": 16, "n_heads": 1, "n_layers": 1, "d_ff": 4}, "raised": {"d_model": 48, "n_heads": 2, "n_layers": 2, "d_ff": 256}, "training": {"learning_rate": 0.01, "steps": 800, "batch_size": 128}}, "words": {"base": {"d_model": 2, "n_heads": 1, "n_layers": 1, "d_ff": 16}, "raised": {"d_model": 16, "n_heads": 2, "n_layers": 4, "d_ff": 512}, "training": {"learning_rate": 0.02, "steps": 300, "batch_size": 32}}, "boxes": {"base": {"d_model": 32, "n_heads": 1, "n_layers": 1, "d_ff": 4}, "raised": {"d_model": 48, "n_heads": 2, "n_layers": 2, "d_ff": 64}, "beside": {"n_heads": 4, "d_ff": 256}, "training": {"learning_rate": 0.006, "steps": 1000, "batch_size": 48}}},
    "text": {"base": {"d_model": 32, "n_heads": 2, "n_layers": 1, "d_ff": 64}, "training": {"learning_rate": 0.01, "steps": 1000, "batch_size": 16}},
  },
} as const;

export const DECLARED = { ...declared };
