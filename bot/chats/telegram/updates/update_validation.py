"""Whether an update is built as Telegram builds them: the library takes whatever stands there.

Source: https://core.telegram.org/bots/api#update
"""

from collections.abc import Mapping
from typing import Any

LARGEST = (1 << 52) - 1
"""Numbers of users and chats have 52 bits at most: https://core.telegram.org/bots/api#user."""

SOMEBODY = frozenset({"from", "user", "via_bot"})
"""Where users stand."""
SOMEWHERE = frozenset({"chat", "sender_chat"})
"""Where chats stand."""
CHATS = frozenset({"migrate_to_chat_id", "migrate_from_chat_id"})
COUNTED = frozenset({"update_id", "message_id", "message_thread_id", "date"})
"""Whole numbers."""
TEXTS = frozenset(
    {
        "text",
        "caption",
        "data",
        "query",
        "first_name",
        "last_name",
        "username",
        "language_code",
        "type",
        "status",
    }
)
NAMED = frozenset({"callback_query", "inline_query"})
"""What has a name of its own, that is a text."""


def is_shapely(update: Mapping[str, Any]) -> bool:
    """Tell whether all that the bot reads of an update is a number or a text where it should be one."""
    try:
        return all(_fits(name, value) for name, value in update.items())
    except RecursionError:  # so deep is none of them
        return False


def _fits(name: str, value: object) -> bool:
    """Tell the same of a part of an update, by the name that it has there."""
    if name in TEXTS:
        return isinstance(value, str)
    if name in COUNTED:
        return type(value) is int and 0 <= value <= LARGEST
    if name in CHATS:
        return _is_chat(value)
    if isinstance(value, list):
        return all(_fits(name, one) for one in value)
    if not isinstance(value, dict):
        return name not in SOMEBODY | SOMEWHERE | NAMED
    if name in SOMEBODY and not (_is_chat(value.get("id")) and value["id"] > 0):
        return False
    if name in SOMEWHERE and not _is_chat(value.get("id")):
        return False
    if name in NAMED and not isinstance(value.get("id"), str):
        return False
    return all(_fits(part, inner) for part, inner in value.items())


def _is_chat(number: object) -> bool:
    return type(number) is int and 0 < abs(number) <= LARGEST
