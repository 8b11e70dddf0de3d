"""Searches for building games, with all cards known."""
