"""The values that pass between all parts: actions, screens, replies, sessions, settings, callback data.

Anybody may call it.
Imports the engine, ``seeds`` (certified deals) and ``i18n``; no Redis, no chat library, no event loop.
"""
