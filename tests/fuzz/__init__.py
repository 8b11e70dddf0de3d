"""Hostile inputs for parsers and adapters from seeded generators: ``make fuzz``, and a few in the tests."""
