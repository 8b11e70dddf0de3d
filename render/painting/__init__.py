"""Pictures of boards: the sprite sheet of a theme, headings, marks, and what is painted with them."""
