"""Puzzles: positions of open games with a goal that few moves keep in reach.

The module with a game's name declares its kinds of goals as ``GOALS``, its themes as ``THEMES``, and as
``FIRST_PUZZLE`` the number of the first of its puzzles: those planned for it follow in a row, and likewise
its easy ones from ``FIRST_EASY_PUZZLE`` on. They never change. Without them, its puzzles get the numbers
after those of all other games.
"""
