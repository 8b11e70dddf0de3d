"""The Valkey server that the bot starts for itself where no Redis is configured.

Called by the application and by the operators' commands.
Imports ``core`` and ``runtime``.
"""
