"""The repository of players in Redis: sessions, settings, statistics, achievements.

Every key of a player begins with ``sb1:{CHAT:ID}:``. 1 is the schema version, and the hash tag in braces
keeps a player's keys on one node of a cluster.

=====================  ======  ==========================================================================
key after the prefix   type    what it holds
=====================  ======  ==========================================================================
``game:SESSION``       string  a session: its revision, a space, and JSON (``Session.text``)
``open``               zset    the unfinished games, by the time of their last change
``past``               zset    the finished ones, by the same; daily challenges for 21 days
``exercises``          zset    the exercises, finished or not, by the same
``self``               hash    ``current``: the game that typed moves go to; ``name``: the display name
                               when a result was counted last, or a league was joined; the settings, each
                               in the field that its feature declares (``Feature.settings``)
``tally``              hash    statistics (``bot/core/game_counts.py``): at most 345 fields
``awards``             hash    the achievements by name, and when each was reached
``compared``           hash    the first attempts at deals (``first_attempt.py``), 400 days after the last
``first:GAME:DAY``     string  the session of the first game of that kind on a day, for two days
=====================  ======  ==========================================================================

A list expires with its youngest game, ``self`` when no game of the player can be left, ``tally`` and
``awards`` three years after the player's last move, as results do. Other keys of a player belong to features,
which declare them (``Feature.personal_data``); ``personal_data_store.py`` exports and deletes all of them.
``sb1:secret:NAME`` is a secret of the instance and never expires.
"""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib.resources import files
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.game_counts import ALL, FinishedGame, GameStatistics, kind_of
from bot.core.player_names import player_name
from bot.core.retention import DAY, DEFAULT_RETENTION, RESULT_SECONDS, RetentionPeriods
from bot.core.session import CachedSession, PrefetchedSession, Session
from bot.core.settings import GroupSettings, PlayerSettings
from bot.features import all_settings
from bot.storage.decoding import (
    DATA_ERRORS,
    Argument,
    decode_hash,
    decode_text,
    log_fault,
    read_hash,
    readable,
)
from bot.storage.errors import (
    MissingGameError,
    StaleGameError,
    StoreUnavailableError,
    TooManyGamesError,
    UnreadableGameError,
    answer_of,
    pipelined,
)
from bot.storage.first_attempt import NOTE_SECONDS, FirstAttempt, deal_of
from bot.storage.group_store import GroupStore
from bot.storage.keys import (
    GroupPart,
    PlayerPart,
    first_game_key,
    group_key,
    player_key,
    secret_key,
    session_key,
)

MOST_UNFINISHED = 20
MOST_PAST = 200
MOST_EXERCISES = 20
"""The oldest of more exercises is deleted: it can be begun again."""


SAVE_SCRIPTS = ("count.lua", "note_attempt.lua", "save.lua")
"""The parts of the script that stores a session: the functions that it calls, and the script itself."""
MAKE_CURRENT = """
if redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('HSET', KEYS[2], 'current', ARGV[1])
  redis.call('EXPIRE', KEYS[2], ARGV[2])
end
"""
"""Sets the current game only if it still exists."""
AWARD = """
local new = {}
if redis.call('EXISTS', unpack(KEYS)) > 0 then
  for at = 3, #ARGV do
    new[#new + 1] = redis.call('HSETNX', KEYS[1], ARGV[at], ARGV[1])
  end
  redis.call('EXPIRE', KEYS[1], ARGV[2])
end
return new
"""
"""Adds achievements only if something else of the player is stored."""


