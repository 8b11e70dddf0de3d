"""The mistake in the game ``LOST``, which a review finds."""

DECIDED = 6
"""The number of the move that lost the game."""
BETTER = "a e"
"""What is typed instead of it to win."""
