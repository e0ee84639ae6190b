"""The loss, and what happens to a gradient before it moves a weight."""

NUMBER, TITLE = 8, "Training"
