"""Families of games: what the games of a family share, so that each declares only how it differs."""
