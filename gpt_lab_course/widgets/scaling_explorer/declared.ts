// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

const declared = {
  "name": "scaling-explorer",
  "title": "What does each knob buy?",
  "assets": [],
  "settings": {
    "group": {"kind": "choice", "label": "Question", "control": "select", "choices": ["every knob", "width", "width alone", "heads", "layers", "feed-forward", "who can", "width, in time", "narrow, in time", "equal parameters", "equal parameters, in time", "64 rows", "256 rows", "1024 rows", "modern parts", "start", "law", "text, 20k", "text, 80k", "text, all"]},
    "view": {"kind": "choice", "label": "Show", "names": {"abilities": "each ability", "cost": "against size", "shapes": "shapes of equal cost"}, "choices": ["abilities", "cost", "shapes"]},
    "ability": {"kind": "choice", "label": "Of", "control": "select", "names": {"all": "All abilities", "fact": "Facts", "one": "One look-up", "two": "Two in a row", "both": "Two at once", "sense1": "Sense, 1 clue", "sense2": "Sense, 2 clues", "bigram": "Letter pairs"}, "choices": ["all", "fact", "one", "two", "both", "sense1", "sense2", "bigram"]},
    "measure": {"kind": "choice", "label": "Measure", "names": {"right": "share right", "excess": "excess loss"}, "choices": ["right", "excess"]},
    "cost": {"kind": "choice", "label": "Size", "names": {"parameters": "parameters", "flops": "FLOPs of training"}, "choices": ["parameters", "flops"]},
    "d_model": {"kind": "integer", "label": "width", "control": "size", "unit": "commas", "stops": [8, 12, 16, 24, 32, 40, 44, 48, 56, 64, 80, 88, 96, 112, 128, 192, 256], "symbol": "d_model", "min": 1, "max": 512},
    "n_heads": {"kind": "integer", "label": "heads", "control": "size", "unit": "commas", "stops": [1, 2, 4, 8, 16], "symbol": "H", "min": 1, "max": 32},
    "n_layers": {"kind": "integer", "label": "blocks", "control": "size", "unit": "commas", "stops": [1, 2, 3, 4, 5, 6, 7, 8], "symbol": "L", "min": 1, "max": 24},
    "d_ff": {"kind": "integer", "label": "FFN width", "control": "size", "unit": "commas", "stops": [2, 4, 8, 16, 32, 48, 64, 80, 96, 128, 176, 192, 256, 352, 384, 512, 1024], "symbol": "d_ff", "min": 1, "max": 2048},
    "lock_d_ff": {"kind": "switch", "label": "keep d_ff = 4 · d_model"},
    "point": {"kind": "integer", "min": -1, "max": 63},
  },
  "examples": [],
  "constants": {
    "every": "every knob",
  },
} as const;

export const DECLARED = { ...declared };
