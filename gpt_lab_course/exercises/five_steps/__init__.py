"""From a text to its next token, and on to a text."""

NUMBER, TITLE = 0, "Five steps"
