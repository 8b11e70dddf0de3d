"""Puzzles: positions of open games with a goal that few moves keep in reach."""
