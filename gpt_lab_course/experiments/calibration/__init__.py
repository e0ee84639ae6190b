"""Calibration: how confidence relates to accuracy, and when a model should abstain."""
