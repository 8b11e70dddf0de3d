"""Vector artwork of the decks: suits, shapes, court figures.

``typography`` and ``cards`` may call it, and the packages above them.
It imports ``graphics`` only.
"""
