"""The configuration that operators set by environment variables, and what of it is secret.

Called by the program, the checks, and log formatting.
Imports ``core`` and ``i18n``.
"""
