"""Where notebooks that readers have kept look for it."""

raise ImportError("gpt_lab.widgets has moved: import it from gpt_lab_course.widgets")
