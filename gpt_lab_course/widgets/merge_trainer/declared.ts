// Made by `make widgets` of __init__.py, which declares the settings. Do not edit it.
// deno-fmt-ignore-file

const declared = {
  "name": "merge-trainer",
  "title": "Merge trainer",
  "assets": [],
  "settings": {
    "text": {"kind": "text", "label": "Your text", "rows": 3},
    "merges": {"kind": "integer", "min": 0, "max": 10000},
    "picks": {"kind": "text", "rows": 2},
  },
  "examples": [
    ["The lighthouse", {"text": "The keeper of the light lit the light each night. In the night\nthe ships saw the light, and the keeper saw the lights of the ships. One night\nthe light went out. The keeper kept calm, lit a lantern, and went up the\nstairs with the lantern in the night. He lit the light again, and the ships\nthat had waited for the light went on into the night. \"Right,\" said the\nkeeper, \"a light is no light without a night, and no night is a night without\na light.\"\n", "merges": 0, "picks": ""}],
    ["A seashell", {"text": "she sells sea shells by the sea shore", "merges": 0, "picks": ""}],
    ["aaaa", {"text": "aaaaaaaa aaaaaa aaaa aa", "merges": 0, "picks": ""}],
  ],
} as const;

export const DECLARED = { ...declared };
