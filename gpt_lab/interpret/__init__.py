"""Interpret a trained model: head scores, and the logit lens."""
