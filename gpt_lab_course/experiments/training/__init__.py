"""Small models trained, and what their losses tell: the loop, the runs, their controls."""
