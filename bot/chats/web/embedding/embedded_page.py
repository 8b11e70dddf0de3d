"""The page as it is served into a chat's frame: where, and with which security policy."""

from collections.abc import Mapping

from bot.chats.web.static_files import common_files
from bot.core.actions import Chat

FRAME = "frame_id"
"""The parameter with which Discord opens an Activity at the root of its address; the SDK reads it, too."""
ACTIVITY_MODULE = "/activity-sdk.js"
"""The path of Discord's SDK, without which the table does not open there; ``make activity`` builds it."""
TELEGRAM_SCRIPT = "https://telegram.org/js/telegram-web-app.js"

FRAMES = {Chat.TELEGRAM: "https://*.telegram.org", Chat.DISCORD: "https://discord.com https://*.discord.com"}
"""The hosts that may show the page in a frame: Telegram's web clients, and Discord's, besides its proxy for
the own application. The apps of both show it in no frame of a site."""
SCRIPTS = {Chat.TELEGRAM: f" {TELEGRAM_SCRIPT}", Chat.DISCORD: ""}


def proxy_origin(application: str) -> str:
    """Return the origin of Discord's proxy for an application; that of others belongs to somebody else."""
    return f"https://{application}.discordsays.com"


def content_policy(chat: Chat, application: str = "") -> str:
    """Return the security policy of the page inside a chat; ``application`` is the bot's in Discord."""
    frames = f"{FRAMES[chat]} {proxy_origin(application)}" if application else FRAMES[chat]
    return (
        f"default-src 'none'; script-src 'self'{SCRIPTS[chat]}; style-src 'self'; img-src 'self'; "
        f"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors {frames}"
    )


def has_activity_module() -> bool:
    """Return whether Discord's SDK is built."""
    return ACTIVITY_MODULE in common_files()


def is_activity(query: Mapping[str, str]) -> bool:
    """Return whether the parameters of the root are those with which Discord opens an Activity."""
    return FRAME in query
