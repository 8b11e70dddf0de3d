"""Draws boards, charts and animations with Pillow.

``bot.rendering``, benchmarks and tests call it; it imports ``engine.board``, ``engine.cards`` and Pillow.
Packages, low to high: graphics, artwork, typography, cards, boards, painting, charts, files.
"""
