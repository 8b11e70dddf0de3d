"""Everything that speaks Redis for players and groups: repositories, scripts, schema migrations.

Features and the application call it; chats do not, except the web chat's history.
Imports ``daily``, ``core`` and redis-py.
"""
