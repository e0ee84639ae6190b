"""Everything that only makes the lab model again: its texts, and its release.

``python -m gpt_lab data`` makes the texts, from sources that it has to fetch (``build``), and
``python -m gpt_lab release`` turns a finished run into the packaged files (``release``).
"""
