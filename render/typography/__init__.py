"""Glyphs and words as sprites: the fonts, Japanese, and symbols that the fonts lack."""
