"""Changes a store as a later version of the bot might: what this one does not know, in every kind of value.

Later versions may add fields to hashes and JSON, words to the ends of lines, members to sets, and names to
whatever has names: games, options, kinds of exercises and goals, chats, verbs, themes, pictures. What an
earlier version could not skip is a ``Migration`` that names the oldest version that may still use the store.
"""

import json
import zlib
from collections.abc import Callable, Mapping
from typing import cast

from redis.asyncio import Redis

from bot.core.game_counts import GameCounts
from bot.storage.decoding import Argument
from bot.storage.keys import CHALLENGES_KEY, PUZZLE_RATINGS_KEY, SCHEMA_KEY, LeaguesKey

LATER = "later"
CHANGED_GAMES: tuple[Callable[[str], str], ...] = (
    lambda record: record.replace("/1", f"/1 {LATER}", 1),
    lambda record: record.replace("/1", "/99", 1),
    lambda record: LATER + record[record.index("/") :],
    lambda record: f"{record} | {LATER} a b",
)
"""Records with an option, rules, a game or a move that this version does not know."""
NEW_FIELDS: Mapping[str, Mapping[str, str]] = {
    "self": {
        LATER: "1", "theme": LATER, "language": LATER, "zone": LATER, "results": LATER, "reminder": LATER,
        "clock": LATER, "device-zone": LATER,
    },
    "tally": {
        f"{LATER} *": GameCounts(played=3, won=1).text, LATER: "{}", "@2026-08": f'{{"{LATER}":[1,1,1]}}',
        "streaks": f'{{"{LATER} *":3}}',
    },
    "awards": {LATER: "1790000000", "first": "1790000000 3"},
    "days": {LATER: "1", "2": LATER},
    "five": {LATER: "1", "1": f"3 {LATER}", "2": LATER},
    "runs": {LATER: "0123456789"},
    "excused": {LATER: "0123456789"},
    "lessons": {LATER: "1790000000", "wish": "1790000000 2"},
    "puzzles": {f"rating:{LATER}": "25.0 8.0 1 1 1", LATER: "1", "open": LATER},
    "reminders": {LATER: "1"},
    "friends": {LATER: "1", "made:5": LATER, "took:0123456789": LATER},
    "challenge": {LATER: "1", "result:9": LATER, f"result:{LATER}": LATER},
    "seasons": {"2026-10": f"{LATER} 3,{LATER}", LATER: "1"},
    "left": {f"{LATER}:1": "1", f"day:{LATER}": ""},
    "post": {LATER: "1", "settings": '[3, 9, "UTC", 7, 0, 5, 1]'},
    "mentions": {LATER: "Anna"},
    "skills": {f"{LATER}:5": "25.0 8.0 1"},
}  # fmt: skip
"""By the last part of the name of a key, fields that a later version might store."""
NEW_MEMBERS = ("week:2026-W39", "month:2026-09", "rating", "day:4", "seen")
"""The ends of the names of leaderboards, in which players of another chat come."""


async def write_as_later_version(redis: Redis) -> int:
    """Change every kind of value; return the number of changed keys."""
    changed, games = 0, 0
    for key in sorted([key async for key in redis.scan_iter()]):
        name, kind = key.decode(), _bytes(await redis.type(key)).decode()
        if ":game:" in name:
            await redis.set(key, _changed_game(_bytes(await redis.get(key)), games))
            games += 1
        elif kind == "set":
            await redis.sadd(key, f"{LATER}:5")
        elif kind == "zset" and name.endswith(NEW_MEMBERS):
            await redis.zadd(key, {f"{LATER}:5": 10**12})
        elif not (kind == "hash" and await _change_hash(redis, name)):
            text = _changed_text(name, _bytes(await redis.get(key))) if kind == "string" else None
            if text is None:
                continue
            await redis.set(key, text)
        changed += 1
    await redis.hset(SCHEMA_KEY, mapping={"number": "99", "least": "1", LATER: "1"})
    return changed


async def _change_hash(redis: Redis, name: str) -> bool:
    """Change a hash; return whether it is of a kind that is changed."""
    part = name.rpartition(":")[2]
    if name == PUZZLE_RATINGS_KEY:
        for number, rating in (await redis.hgetall(name)).items():
            await redis.hset(name, number, _bytes(rating) + b" 1")
    elif name == CHALLENGES_KEY:
        await redis.hset(name, "1", f"{LATER} 1 2")
    elif part == "page":
        await _change_messages(redis, name)
    elif part in NEW_FIELDS:
        await redis.hset(name, mapping=cast(dict[Argument, Argument], NEW_FIELDS[part]))
    else:
        return False
    return True


def _changed_text(name: str, text: bytes) -> bytes | None:
    """Return a changed string; ``None`` for kinds that are not changed."""
    match name.rpartition(":")[2]:
        case "mistakes":
            return zlib.compress(zlib.decompress(text) + f"\n{LATER} 5".encode())
        case "crux":
            return text.replace(b"]", b",1]")
        case "rated":
            return text + b" 1"
        case _ if name == LeaguesKey.WEEK:
            return f"2026-W39 {LATER} 2026-W40".encode()
    return None


def _changed_game(text: bytes, number: int) -> str:
    """Return a stored game with a new field; every other one has a record of a later version, too."""
    revision, _, rest = text.decode().partition(" ")
    stored = json.loads(rest) | {LATER: {"form": 2}}
    if number % 2:
        change = CHANGED_GAMES[number // 2 % len(CHANGED_GAMES)]
        stored["record"] = change(stored["record"])
    elif number % 6 == 0:
        stored["exercise"] = f"{LATER} 0 - - 0"
    return f"{revision} {json.dumps(stored)}"


async def _change_messages(redis: Redis, key: str) -> None:
    """Change every other message: its first button, its picture or its board, in turn."""
    for name, packed in sorted((await redis.hgetall(key)).items()):
        if not name.isdigit():
            continue
        message = json.loads(zlib.decompress(_bytes(packed))) | {LATER: {"form": 2}}
        screen = message.get("screen", {})
        match int(name) % 8:
            case 1 if screen.get("rows"):
                screen["rows"][0][0]["action"]["verb"] = LATER
            case 3 if screen.get("picture"):
                screen["picture"] = {LATER: screen["picture"]}
            case 5 if screen.get("picture", {}).get("board"):
                screen["picture"]["board"]["game"] = LATER
            case 7 if screen.get("picture"):
                screen["picture"]["theme"] = LATER
        await redis.hset(key, name, zlib.compress(json.dumps(message).encode()))


def _bytes(stored: bytes | str | None) -> bytes:
    assert isinstance(stored, bytes)
    return stored
