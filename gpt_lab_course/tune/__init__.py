"""Tuning the lab model into an assistant: arms that differ in one thing each, measured alike.

``arms`` says what each arm does, ``one_run`` tunes and measures one of them with a seed and goes on
where it was stopped, ``kept`` has the runs on the disk, and ``command`` is the command line.
"""
