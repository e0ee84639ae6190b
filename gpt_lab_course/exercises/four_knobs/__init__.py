"""Exercises on experiments with many small models: plan one, and compare two of them fairly."""

NUMBER, TITLE = 9, "What do the four knobs buy?"
