"""The look of pages: formulas, figures, styles, text alternatives, and the security policy."""
