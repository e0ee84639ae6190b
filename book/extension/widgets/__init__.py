"""Widgets on pages: the directive, their scripts, and their prerendered snapshots."""
