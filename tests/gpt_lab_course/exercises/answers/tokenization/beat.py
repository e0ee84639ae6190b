"""`tokenization.beat` as learners answer it: in other forms, and wrongly."""

RIGHT = [
    [("o", "p"), ("s", "t")],
    ((b"s", b"t"), (b"o", b"p")),
    [["s", "t"], ["o", "p"]],
]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "the rule's own merges": [["t", "o"], ["s", "to"]],
    "only the 3 words": (("t", "o"), ("o", "p")),
    "from its end or its beginning": [("s", "t"), ("st", "o")],
    "this is one merge": [["s", "t"]],
    "these are three merges": [("s", "t"), ("o", "p"), ("st", "op")],
    "these are glued pieces": ("st", "op"),
    "leaves 29 pieces where the rule has 24": [("s", "t"), ("x", "y")],
}
