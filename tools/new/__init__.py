"""Start a lesson, a laboratory, an exercise or a widget, from the templates beside this file."""
