"""Puzzles: positions of open games with a goal that few moves keep in reach.

The module with the name of a game, or of its family, declares its kinds of goals as ``GOALS``, and its themes
as ``THEMES``.
"""
