"""The page of claims, and the evidence that each one needs."""
