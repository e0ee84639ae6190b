"""Effects of prompts: facts told in them, forms of questions, and steps written out."""
