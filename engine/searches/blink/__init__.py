"""Searches for Blink: beam search with all cards known, and a player that does not see the stock."""
