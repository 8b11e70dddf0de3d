"""Drawing tools: themes and palettes, vector drawing, antialiasing, sprite formats, pasting.

Every other package of ``render`` may call it.
It imports nothing of this project: it is the lowest package of ``render``.
"""
