"""Searches for Kittyhawk: best-first and beam search with all cards known, and a player that plans ahead."""
