// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

const declared = {
  "name": "training-replay",
  "title": "A model learns letters",
  "assets": [],
  "settings": {
    "step": {"kind": "integer", "label": "Steps made", "unit": "commas", "stops": [0, 1, 2, 4, 8, 12, 16, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 550, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500], "min": 0, "max": 1500},
  },
  "examples": [
    ["Noise", {"step": 0}],
    ["Letters and spaces", {"step": 30}],
    ["The resting place", {"step": 150}],
    ["Words", {"step": 600}],
    ["By heart", {"step": 1500}],
  ],
} as const;

export const DECLARED = { ...declared };
