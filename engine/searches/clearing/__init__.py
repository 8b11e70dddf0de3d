"""Searches of clearing games in plain numbers."""
