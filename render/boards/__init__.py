"""Where cards and words lie on the picture of a board; a file for each game in ``layouts``.

``painting`` may call it, and the packages above.
It imports ``graphics`` and ``cards``, and from the engine only boards and cards.
"""
