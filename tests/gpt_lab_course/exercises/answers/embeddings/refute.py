"""`embeddings.refute` as learners answer it: in other forms, and wrongly."""

RIGHT = [(" Chile", " Havana"), ["Turkey", " Tunis"], (" Poland ", "Lisbon")]

# Each wrong answer stands beside a part of the sentence that it deserves.
WRONG = {
    "but you name its own capital": [" France", " Paris"],
    "so it supports the claim. Look": (" Italy", " Rome"),
    "more than one token": ("Nepal", "Kathmandu"),
    "the country comes first": [" Paris", " France"],
    "that's a counterexample. Name": " Spain",
    "supports the claim: its own": "Italy",
}
