"""Hostile inputs by the hundred thousand, through the parsers and through every chat's own adapter.

``python -m tests.fuzz`` (``make fuzz``) sends as many as one likes; the tests beside this a few thousand.
Everything is drawn by seeded generators: a failure says by which command it comes again.
"""
