"""Where notebooks that readers have kept look for it."""

raise ImportError("gpt_lab.experiments has moved: import it from gpt_lab_course.experiments")
