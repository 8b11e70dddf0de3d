"""Images as files: painted outside the event loop where that takes long, and cached.

Chats and the application call it; features only name themes.
Imports ``render``, ``core`` and ``observability``.
"""
