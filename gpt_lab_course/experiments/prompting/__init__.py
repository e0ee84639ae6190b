"""What a prompt does: facts told in it, forms of asking, steps written out."""
