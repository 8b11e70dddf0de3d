"""How typed moves are read: the words of any line, the cards of each deck, and moves from place to place."""
