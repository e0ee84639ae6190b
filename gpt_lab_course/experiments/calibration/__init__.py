"""Calibration: whether a model is right as often as it says, and when it should keep quiet."""
