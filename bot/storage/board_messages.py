"""The repository of the message in a chat that shows a player's board, so that the table can change it.

========================  ======  ========================================================================
key                       type    what it holds
========================  ======  ========================================================================
``sb1:{CHAT:ID}:table``   string  the message that showed a board last, as JSON; for 30 days. The
                                  interaction token in it is of use for 15 minutes
========================  ======  ========================================================================
"""

from typing import cast

from pydantic import TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass
from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import Content, Json, KeyType, PersonalData
from bot.core.retention import DAY
from bot.storage.decoding import log_fault
from bot.storage.errors import answer_of
from bot.storage.keys import PlayerPart, player_key
from bot.storage.stored_messages import validation_fault

MESSAGE_SECONDS = 30 * DAY


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """The message of a chat in which a board is shown."""

    session: str
    """The id of the session whose board it shows."""
    channel: int
    """The id of its channel or chat."""
    message: int
    thread: int = 0
    """The id of its topic; 0 without one."""
    has_picture: bool = False
    """Whether it has a picture, which Telegram cannot turn into a text."""
    is_private: bool = False
    """Whether only the player sees it, as an ephemeral message."""
    token: str = ""
    """The token of the interaction that opened the table; empty without one."""
    token_until: int = 0
    """When that token expires, in Unix seconds."""


MESSAGE = TypeAdapter(BoardMessage)


class BoardMessages:
    """Reads and writes this key. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def note(self, player: Player, message: BoardMessage) -> None:
        """Store the message that shows a player's board now."""
        key = player_key(player, PlayerPart.TABLE)
        await answer_of(self._redis.set(key, MESSAGE.dump_json(message), ex=MESSAGE_SECONDS))

    async def find(self, player: Player) -> BoardMessage | None:
        """Return the message that showed a player's board last; ``None`` if none is known."""
        text = cast(bytes | None, await answer_of(self._redis.get(player_key(player, PlayerPart.TABLE))))
        return _read_board_message(text) if text else None


def _read_board_message(text: bytes) -> BoardMessage | None:
    try:
        return MESSAGE.validate_json(text)
    except ValidationError as error:  # another version has stored it
        log_fault(validation_fault(error))
        return None


def _export(content: Content) -> "Json | None":
    """Return the message without its token, which is of no use to the player; ``None`` if none is known."""
    message = _read_board_message(content[b""]) if content else None
    if message is None:
        return None
    return {"session": message.session, "channel": message.channel, "message": message.message}


BOARD_MESSAGE = PersonalData(PlayerPart.TABLE, KeyType.STRING, "board_message", _export)
