"""The repository of all that is stored of a player: read as a whole, and deleted.

Features declare the keys that are theirs (``Feature.personal_data``). The others are here: the sessions with
their lists and the first games of days, the settings, the typed records, the history of the web chat, and the
message in a chat that shows the board of the table.

=====================  ======  ==========================================================================
key                    type    what it holds
=====================  ======  ==========================================================================
``sb1:{CHAT:ID}:left``  hash    after a deletion: references in shared keys that are still to be removed
                                (``ReferenceRule``), for 400 days at most
=====================  ======  ==========================================================================
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from itertools import chain
from typing import TypeAlias

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.personal_data import Content, KeyType, PersonalData, References
from bot.core.retention import DAY
from bot.features import all_features
from bot.storage.board_messages import BOARD_MESSAGE
from bot.storage.chat_history import CHAT_HISTORY
from bot.storage.decoding import Argument, decode_hash, decode_text
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import SESSION_LISTS, PlayerPart, first_game_key, player_key, session_key
from bot.storage.player_data import PlayerData
from bot.storage.player_store import stored_sessions
from bot.storage.typed_record_store import TYPED_RECORDS
from engine.games import all_games

SETTINGS = PersonalData(PlayerPart.SETTINGS, KeyType.HASH, "settings", decode_hash)
FIRST_GAME_DAYS = range(-3, 2)
"""Days from today in UTC on which a first game may be stored: it is stored for two days, and the date in the
player's time zone may be the one before or after."""
REFERENCE_SECONDS = 400 * DAY
"""The longest life of a leaderboard."""

Answer: TypeAlias = "dict[bytes, bytes] | list[bytes] | set[bytes] | bytes | None"


class PersonalDataStore:
    """Reads and deletes all keys of a player. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        declared = (one for feature in all_features() for one in feature.personal_data)
        self.parts: tuple[PersonalData, ...] = (
            SETTINGS,
            TYPED_RECORDS,
            CHAT_HISTORY,
            BOARD_MESSAGE,
            *declared,
        )
        """What is read, exported and deleted besides the sessions."""
        self._redis = redis
        self._rules = {one.part: one.references for one in self.parts if one.references}
        functions = "\n".join(f"find['{rule.kind}'] = {rule.script}" for rule in self._rules.values())
        script = (files("bot.storage") / "forget.lua").read_text("utf-8")
        self._forget = redis.register_script(f"local find = {{}}\n{functions}\n{script}")

    async def load(self, player: Player, now: int) -> PlayerData:
        """Return everything that is stored of a player."""
        firsts = _first_games(now)
        async with pipelined(self._redis, transaction=False) as pipeline:
            read: dict[KeyType, Callable[[str], object]] = {
                KeyType.HASH: pipeline.hgetall,
                KeyType.STRING: pipeline.get,
                KeyType.SET: pipeline.smembers,
                KeyType.SORTED_SET: lambda key: pipeline.zrange(key, 0, -1),
            }
            for one in self.parts:
                read[one.type](player_key(player, PlayerPart(one.part)))
            for name in SESSION_LISTS:
                pipeline.zrevrange(player_key(player, name), 0, -1)
            for game, day in firsts:
                pipeline.get(first_game_key(player, game, day))
            pipeline.hgetall(player_key(player, PlayerPart.REFERENCES))
            *answers, left = await pipeline.execute()
        listed, found = answers[len(self.parts) : -len(firsts)], answers[-len(firsts) :]
        lists = dict(zip(SESSION_LISTS, listed, strict=True))
        sessions = await stored_sessions(self._redis, player, chain.from_iterable(listed))
        return PlayerData(
            {
                one: {name: sessions[name] for name in map(decode_text, names) if name in sessions}
                for one, names in lists.items()
            },
            {first: decode_text(name) for first, name in zip(firsts, found, strict=True) if name is not None},
            {one.part: _content(answer) for one, answer in zip(self.parts, answers, strict=False)},
            self._references(left),
        )

    async def forget(self, player: Player, now: int) -> References:
        """Delete every key of a player in one script, and return the references to the player in shared keys.

        These stay stored until ``forget_references`` is called, so that a repeated deletion finds them. A
        concurrent change of a game finds no game to change. What the player starts or chooses later is a new
        beginning.
        """
        others = [one.part for one in self.parts if one.part not in self._rules]
        parts = (PlayerPart.REFERENCES, *SESSION_LISTS, *map(PlayerPart, (*self._rules, *others)))
        keys = [player_key(player, part) for part in parts]
        keys += [first_game_key(player, game, day) for game, day in _first_games(now)]
        kinds = [rule.kind for rule in self._rules.values()]
        arguments: list[Argument] = [session_key(player, ""), REFERENCE_SECONDS, len(SESSION_LISTS), *kinds]
        words: list[bytes] = await answer_of(self._forget(keys=keys, args=arguments))
        return self._references(dict(zip(words[::2], words[1::2], strict=True)))

    async def forget_references(self, player: Player, references: References) -> None:
        """Delete references when the player has been removed from the shared keys."""
        if references.stored:
            await answer_of(self._redis.hdel(player_key(player, PlayerPart.REFERENCES), *references.stored))

    def _references(self, left: Mapping[bytes, bytes]) -> References:
        """Return the references of declared kinds; only other versions know what others are."""
        kinds = {rule.kind for rule in self._rules.values()}
        stored = decode_hash(left)
        return References({name: text for name, text in stored.items() if name.partition(":")[0] in kinds})


def _first_games(now: int) -> list[tuple[str, str]]:
    """Return every game with every day on which its first game may be stored."""
    today = datetime.fromtimestamp(now, UTC).date()
    days = [(today + timedelta(days=days)).isoformat() for days in FIRST_GAME_DAYS]
    return [(game.name, day) for game in all_games() for day in days]


def _content(answer: Answer) -> Content:
    match answer:
        case None:
            return {}
        case bytes():
            return {b"": answer}
        case dict():
            return answer
    return dict.fromkeys(answer, b"")
