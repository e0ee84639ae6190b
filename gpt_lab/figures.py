"""Where notebooks that readers have kept look for it."""

raise ImportError("gpt_lab.figures has moved: import it from gpt_lab_course.figures")
