"""`prediction.knobs` as learners answer it: in other forms, and wrongly."""

RIGHT = [
    {"E": "temperature", "D": "both", "C": "cut", "B": "penalty", "A": "temperature"},
    ["temperature", "penalty", "cut", "both", "temperature"],
    {"A": "Temperature", "B": " penalty", "C": "Cut", "D": "both ", "E": "temperature"},
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "in column A no token has 0": ["both", "penalty", "cut", "both", "temperature"],
    "column B is flatter": ["temperature", "temperature", "cut", "both", "temperature"],
    "column C has zeros": ["temperature", "penalty", "penalty", "both", "temperature"],
    "column D has zeros": ["temperature", "penalty", "cut", "temperature", "temperature"],
    "is none of the four": ["temperature", "top-p", "cut", "both", "temperature"],
    "name a knob for each column": {"A": "temperature"},
}
