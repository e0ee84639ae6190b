"""Counting parameters by hand."""

NUMBER, TITLE = 0, "The five steps"
