"""One new fact, told, tuned or edited in: what it costs and what else it changes."""
