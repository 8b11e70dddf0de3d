"""Draws boards, charts and animations with Pillow.

Packages, low to high: graphics, artwork, typography, cards, boards, painting, charts, files.
"""
