"""The web chat: a page that works like a chat, served by aiohttp on an address of this machine.

The application starts ``adapter``.
Imports ``app``, ``storage.chat_history``, ``core``, ``runtime`` and aiohttp.
"""
