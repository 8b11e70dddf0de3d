"""Vector artwork of the decks: suits, shapes, court figures."""
