"""Where cards and words lie on the picture of a board; a file for each game in ``layouts``."""
