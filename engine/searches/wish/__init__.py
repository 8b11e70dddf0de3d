"""Searches for Wish: depth-first search with all cards known, and playouts of sampled deals."""
