"""Glyphs and words as sprites: the fonts, Japanese, and symbols that the fonts lack.

``cards`` may call it, and the packages above.
It imports ``graphics`` and ``artwork``.
"""
