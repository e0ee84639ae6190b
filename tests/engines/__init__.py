"""Firefox and WebKit for tests: pages with the names of Playwright's, driven by WebDriver.

Playwright drives builds of its own; these are the system's. ``fixtures.py`` has what tests ask for.
"""
