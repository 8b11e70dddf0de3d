"""The web chat: a page on an address of this machine that works like a chat, served by aiohttp.

The application starts ``adapter``.
Imports ``app``, ``storage.chat_history``, ``core``, ``runtime`` and aiohttp.
"""
