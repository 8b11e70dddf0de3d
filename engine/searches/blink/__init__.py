"""Searches for Blink: beam search, exact search for the last cards, and a player that does not see the stock."""
