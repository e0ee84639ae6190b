"""The feed-forward network, counted, taken apart and put to the test."""

NUMBER, TITLE = 4, "The feed-forward network"
