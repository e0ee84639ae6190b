"""What changed since GPT-2: norms, gates, grouped heads, and what they cost."""

NUMBER, TITLE = 7, "From GPT-2 to today"
