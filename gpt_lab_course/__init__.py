"""What only the course needs: exercises, experiments, figures, and the widgets with their engine.

It builds on ``gpt_lab``, which never imports it. The names that notebooks use most, as
``gpt_lab.check`` and ``gpt_lab.ModelMap``, are there under ``gpt_lab``, too.
"""
