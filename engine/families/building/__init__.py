"""Building games, such as Klondike: cards move between piles, and go up on foundations."""
