"""What operators do besides running the bot: check it, back its games up, restore them, watch its health.

Called by the command line and by the application.
Imports everything below the application.
"""
