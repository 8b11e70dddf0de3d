"""The cards of each deck: outline, back, shadow, empty place; a file for each deck in ``decks``."""
