"""``solitaire-bot check``: every setting and connection tested; nothing is changed.

Called by the command line.
Imports everything below the application.
"""