class PlayerStore:
    """Reads and writes players in Redis. All methods can raise ``StoreUnavailableError``."""

    def __init__(self, redis: Redis, lifetimes: RetentionPeriods = DEFAULT_RETENTION) -> None:
        self.redis = redis
        self.groups = GroupStore(redis)
        self.lifetimes = lifetimes
        self._seconds_kept = lifetimes.longest * DAY
        """Seconds after which nothing is left of an absent player."""
        self.is_cluster: bool = getattr(redis, "is_cluster", False)
        """Whether the keys of a player and of a group can be on different nodes."""
        self._save = redis.register_script("".join(map(_load_script, SAVE_SCRIPTS)))
        self._make_current = redis.register_script(MAKE_CURRENT)
        self._award = redis.register_script(AWARD)

    async def availability_problem(self) -> str:
        """Return why the store does not work, without secrets; empty if it does."""
        circuit = getattr(self.redis, "circuit", None)
        try:
            await answer_of(self.redis.ping())
        except StoreUnavailableError:
            return "the store can't be reached"
        return "the store refuses writes" if circuit and circuit.is_open else ""

    async def load_session(
        self, player: Player, session: str, prefetched: PrefetchedSession | None = None
    ) -> Session:
        """Return a session, perhaps prefetched; raise ``MissingGameError`` or ``UnreadableGameError``."""
        text = prefetched.pop_text(session) if prefetched else None
        if text is None:
            text = cast(bytes | None, await answer_of(self.redis.get(session_key(player, session))))
        if text is None:
            raise MissingGameError(session)
        return parse_session(session, decode_text(text))

    async def begin(
        self, player: Player, session: Session, day: str, *, is_over: bool, device_zone: str = ""
    ) -> Session:
        """Store a new session, and return it with ``is_first`` set if it is a game, and the first of its day.

        ``device_zone`` is the time zone of the player's device, if that is to be stored too.
        Raises ``StaleGameError`` if a session with that id is stored in another revision than the one before,
        and ``TooManyGamesError``.
        """
        if session.exercise:
            await self._store_session(player, session, is_over=is_over, device_zone=device_zone)
            return session
        answer = await self._store_session(
            player, session, is_over=is_over, new_on=day, device_zone=device_zone
        )
        return replace(session, is_first=True) if answer == b"first" else session

    async def save(
        self,
        player: Player,
        session: Session,
        *,
        is_over: bool,
        ending: FinishedGame | None = None,
        attempt: FirstAttempt | None = None,
        based_on: CachedSession | None = None,
        device_zone: str = "",
    ) -> None:
        """Store the next revision of a session, make it current, and count its ending if one is given.

        ``attempt`` is noted if it is the player's first one at the deal.
        ``device_zone`` is the time zone of the player's device, if that is to be stored too.
        Raises ``StaleGameError`` unless the revision before it is stored and, for a change that is
        ``based_on`` a cached session, unless that and the settings for it are still as they were cached;
        ``TooManyGamesError`` if a finished game cannot become open again.
        """
        await self._store_session(
            player,
            session,
            is_over=is_over,
            ending=ending,
            attempt=attempt,
            based_on=based_on,
            device_zone=device_zone,
        )

    async def _store_session(
        self,
        player: Player,
        session: Session,
        *,
        is_over: bool,
        new_on: str = "",
        ending: FinishedGame | None = None,
        attempt: FirstAttempt | None = None,
        based_on: CachedSession | None = None,
        device_zone: str = "",
    ) -> bytes:
        """Run ``save.lua``; ``new_on`` is the day of a game that may be the first of its kind on it."""
        life, is_exercise = self.lifetimes, session.exercise is not None
        # All exercises are in one list, which takes the place of that of finished games.
        past = PlayerPart.EXERCISES if is_exercise else PlayerPart.PAST_GAMES
        counts = (PlayerPart.STATISTICS, PlayerPart.ACHIEVEMENTS)
        parts = (PlayerPart.UNFINISHED_GAMES, past, PlayerPart.SETTINGS, *counts, PlayerPart.COMPARED)
        keys = [session_key(player, session.id), *(player_key(player, part) for part in parts)]
        if new_on:
            keys.append(first_game_key(player, session.record.game, new_on))
        words: list[str | int] = [
            *(session.id, session.revision, session.text, session.moved),
            *("past" if is_over or is_exercise else "open", life.days_of(session, is_over=is_over) * DAY),
            session.moved - life.unfinished_days * DAY,
            session.moved - (life.unfinished_days if is_exercise else life.finished_days) * DAY,
            *(MOST_UNFINISHED, MOST_EXERCISES if is_exercise else MOST_PAST),
            *(self._seconds_kept, RESULT_SECONDS),
            ending.text if ending else "",
            *(attempt.note_for(deal_of(session)) if attempt else "", NOTE_SECONDS),
            *((replace(session, is_first=True).text, 2 * DAY) if new_on else ("", "")),
            device_zone,
        ]
        if based_on:
            words += _expected(based_on)
            if based_on.group:
                keys.append(group_key(player.chat, based_on.group, GroupPart.SETTINGS))
        answer: bytes = await answer_of(self._save(keys=keys, args=words))
        if answer == b"stale":
            raise StaleGameError(session.id)
        if answer == b"full":
            raise TooManyGamesError(session.id)
        return answer

    async def tally(self, player: Player) -> GameStatistics:
        """Return the statistics of a player."""
        stored = await answer_of(self.redis.hgetall(player_key(player, PlayerPart.STATISTICS)))
        return _parse_statistics(cast(dict[bytes, bytes], stored))

    async def has_finished(self, player: Player, game: str) -> bool:
        """Return whether the player has finished a game of that name, with any options."""
        kind = kind_of(game, (ALL,))
        return await answer_of(self.redis.hexists(player_key(player, PlayerPart.STATISTICS), kind))

    async def awards(self, player: Player) -> dict[str, int]:
        """Return the achievements of a player, each with the time when it was reached."""
        stored = await read_hash(self.redis, player_key(player, PlayerPart.ACHIEVEMENTS))
        return dict(readable(lambda one: (one[0], int(one[1])), stored.items()))

    async def award(self, player: Player, names: Sequence[str], now: int) -> tuple[str, ...]:
        """Store achievements, and return the new ones; none if nothing else of the player is stored."""
        if not names:
            return ()
        others = (PlayerPart.SETTINGS, PlayerPart.STATISTICS, PlayerPart.RESULTS)
        keys = [player_key(player, part) for part in (PlayerPart.ACHIEVEMENTS, *others)]
        answers: list[int] = await answer_of(self._award(keys=keys, args=[now, RESULT_SECONDS, *names]))
        return tuple(name for name, is_new in zip(names, answers, strict=False) if is_new)

    async def settings(self, player: Player) -> PlayerSettings:
        """Return the settings of a player."""
        return (await self.entry(player, 0))[0]

    async def entry(
        self, player: Player, group: int, session: str = ""
    ) -> tuple[PlayerSettings, GroupSettings, PrefetchedSession]:
        """Return in one round trip what every action needs; ``group`` 0 and ``session`` empty mean none."""
        async with pipelined(self.redis, transaction=False) as together:
            together.hgetall(player_key(player, PlayerPart.SETTINGS))
            if group:
                together.hgetall(group_key(player.chat, group, GroupPart.SETTINGS))
            if session:
                together.get(session_key(player, session))
            settings, *others = await together.execute()
        prefetched = PrefetchedSession(session, others.pop() if session else None)
        return (
            PlayerSettings.read(decode_hash(settings)),
            GroupSettings.read(decode_hash(others[0])) if others else GroupSettings(),
            prefetched,
        )

    async def make_current(self, player: Player, session: str) -> None:
        """Make a game the one that typed moves go to, if it exists."""
        keys = [session_key(player, session), player_key(player, PlayerPart.SETTINGS)]
        await answer_of(self._make_current(keys=keys, args=[session, self._seconds_kept]))

    async def save_name(self, player: Player, name: str) -> None:
        """Store a player's name in the chat, which others will see."""
        await self._set_fields(player, {"name": player_name(name)})

    async def choose(self, player: Player, chosen: Mapping[str, str]) -> None:
        """Store chosen settings by their fields, all or none; an empty value means no choice."""
        await self._set_fields(player, chosen)

    async def _set_fields(self, player: Player, fields: Mapping[str, str]) -> None:
        key = player_key(player, PlayerPart.SETTINGS)
        async with pipelined(self.redis, transaction=True) as together:
            together.hset(key, mapping=cast(dict[Argument, Argument], dict(fields)))
            together.expire(key, self._seconds_kept)
            await together.execute()

    async def unfinished_games(self, player: Player) -> tuple[Session, ...]:
        """Return the unfinished games, the most recently played first."""
        return await self._sessions_in(player, PlayerPart.UNFINISHED_GAMES, MOST_UNFINISHED)

    async def past_games(self, player: Player, most: int) -> tuple[Session, ...]:
        """Return the last finished games, the latest first; ``most`` is at least 1."""
        return await self._sessions_in(player, PlayerPart.PAST_GAMES, most)

    async def secret(self, name: str) -> bytes:
        """Return a secret of the instance, created on first use."""
        return await instance_secret(self.redis, name)

    async def _sessions_in(self, player: Player, index: PlayerPart, most: int) -> tuple[Session, ...]:
        listed = await answer_of(self.redis.zrevrange(player_key(player, index), 0, most - 1))
        sessions = []
        for name, text in (await stored_sessions(self.redis, player, cast(list[bytes], listed))).items():
            try:
                sessions.append(parse_session(name, text))
            except UnreadableGameError as error:
                log_fault(str(error))
        return tuple(sessions)


