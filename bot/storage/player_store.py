"""What is kept of the players in Redis; of servers and groups ``group_store.py`` does the same.

Every key of a player begins ``sb1:{CHAT:ID}:``; 1 is the version of this plan, and the braces keep a
player's keys on one node of a cluster.

=====================  ======  ==========================================================================
key behind the prefix  type    what it holds
=====================  ======  ==========================================================================
``game:SESSION``       string  a game: its revision, a space, and JSON (``Session.text``)
``open``               zset    the games that go on, by the time of their last change
``past``               zset    the finished ones, by the same; those of puzzles of the day for 21 days
``self``               hash    ``current``: the game that typed moves go to; ``view``: ``words`` where
                               boards are told in words; ``zone``: the time zone; ``theme``: the name of the
                               theme of the player's pictures; ``language``: the player's own; ``results``:
                               who may see how the player's games ended; ``name``: what the chat called the
                               player when a result was counted last
``tally``              hash    what is counted of the finished games (``tally.py``): at most 344 fields
``awards``             hash    the achievements by their names, and when each was reached
``days``, ``runs``     hashes  results of the days, and which games those runs are (``daily/result_store.py``)
``posts``              set     the groups whose posts know the player (``daily/mention_store.py``)
``left``               hash    of a player whose data were deleted: where they are still to be taken out
                               (``traces.py``); till that is done, for 400 days at most
``first:GAME:DAY``     string  the session of the first deal of a game on a day, for two days
``page``               hash    the conversation of the local page (see ``conversation.py``)
=====================  ======  ==========================================================================

A list lives as long as its youngest game, ``self`` as long as any game of the player's could, ``tally`` and
``awards`` until three years after the player's last move, as the results of the days do.
Whatever a player's key is, ``PlayerStore.belongings`` hands it out and ``PlayerStore.forget`` deletes it; what leads to
keys of others goes to ``left``, from which ``bot/features/privacy/deletion.py`` sees to these.
``sb1:secret:NAME`` holds a secret of the instance, for ever.
"""

import logging
import secrets
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from importlib.resources import files
from typing import cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.game_counts import FinishedGame, GameStatistics
from bot.core.group_settings import GroupSettings
from bot.core.player_settings import PlayerSettings, SettingName
from bot.core.retention import DAY, DEFAULT_RETENTION, RESULT_SECONDS, RetentionPeriods
from bot.core.session import Session
from bot.storage.decoding import Kept, Word, decode_hash, decode_text
from bot.storage.errors import (
    MissingGameError,
    StaleError,
    StaleGameError,
    StaleGroupError,
    StoreError,
    StoreUnavailableError,
    TooManyGamesError,
    UnreadableGameError,
    reached,
)
from bot.storage.group_store import GroupStore
from bot.storage.player_data import PlayerData
from bot.storage.player_references import PlayerReferences
from bot.storage.prefetched_session import PrefetchedSession

__all__ = [
    "DAY",
    "MOST_OPEN",
    "MOST_PAST",
    "MissingGameError",
    "PlayerStore",
    "RetentionPeriods",
    "StaleError",
    "StaleGameError",
    "StaleGroupError",
    "StoreError",
    "StoreUnavailableError",
    "TooManyGamesError",
    "UnreadableGameError",
    "instance_secret",
    "reached",
]

log = logging.getLogger(__name__)

MOST_OPEN = 20
MOST_PAST = 200
SECRET_BYTES = 32
LEFT_SECONDS = 400 * DAY
"""As long as any table lives."""


MAKE_CURRENT = """
if redis.call('EXISTS', KEYS[1]) == 1 then
  redis.call('HSET', KEYS[2], 'current', ARGV[1])
  redis.call('EXPIRE', KEYS[2], ARGV[2])
end
"""
"""A game that was deleted just now leaves no name behind."""
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
"""Nothing is awarded to a player of whom nothing is kept any more."""


