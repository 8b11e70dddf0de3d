"""Clearing games, such as Pyramid: cards lie in a layout in which some cover others, and leave in matches."""
