"""What the process runs on: worker pool, cancellation, message updates, HTTP servers, rate limits.

Chats, features and the application call it.
Imports ``observability`` and ``core``; it knows no game and no Redis.
"""
