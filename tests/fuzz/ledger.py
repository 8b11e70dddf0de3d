"""Checks of the store after any input: keys, their sizes and expiry, and the stored games."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from redis.asyncio import Redis

from bot.core.session import Session
from engine.errors import RefusedError

PLAYER = r"\{(?:page|discord|telegram):[0-9]{1,20}\}"
GROUP = r"\{(?:discord|telegram):group:-?[0-9]{1,20}\}"
LEADERBOARDS = (
    r"(?:day:[0-9]+(?::assisted|:counts|:met)?|week:[0-9]{4}-W[0-9]{2}|month:[0-9]{4}-[0-9]{2}|last|"
    r"skills|rating|seen|rated|streak(?::seen|:[0-9]{4}-W[0-9]{2})?)"
)
OWN = re.compile(
    rf"sb1:{PLAYER}:(?:(?P<game>game:[0-9a-z]{{1,12}})|open|past|exercises|self|tally|awards|days|runs|excused|records|"
    r"lessons|mistakes|puzzles|reminders|friends|seasons|compared|five|(?P<posts>posts)|page|table|"
    r"first:[a-z]+:[0-9]{4}-[0-9]{2}-[0-9]{2})"
)
SHARED = re.compile(
    rf"sb1:(?:{GROUP}:(?:self|post|mentions|moved|was|{LEADERBOARDS})|\{{all\}}:(?:first|groups:[0-9]+|puzzles|puzzle:[0-9]+|puzzle-attempt:[0-9a-f]{{10}}|{LEADERBOARDS})|"
    r"\{daily\}:(?:puzzles|first)|secret:[a-z]+|\{closing\}:(?:done|lease|beat|outages|downtimes)|\{lost:[0-9]+\}:(?:runs|crux)|"
    r"\{leagues\}:(?:week|divisions|open|waiting|next|last)|"
    r"\{day:[0-9]+\}:(?:playing|gone)|\{pace:[a-z]+\}:(?:next|counts)|(?:posts|reminders|friends):[a-z]+|"
    r"launch:[0-9a-f]{32}|\{friend:[0-9a-z]{13}\}:challenge|\{deal:[0-9a-f]{16}\}(?::[0-9a-f]{1,16})?|plan)"
)
LISTS = {"open": 20, "past": 200, "exercises": 20}
"""The lists of a player's games, and the most games in each."""
MOST_BYTES = 512 * 1024
"""The maximum size of a player's key; the largest is the page's chat history of a hundred messages."""


class Ledger:
    """Checks the whole store."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._protected: dict[bytes, bytes | None] = {}
        self._prefixes: tuple[bytes, ...] = ()

    async def protect(self, *prefixes: str) -> None:
        """Remember the keys with these prefixes: their owners do nothing, so they must not change."""
        self._prefixes = tuple(prefix.encode() for prefix in prefixes)
        self._protected = await self._protected_values()

    async def complaints(self) -> list[str]:
        found = []
        now = await self._protected_values()
        found += [f"another player's inputs changed {key!r}" for key in now.keys() | self._protected.keys()
                  if now.get(key) != self._protected.get(key)]  # fmt: skip
        async for key in self._redis.scan_iter("*", count=1000):
            found += [f"{key!r}: {complaint}" for complaint in await self._of(key.decode("utf-8", "replace"))]
        return found

    async def clear(self, owners: Iterable[str]) -> None:
        """Delete the data of players, as if it had expired."""
        for owner in owners:
            keys = [key async for key in self._redis.scan_iter(f"sb1:{{{owner}}}:*", count=1000)]
            if keys:
                await self._redis.delete(*keys)

    async def _protected_values(self) -> dict[bytes, bytes | None]:
        keys = [key async for key in self._redis.scan_iter("*", count=1000) if key.startswith(self._prefixes)]
        return {key: await self._redis.dump(key) for key in keys} if self._prefixes else {}

    async def _of(self, key: str) -> list[str]:
        own = OWN.fullmatch(key)
        if own is None:
            return [] if SHARED.fullmatch(key) else ["the schema has no such key"]
        found = []
        async with self._redis.pipeline(transaction=False) as together:
            together.memory_usage(key)
            together.ttl(key)
            size, life = await together.execute()
        if (size or 0) > MOST_BYTES:
            found.append(f"{size} bytes")
        if life == -1 and not own["posts"]:
            found.append("it never expires")
        if most := LISTS.get(key.rpartition(":")[2]):
            if await self._redis.zcard(key) > most:
                found.append(f"more than {most} games")
        elif own["game"]:
            found += await self._of_game(key)
        return found

    async def _of_game(self, key: str) -> list[str]:
        name, prefix = key.rpartition(":")[2], key.partition("game:")[0]
        async with self._redis.pipeline(transaction=False) as together:
            together.get(key)
            for place in LISTS:
                together.zscore(f"{prefix}{place}", name)
            text, *scores = await together.execute()
        if text is None:
            return []  # it has just expired
        places = [place for place, score in zip(LISTS, scores, strict=True) if score is not None]
        if len(places) != 1:
            return [f"it is in the lists {places}"]
        return list(faults(name, text.decode("utf-8", "replace"), places[0]))


def faults(name: str, text: str, place: str) -> Iterator[str]:
    """Yield what is wrong with a stored game: its moves, and its undone moves, must replay by the rules."""
    try:
        session = Session.read(name, text)
        position = session.record.replay()
    except (RefusedError, ValueError, LookupError, TypeError) as error:
        yield f"it cannot be read: {error!r}"
        return
    if session.text != text:
        yield f"it would be written {session.text!r} and is stored as {text!r}"
    if place != ("exercises" if session.exercise else "past" if session.is_over(position) else "open"):
        yield f"it is in the list {place}"
    if session.base > len(session.record.moves):
        yield "a move of its beginning was undone"
    again = session
    try:
        while again.undone:
            again = replace(again.played_again(), has_given_up=False)
        again.record.replay()
    except RefusedError as error:
        yield f"what was undone cannot be redone: {error}"
    if not session.began <= session.moved or session.revision < 1:
        yield "its times or its revision are impossible"
