"""The cards of each deck: outline, back, shadow, empty place; a file for each deck in ``decks``.

``boards`` may call it for the sizes of cards, and ``painting`` for their pictures.
It imports ``graphics``, ``artwork`` and ``typography``.
"""
