"""The page as a table inside a chat: a Mini App in Telegram, an Activity in Discord.

The page's adapter calls it.
Imports the modules of the page beside it, ``core``, ``storage``, and aiohttp.
"""
