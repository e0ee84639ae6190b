"""From scores to tokens, and whether probabilities keep their word."""

NUMBER, TITLE = 6, "Prediction"
