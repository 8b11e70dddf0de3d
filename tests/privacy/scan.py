"""Reads the whole store, to search it for traces of a player."""

import re
import zlib
from collections.abc import Iterable, Iterator

from redis.asyncio import Redis

from bot.core.actions import Action, Player, Verb
from bot.core.compact_numbers import SMALL, in_digits
from bot.sessions.service import event_digest
from bot.storage.keys import member_of, met_as

DAYS = range(1, 60)
GONE = re.compile(r"sb1:\{day:(\d+)\}:gone")


async def everything(redis: Redis) -> dict[str, list[bytes]]:
    """Return the content of each key: fields, members and values, and its dump."""
    keys = [key async for key in redis.scan_iter("*", count=10_000)]
    async with redis.pipeline(transaction=False) as together:
        for key in keys:
            together.type(key)
        kinds = await together.execute()
        for key, kind in zip(keys, kinds, strict=True):
            match kind:
                case b"string":
                    together.get(key)
                case b"hash":
                    together.hgetall(key)
                case b"set":
                    together.smembers(key)
                case b"zset":
                    together.zrange(key, 0, -1)
                case _:
                    raise AssertionError(f"{key!r} is a {kind!r}")
            together.dump(key)
        contents = await together.execute()
    read = zip(keys, contents[::2], contents[1::2], strict=True)
    return {key.decode(): [*_words(value), dump or b""] for key, value, dump in read}


def _words(value: bytes | dict[bytes, bytes] | Iterable[bytes] | None) -> Iterator[bytes]:
    """Yield all fields, members and values of a key."""
    if isinstance(value, bytes):
        yield _unpacked(value)
    elif isinstance(value, dict):
        yield from map(_unpacked, (word for pair in value.items() for word in pair))
    else:
        yield from value or ()


def _unpacked(word: bytes) -> bytes:
    try:
        return zlib.decompress(word)
    except zlib.error:
        return word


async def sessions_of(redis: Redis, player: Player) -> set[str]:
    """Return the ids of all games of a player."""
    own = f"sb1:{{{player.chat}:{player.id}}}:"
    keys = [key async for key in redis.scan_iter(f"{own}game:*")]
    games = {str(key, "ascii").rpartition(":")[2] for key in keys if isinstance(key, bytes)}
    attempts = {
        str(name, "ascii") for name in (await redis.hgetall(f"{own}runs")).values() if isinstance(name, bytes)
    }
    return games | attempts


def marks_of(player: Player, name: str, sessions: Iterable[str]) -> set[bytes]:
    """Return everything that identifies a player: id, name, games, and digests of the id."""
    number = player.id
    words = {str(number), f"{number:x}", in_digits(number), in_digits(number, SMALL), name, *sessions}
    words |= {member_of(player)}
    words |= {met_as(player, day) for day in DAYS}
    events = (f"{word} {day}" for word in ("daily", "practice") for day in DAYS)
    words |= {event_digest(player, Action(Verb.DAILY, event=event)) for event in events}
    return {word.encode() for word in words if word}


async def traces(redis: Redis, marks: Iterable[bytes]) -> dict[str, list[bytes]]:
    """Return the keys whose names or contents have such marks, and the marks found."""
    found = {}
    any_mark = re.compile(b"|".join(map(re.escape, sorted(marks, key=len, reverse=True))))
    for key, contents in (await everything(redis)).items():
        hits = {hit for word in (key.encode(), *contents) for hit in any_mark.findall(word)}
        if hits:
            found[key] = sorted(hits)
    return found


async def left_of(redis: Redis, who: Player, marks: Iterable[bytes]) -> dict[str, list[bytes]]:
    """Return the traces of a player, except that a day was begun: PRIVACY.md allows that for three days."""
    found = await traces(redis, marks)
    for key in list(found):
        day = GONE.fullmatch(key)
        if day and found[key] == [met_as(who, int(day[1])).encode()]:
            assert 0 < await redis.ttl(key) <= 3 * 24 * 60 * 60
            del found[key]
    return found
