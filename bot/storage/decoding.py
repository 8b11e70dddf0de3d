"""What the store's client takes and gives, and how it is read."""

from collections.abc import Awaitable, Mapping
from typing import TypeAlias

Word: TypeAlias = "bytes | bytearray | memoryview[int] | str | int | float"
"""What the client takes for a word of a command."""
Kept: TypeAlias = "Awaitable[dict[bytes, bytes]]"
"""What the client gives for a hash."""


def decode_text(text: bytes) -> str:
    """Return a text as it is kept; what is not of UTF-8 in it has a mark in its place."""
    return text.decode("utf-8", "replace")


def decode_hash(kept: Mapping[bytes, bytes]) -> dict[str, str]:
    """Return a hash as texts."""
    return {decode_text(name): decode_text(value) for name, value in kept.items()}
