"""What reads a trained model: where its heads look, what a change to one of its parts changes."""
