"""The page as it is served into a chat's frame: where, and with which security policy."""

from collections.abc import Mapping

from bot.core.actions import Chat

FRAME = "frame_id"
"""The parameter with which Discord opens an Activity at the root of its address; the SDK reads it, too."""
TELEGRAM_SCRIPT = "https://telegram.org/js/telegram-web-app.js"

FRAMES = {
    Chat.TELEGRAM: "https://*.telegram.org",
    Chat.DISCORD: "https://discord.com https://*.discord.com https://*.discordsays.com",
}
"""The hosts that may show the page in a frame: Telegram's web clients, and Discord's with its proxy. The apps
of both show it in no frame of a site."""
SCRIPTS = {Chat.TELEGRAM: f" {TELEGRAM_SCRIPT}", Chat.DISCORD: ""}


def content_policy(chat: Chat) -> str:
    """Return the content security policy of the page inside a chat."""
    return (
        f"default-src 'none'; script-src 'self'{SCRIPTS[chat]}; style-src 'self'; img-src 'self'; "
        f"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors {FRAMES[chat]}"
    )


def is_activity(query: Mapping[str, str]) -> bool:
    """Return whether the parameters of the root are those with which Discord opens an Activity."""
    return FRAME in query
