"""Tokens of tables: who plays at a table inside a chat, without cookies, which frames of other sites lack."""

import hmac
import re
from dataclasses import dataclass

from bot.core.actions import Chat, Player

TOKEN_SECONDS = 24 * 60 * 60
"""How long a table can be used after it was opened; then it is opened again from the chat."""

TOKEN = re.compile(
    r"(?P<chat>discord|telegram)\.(?P<id>[0-9]{1,20})\.(?P<until>[0-9]{1,11})\.(?P<language>[A-Za-z0-9-]{0,35})"
    r"\.(?P<signature>[0-9a-f]{64})",
    re.ASCII,
)
TAG = re.compile(r"[A-Za-z0-9-]{1,35}", re.ASCII)
"""A language tag; chats say nothing longer."""


@dataclass(frozen=True, slots=True)
class TableVisit:
    """Who plays at a table."""

    player: Player
    language: str
    """That of the player's client; empty if the chat does not say."""


class TableTokens:
    """Signs and checks tokens with one secret, of two kinds: to play, and only to see pictures.

    The second kind is part of the addresses of pictures, which browsers ask for without headers.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token(self, visit: TableVisit, now: float) -> str:
        """Return the token with which a player plays from a moment on, in Unix seconds."""
        return self._written("table", visit, int(now) + TOKEN_SECONDS)

    def picture_key(self, visit: TableVisit, now: float) -> str:
        """Return what the addresses of a player's pictures end with."""
        return self._written("pictures", visit, int(now) + TOKEN_SECONDS)

    def visit(self, token: str, now: float) -> TableVisit | None:
        """Return who plays with a token; ``None`` if it is not valid, or not any more."""
        return self._checked("table", token, now)

    def viewer(self, key: str, now: float) -> TableVisit | None:
        """Return who sees pictures with a key; ``None`` if it is not valid, or not any more."""
        return self._checked("pictures", key, now)

    def _written(self, purpose: str, visit: TableVisit, until: int) -> str:
        language = visit.language if TAG.fullmatch(visit.language) else ""
        text = f"{visit.player.chat}.{visit.player.id}.{until}.{language}"
        return f"{text}.{self._sign(purpose, text)}"

    def _checked(self, purpose: str, token: str, now: float) -> TableVisit | None:
        found = TOKEN.fullmatch(token)
        if found is None:
            return None
        text = token.rpartition(".")[0]
        if not hmac.compare_digest(found["signature"], self._sign(purpose, text)) or now > int(
            found["until"]
        ):
            return None
        return TableVisit(Player(Chat(found["chat"]), int(found["id"])), found["language"])

    def _sign(self, purpose: str, text: str) -> str:
        return hmac.new(self._secret, f"{purpose}:{text}".encode(), "sha256").hexdigest()
