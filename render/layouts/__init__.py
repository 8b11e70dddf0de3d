"""Where things lie on the picture, one file for each game."""
