"""The course: exercises, experiments, figures, and the widgets with their engine.

It builds on ``gpt_lab``, which never imports it. The names that notebooks use most, such as
``gpt_lab.check`` and ``gpt_lab.ModelMap``, are also available from ``gpt_lab``.
"""
