"""`five_steps.alike` as learners answer it: in other forms, and wrongly."""

RIGHT = ["DA", "a, d", ["A", "D"], {"D", "A"}, ("a", "d")]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "still knows two things": ["A", "B", "C", "D", "E"],
    "one thing more than which token": "e, d, c, a",
    "ends in another token": ["A", "B", "D"],
    "the comma is one": {"A", "C", "D"},
    "stands in third place": "ade",
    "in another order": ["A"],
    "all other words differ": "d",
}
