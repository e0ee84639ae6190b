"""Exercises on prediction: from scores to tokens, and calibration."""

NUMBER, TITLE = 6, "Prediction"
