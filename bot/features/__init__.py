"""The use cases, a package each and all alike: ``service``, ``screens``, ``store``, and values of their own.

``bot/services.py`` and ``bot/app.py`` call the services.
A feature imports lower packages, and of another feature only its ``service``.
"""
