"""What a vocabulary holds, and how it is used."""

NUMBER, TITLE = 1, "Tokenization"
