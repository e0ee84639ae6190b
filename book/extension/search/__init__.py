"""What the search finds, and where it shows it."""
