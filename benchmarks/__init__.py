"""Timed comparisons with peers, run by hand; ``book/performance.md`` shows what they printed."""
