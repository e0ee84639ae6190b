"""How texts are drawn: beams, degeneration, unlikely tokens."""
