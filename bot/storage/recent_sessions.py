"""What a player played last, read together with other hashes of the player.

It reads the lists of sessions that ``player_store.py`` describes, and writes nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import chain
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.session import Session
from bot.storage.decoding import decode_hash, decode_text, log_fault
from bot.storage.errors import UnreadableGameError, answer_of, pipelined
from bot.storage.keys import SESSION_LISTS, PlayerPart, player_key, session_key
from bot.storage.player_store import parse_session, stored_sessions

MOST_OF_LIST = 8
"""Sessions of each list that are looked at: the exercises among them may all be finished."""
LISTS = (PlayerPart.PAST_GAMES, PlayerPart.UNFINISHED_GAMES, PlayerPart.EXERCISES)


@dataclass(frozen=True, slots=True)
class RecentSessions:
    """The sessions that a player may want to go on with."""

    current: Session | None = None
    """The one that typed moves go to, which may be finished; ``None`` if there is none that can be read."""
    others: tuple[bytes, ...] = ()
    """The ids of unfinished games, and of exercises that may be finished, the last one played first."""
    past: tuple[bytes, ...] = ()
    """The ids of finished games, the last one played first."""
    has_games: bool = False
    """Whether the player has any game or exercise."""
    hashes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The other hashes that were read with them, by the names of their keys after the player."""


class RecentSessionStore:
    """Reads what a player played last. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        script = (files("bot.storage") / "last_games.lua").read_text("utf-8")
        self._last_games = redis.register_script(script)

    async def last_games(self, player: Player) -> tuple[str, ...]:
        """Return the names of the games that a player played last, the latest first, in one round trip."""
        keys = [player_key(player, part) for part in SESSION_LISTS]
        names: list[bytes] = await answer_of(
            self._last_games(keys=keys, args=[session_key(player, ""), MOST_OF_LIST])
        )
        return tuple(dict.fromkeys(map(decode_text, names)))

    async def look(self, player: Player, current: str, hashes: Sequence[str] = ()) -> RecentSessions:
        """Return a player's sessions, of which ``current`` is the one for typed moves, in one round trip."""
        async with pipelined(self._redis, transaction=False) as together:
            for part in LISTS:
                together.zrevrange(player_key(player, part), 0, MOST_OF_LIST - 1, withscores=True)
            for name in hashes:
                together.hgetall(player_key(player, PlayerPart(name)))
            if current:
                together.get(session_key(player, current))
            found = await together.execute()
        past, *others = (cast(list[tuple[bytes, float]], part) for part in found[: len(LISTS)])
        read = found[len(LISTS) : len(LISTS) + len(hashes)]
        text = cast(bytes | None, found[-1]) if current else None
        latest = sorted(chain.from_iterable(others), key=lambda one: -one[1])
        return RecentSessions(
            next(iter(_readable({current: decode_text(text)})), None) if text is not None else None,
            tuple(name for name, _ in latest if decode_text(name) != current),
            tuple(name for name, _ in past if decode_text(name) != current),
            bool(past or latest),
            {name: decode_hash(fields) for name, fields in zip(hashes, read, strict=True)},
        )

    async def sessions(self, player: Player, names: Iterable[bytes]) -> tuple[Session, ...]:
        """Return those of the sessions that are stored and can be read, in the order of their ids."""
        return tuple(_readable(await stored_sessions(self._redis, player, names)))


def _readable(stored: Mapping[str, str]) -> Iterable[Session]:
    for name, text in stored.items():
        try:
            yield parse_session(name, text)
        except UnreadableGameError as error:
            log_fault(str(error))
