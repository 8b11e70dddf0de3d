"""Clients of one server or a cluster, with a circuit breaker, and why a server refuses the bot.

Called by the application and by the operators' commands.
Imports ``config``, ``observability`` and redis-py.
"""
