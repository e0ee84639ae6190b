"""One new fact, told, trained or edited in: its costs and side effects."""
