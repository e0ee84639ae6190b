"""The recipe of the lab model: everything that only makes it again, its texts and its release.

``python -m gpt_lab data`` makes the texts, from sources that it has to fetch (``build``), and
``python -m gpt_lab release`` turns a finished run into the packaged files (``release``). The recipe
stays in the repository; the package that learners install has the model, not the way it was made.
"""