class PlayerStore:
    """The players' games in one Redis or Valkey server."""

    def __init__(self, redis: Redis, lifetimes: RetentionPeriods = DEFAULT_RETENTION) -> None:
        self.redis = redis
        self.groups = GroupStore(redis)
        self.lifetimes = lifetimes
        self._save = redis.register_script(_script("count.lua") + _script("save.lua"))
        self._forget = redis.register_script(_script("forget.lua"))
        self._make_current = redis.register_script(MAKE_CURRENT)
        self._award = redis.register_script(AWARD)

    @staticmethod
    def key(player: Player, part: str) -> str:
        """Return the name of a player's key."""
        return f"sb1:{{{player.chat}:{player.id}}}:{part}"

    async def trouble(self) -> str:
        """Say what keeps the store from working, without anything secret; empty for nothing."""
        circuit = getattr(self.redis, "circuit", None)
        try:
            with reached():
                await cast(Awaitable[object], self.redis.ping())
        except StoreUnavailableError:
            return "the store is not reached"
        return "the store takes nothing" if circuit and circuit.is_open else ""

    async def load(
        self, player: Player, session: str, prefetched: PrefetchedSession | None = None
    ) -> Session:
        """Return a game, perhaps just opened; raise ``MissingGameError`` or ``UnreadableGameError``."""
        text = prefetched.take(session) if prefetched else None
        if text is None:
            with reached():
                text = await cast(
                    Awaitable[bytes | None], self.redis.get(self.key(player, f"game:{session}"))
                )
        if text is None:
            raise MissingGameError(session)
        return _read(session, decode_text(text))

    async def begin(self, player: Player, session: Session, day: str, *, is_over: bool) -> Session:
        """Keep a game at its beginning, and return it with the answer to whether it is the first of its day.

        Raises ``StaleGameError`` where a game of that name is kept already, in whatever revision but the one
        before, and ``TooManyGamesError``.
        """
        first = replace(session, is_first=True)
        keys = [self.key(player, f"first:{session.record.game}:{day}")]
        answer = await self._keep(player, session, keys, ["", first.text, 2 * DAY], is_over=is_over)
        return first if answer == b"first" else session

    async def save(
        self, player: Player, session: Session, *, is_over: bool, ending: FinishedGame | None = None
    ) -> None:
        """Keep a game in its next revision, as the player's current one, and count its end, if one is given.

        Raises ``StaleGameError`` unless the revision before it is the one that is kept, and
        ``TooManyGamesError`` where a finished game would have to be opened again.
        """
        await self._keep(player, session, [], [ending.text if ending else ""], is_over=is_over)

    async def _keep(
        self,
        player: Player,
        session: Session,
        more_keys: Sequence[str],
        more_words: Sequence[str | int],
        *,
        is_over: bool,
    ) -> bytes:
        life = self.lifetimes
        words: list[str | int] = [
            session.id,
            session.revision,
            session.text,
            session.moved,
            "past" if is_over else "open",
            life.days_of(session, is_over=is_over) * DAY,
            session.moved - life.open_days * DAY,
            session.moved - life.finished_days * DAY,
            MOST_OPEN,
            MOST_PAST,
            self._longest,
            RESULT_SECONDS,
            *more_words,
        ]
        parts = (f"game:{session.id}", "open", "past", "self", "tally", "awards")
        keys = [self.key(player, part) for part in parts]
        with reached():
            answer = await cast(Awaitable[bytes], self._save(keys=[*keys, *more_keys], args=words))
        if answer == b"stale":
            raise StaleGameError(session.id)
        if answer == b"full":
            raise TooManyGamesError(session.id)
        return answer

    async def tally(self, player: Player) -> GameStatistics:
        """Return what is counted of a player's finished games; raise ``UnreadableGameError``."""
        with reached():
            return _tally(await cast(Kept, self.redis.hgetall(self.key(player, "tally"))))

    async def awards(self, player: Player) -> dict[str, int]:
        """Return the names of the achievements that a player has reached, and when that was."""
        with reached():
            kept = await cast(Kept, self.redis.hgetall(self.key(player, "awards")))
        with _readable("the achievements"):
            return {name: int(when) for name, when in decode_hash(kept).items()}

    async def award(self, player: Player, names: Sequence[str], now: int) -> tuple[str, ...]:
        """Keep achievements that a player has reached, and return those that are kept for the first time.

        None are kept of a player of whom nothing else is.
        """
        if not names:
            return ()
        keys = [self.key(player, part) for part in ("awards", "self", "tally", "days")]
        with reached():
            given = self._award(keys=keys, args=[now, RESULT_SECONDS, *names])
            answers = await cast(Awaitable[list[int]], given)
        return tuple(name for name, is_new in zip(names, answers, strict=False) if is_new)

    async def settings(self, player: Player) -> PlayerSettings:
        """Return what is kept of a player beside the games."""
        return (await self.entry(player, 0))[0]

    async def entry(
        self, player: Player, group: int, session: str = ""
    ) -> tuple[PlayerSettings, GroupSettings, PrefetchedSession]:
        """Return at one go what every action asks for: the player's seat, the group, and a game's text.

        The group's number 0 is for none, and so is an empty name of a game.
        """
        with reached():
            async with self.redis.pipeline(transaction=False) as together:
                together.hgetall(self.key(player, "self"))
                if group:
                    together.hgetall(GroupStore.key(player.chat, group))
                if session:
                    together.get(self.key(player, f"game:{session}"))
                settings, *others = await together.execute()
        prefetched = PrefetchedSession(session, others.pop() if session else None)
        return (
            PlayerSettings.read(decode_hash(settings)),
            GroupSettings.read(decode_hash(others[0])) if others else GroupSettings(),
            prefetched,
        )

    async def make_current(self, player: Player, session: str) -> None:
        """Let typed moves go to this game, if it is there."""
        keys = [self.key(player, f"game:{session}"), self.key(player, "self")]
        with reached():
            await cast(Awaitable[None], self._make_current(keys=keys, args=[session, self._longest]))

    async def show_in(self, player: Player, *, words: bool) -> None:
        """Let the player's boards be told in words, or shown as pictures."""
        await self._note(player, {"view": "words" if words else "picture"})

    async def choose(self, player: Player, chosen: Mapping[SettingName, str]) -> None:
        """Keep what the player prefers, all of it or nothing; an empty value is none of the player's own."""
        await self._note(player, {preference.value: value for preference, value in chosen.items()})

    async def _note(self, player: Player, fields: dict[Word, Word]) -> None:
        key = self.key(player, "self")
        with reached():
            async with self.redis.pipeline(transaction=True) as together:
                together.hset(key, mapping=fields)
                together.expire(key, self._longest)
                await together.execute()

    @property
    def _longest(self) -> int:
        """The seconds after which nothing is left of a player who is gone."""
        return self.lifetimes.longest * DAY

    async def open_games(self, player: Player) -> tuple[Session, ...]:
        """Return the games that go on, the one played last first."""
        return await self._listed(player, "open", MOST_OPEN)

    async def past_games(self, player: Player, most: int) -> tuple[Session, ...]:
        """Return the games finished last, the latest first; ``most`` is at least 1."""
        return await self._listed(player, "past", most)

    async def belongings(self, player: Player, firsts: Sequence[str]) -> PlayerData:
        """Return all that is kept of a player; ``firsts`` are ``GAME:DAY`` of all days that may be."""
        with reached():
            settings, tally, awards, days, runs, left = [
                await cast(Kept, self.redis.hgetall(self.key(player, part)))
                for part in ("self", "tally", "awards", "days", "runs", "left")
            ]
            marks = await cast(
                Awaitable[list[bytes | None]],
                self.redis.mget([self.key(player, f"first:{first}") for first in firsts]),
            )
        return PlayerData(
            decode_hash(settings),
            await self._texts(player, "open"),
            await self._texts(player, "past"),
            {first: decode_text(name) for first, name in zip(firsts, marks, strict=True) if name is not None},
            decode_hash(tally),
            decode_hash(awards),
            decode_hash(days),
            decode_hash(runs),
            decode_hash(left),
        )

    async def forget(self, player: Player, firsts: Sequence[str]) -> PlayerReferences:
        """Delete all that is kept of a player, at once, and return where else the player is to be taken out.

        That is kept till ``forgotten`` is called, so that whoever does this again, or only now, finds it.
        A change of a game that is under way at that moment finds no game to change. What is begun or chosen
        after it is kept, and is a new beginning.
        """
        parts = ("open", "past", "days", "runs", "posts", "left", "self", "tally", "awards", "page")
        keys = [self.key(player, part) for part in (*parts, *(f"first:{first}" for first in firsts))]
        with reached():
            answer = self._forget(keys=keys, args=[self.key(player, "game:"), LEFT_SECONDS])
            words = [decode_text(word) for word in await cast(Awaitable[list[bytes]], answer)]
        return PlayerReferences.read(dict(zip(words[::2], words[1::2], strict=True)))

    async def forgotten(self, player: Player, traces: PlayerReferences) -> None:
        """Note that a player who was forgotten has been taken out of all else, too."""
        if traces.names:
            with reached():
                await self.redis.hdel(self.key(player, "left"), *traces.names)

    async def secret(self, name: str) -> bytes:
        """Return a secret of the instance: made when first asked for, the same ever after."""
        return await instance_secret(self.redis, name)

    async def _texts(self, player: Player, index: str, most: int = 0) -> dict[str, str]:
        """Return the games of a list as they are kept, the last changed first; ``most`` 0 is all of them."""
        with reached():
            names = await cast(
                Awaitable[list[bytes]], self.redis.zrevrange(self.key(player, index), 0, most - 1)
            )
            if not names:
                return {}
            keys = [self.key(player, f"game:{name.decode()}") for name in names]
            texts = await cast(Awaitable[list[bytes | None]], self.redis.mget(keys))
        return {
            decode_text(name): decode_text(text)
            for name, text in zip(names, texts, strict=True)
            if text is not None
        }

    async def _listed(self, player: Player, index: str, most: int) -> tuple[Session, ...]:
        listed = []
        for name, text in (await self._texts(player, index, most)).items():
            try:
                listed.append(_read(name, text))
            except UnreadableGameError as error:
                log.warning("left out of a list: %s", error)
        return tuple(listed)


def _tally(kept: Mapping[bytes, bytes]) -> GameStatistics:
    with _readable("what is counted of the games"):
        return GameStatistics.read(decode_hash(kept))


def _script(name: str) -> str:
    return (files("bot.storage") / name).read_text("utf-8")


def _read(name: str, text: str) -> Session:
    with _readable(f"the game {name}"):
        return Session.read(name, text)


@contextmanager
def _readable(what: str) -> Iterator[None]:
    """Raise ``UnreadableGameError`` for whatever may come of reading what nobody has written."""
    try:
        yield
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        raise UnreadableGameError(f"{what} cannot be read: {error!r}") from error


async def instance_secret(redis: Redis, name: str) -> bytes:
    """Return a secret of the instance that a server keeps: made when first asked for, the same ever after."""
    key = f"sb1:secret:{name}"
    with reached():
        await cast(Awaitable[bool | None], redis.set(key, secrets.token_bytes(SECRET_BYTES), nx=True))
        return await cast(Awaitable[bytes], redis.get(key))
