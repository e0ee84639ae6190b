"""Texts longer than those of training: how models generalize, and what helps."""
