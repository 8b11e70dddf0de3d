"""Searches for Flip: exhaustive search, nested rollout policy adaptation, and an upper bound of the score."""
