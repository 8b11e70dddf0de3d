"""The links that invite the bot to Discord, and the permissions that they ask for.

Source: https://discord.com/developers/docs/topics/oauth2#bot-authorization-flow
"""

import discord
from discord.utils import oauth_url

from bot.core.public_links import InviteLink

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot needs in a server."""
COMMANDS_SCOPE, BOT_SCOPE = "applications.commands", "bot"
TO_USER = "&integration_type=1"
"""What makes a link add the bot for a user instead of to a server; discord.py does not know it."""


def invite_links(application: int) -> tuple[InviteLink, ...]:
    """Return the links with which an application is added to a server, and to a user's own account."""
    to_server = oauth_url(application, permissions=PERMISSIONS, scopes=(BOT_SCOPE, COMMANDS_SCOPE))
    to_user = oauth_url(application, scopes=(COMMANDS_SCOPE,)) + TO_USER
    return (
        InviteLink("add the bot to a Discord server", to_server),
        InviteLink("use the bot everywhere in Discord yourself", to_user),
    )
