"""The links that invite people and groups to the bot in Telegram.

Source: https://core.telegram.org/api/links#bot-links
"""

from telegram.helpers import create_deep_linked_url

from bot.core.public_links import InviteLink


def invite_links(username: str) -> tuple[InviteLink, ...]:
    """Return the links that open the private chat with a bot, and that add it to a group."""
    private_chat = create_deep_linked_url(username)
    # Without a start parameter, because the bot greets a group that it has joined without one.
    return (
        InviteLink("play in Telegram", private_chat),
        InviteLink("add the bot to a Telegram group", f"{private_chat}?startgroup"),
    )