async def stored_sessions(redis: Redis, player: Player, names: Iterable[bytes]) -> dict[str, str]:
    """Return those of the sessions that are stored, unparsed, by their ids."""
    sessions = list(map(decode_text, names))
    if not sessions:
        return {}
    keys = [session_key(player, session) for session in sessions]
    texts = cast(list[bytes | None], await answer_of(redis.mget(keys)))
    return {name: decode_text(text) for name, text in zip(sessions, texts, strict=True) if text is not None}


def _expected(based_on: CachedSession) -> Iterator[str]:
    """Yield the last event of a cached session, and of each of its settings the values and the fields."""
    yield based_on.event
    yield from _values_and_fields(
        based_on.settings.stored, [setting.stored_field for setting in all_settings().values()]
    )
    if based_on.group:
        yield from _values_and_fields(based_on.group_settings.stored, tuple(GroupSettings().fields))


def _values_and_fields(stored: Mapping[str, str], fields: Sequence[str]) -> tuple[str, str]:
    """Return the stored values of fields, a line each, and the fields, separated by spaces."""
    return "\n".join(stored.get(name, "") for name in fields), " ".join(fields)


def _parse_statistics(stored: Mapping[bytes, bytes]) -> GameStatistics:
    fields = sorted(decode_hash(stored).items())
    return GameStatistics.together(readable(lambda field: GameStatistics.read(dict([field])), fields))


def _load_script(name: str) -> str:
    return (files("bot.storage") / name).read_text("utf-8")


def parse_session(name: str, text: str) -> Session:
    """Raise ``UnreadableGameError`` for any error of parsing data of another version, or corrupt data."""
    try:
        return Session.read(name, text)
    except DATA_ERRORS as error:
        raise UnreadableGameError(f"the game {name} cannot be read: {error!r}") from error


async def instance_secret(redis: Redis, name: str) -> bytes:
    """Return a secret of the instance, created on first use."""
    key = secret_key(name)
    await answer_of(redis.set(key, secrets.token_bytes(32), nx=True))
    return cast(bytes, await answer_of(redis.get(key)))
