"""Adapters, a package for each chat: an event becomes an ``Action``, a ``Reply`` becomes native calls.

The application starts them.
An adapter imports ``app`` and what lies below the features; it knows no game and no store.
"""
