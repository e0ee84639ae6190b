"""The experiments of the laboratories: a module each, with functions that a notebook calls.

They train small models for a comparison, or change parts of a trained one and ask it again. Each
function says what it holds fixed and what it varies, and takes a seed.
"""
