"""Training of small models: loops, recorded runs, and controls."""
