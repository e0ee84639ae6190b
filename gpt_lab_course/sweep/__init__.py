"""Sweeps: many small models, trained by a plan, for questions about shapes and sizes.

``plan`` reads a plan, ``shapes`` and ``tasks`` what it names, ``one_run`` trains one of its models,
``engines`` shares runs out, ``kept`` has them on the disk, ``sweeping`` is all of it together and
``command`` the command line.
"""
