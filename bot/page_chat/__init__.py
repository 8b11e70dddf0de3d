"""The local page: a chat of our own in the browser, served by aiohttp."""
