"""How pages look and what they may do: formulas, figures, styles, text alternatives, policy."""
