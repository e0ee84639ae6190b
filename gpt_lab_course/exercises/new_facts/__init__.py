"""New facts in a trained model: an adapter's size, a preference's loss, a key's part."""

NUMBER, TITLE = 10, "Making a model say something new"
