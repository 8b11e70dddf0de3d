"""Checks that updates have the documented types, because the library accepts any.

Source: https://core.telegram.org/bots/api#update
"""

from collections.abc import Mapping
from typing import Any

LARGEST_ID = (1 << 52) - 1
"""Ids of users and chats have 52 bits at most: https://core.telegram.org/bots/api#user."""

USER_FIELDS = frozenset({"from", "user", "via_bot", "receiver_user"})
"""Fields that hold a user."""
CHAT_FIELDS = frozenset({"chat", "sender_chat"})
"""Fields that hold a chat."""
CHAT_ID_FIELDS = frozenset({"migrate_to_chat_id", "migrate_from_chat_id"})
INTEGER_FIELDS = frozenset({
    "update_id", "message_id", "message_thread_id", "ephemeral_message_id", "date",
})  # fmt: skip
"""Fields that hold a non-negative integer."""
TEXT_FIELDS = frozenset({
    "text", "caption", "data", "query", "first_name", "last_name", "username", "language_code", "type",
    "status",
})  # fmt: skip
STRING_ID_FIELDS = frozenset({"callback_query", "inline_query"})
"""Objects whose id is a string."""


def is_well_formed(update: Mapping[str, Any]) -> bool:
    """Return whether every field that the bot reads has the documented type."""
    try:
        return all(_is_valid_part(name, value) for name, value in update.items())
    except RecursionError:  # no real update is nested so deeply
        return False


def _is_valid_part(name: str, value: object) -> bool:
    if name in TEXT_FIELDS:
        return isinstance(value, str)
    if name in INTEGER_FIELDS:
        return type(value) is int and 0 <= value <= LARGEST_ID
    if name in CHAT_ID_FIELDS:
        return _is_chat_id(value)
    if isinstance(value, list):
        return all(_is_valid_part(name, item) for item in value)
    if not isinstance(value, dict):
        return name not in USER_FIELDS | CHAT_FIELDS | STRING_ID_FIELDS
    if name in USER_FIELDS and not (_is_chat_id(value.get("id")) and value["id"] > 0):
        return False
    if name in CHAT_FIELDS and not _is_chat_id(value.get("id")):
        return False
    if name in STRING_ID_FIELDS and not isinstance(value.get("id"), str):
        return False
    return all(_is_valid_part(part, inner) for part, inner in value.items())


def _is_chat_id(number: object) -> bool:
    return type(number) is int and 0 < abs(number) <= LARGEST_ID
