"""The files of a new game: their order, what each is for, and a template of each.

``python -m engine new`` and the tests call it.
It imports nothing but the standard library, and is the only package of the engine that writes files.
"""
