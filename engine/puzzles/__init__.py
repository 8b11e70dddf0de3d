"""Puzzles: positions of open games with a goal that few moves keep in reach.

The module with a game's name declares its kinds of goals as ``GOALS``, and its themes as ``THEMES``.
"""
