"""Widgets on pages: the directive, their scripts, and how they look before these have come."""
