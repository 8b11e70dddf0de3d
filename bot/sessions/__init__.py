"""A request with all that its answer depends on, and the games it is about: loaded, changed, saved.

Features and the app call it.
Imports ``screens``, ``storage`` and everything below.
"""
