"""Searches for Blink: by beams, exact for the last cards, and a player that does not see the stock."""
