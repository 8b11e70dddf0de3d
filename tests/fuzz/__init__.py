"""Hostile inputs for parsers and adapters from seeded generators: ``make fuzz``; the tests send a few."""
