"""The measurements of the laboratories: a module each, whose functions a notebook calls in a line.

What trains small models for a comparison, or changes parts of a trained one and asks it again, is
here once it is longer than a cell should be. Each function says what it holds fixed and what it
varies, and takes its seed.
"""
