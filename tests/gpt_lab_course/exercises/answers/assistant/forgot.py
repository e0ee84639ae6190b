"""`assistant.forgot` as learners solve it: choices that show it, and others."""

RIGHT = ["CEG", ["C", "E", "G"], ("g", "e", "c"), {"E", "C", "G"}, "c, e, g"]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "D has no *before*": ["E", "G", "D"],
    "H has no *before*": "hce",
    "A shows what was *gained*": ["A", "C", "E"],
    "asks in chat form alone": {"C", "F", "G"},
    "I is one number": ("C", "E", "I"),
    "hide a loss": "BEG",
    "the letters A to I": ["capitals", "languages", "loss"],
    "three measurements are asked for; 2": "CE",
    "three measurements are asked for; 9": "ABCDEFGHI",
    "this wants letters": [1, 2, 3],
}
