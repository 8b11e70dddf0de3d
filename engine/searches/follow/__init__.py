"""Searches for Follow-the-Suit: the exact best score with all cards known, and playouts of sampled decks."""
