"""Stores who plays in which league and division.

Players are ``CHAT:ID``. All keys share a hash tag: a script that removes a player finds every place at once,
and one that moves players moves none who has left.

===============================  ======  ================================================================
key                              type    what it holds
===============================  ======  ================================================================
``sb1:{leagues}:week``           string  the week of the divisions (``WeekState.text``)
``sb1:{leagues}:divisions``      zset    the players of the week by league, division and idle weeks
                                         (``LeaguePlace.score``)
``sb1:{leagues}:open``           zset    the numbers of the divisions of League 1 with room, by a rating
``sb1:{leagues}:waiting``        zset    who waits for a division of the next week, by league, rating and
                                         idle weeks (``waiting_score``)
``sb1:{leagues}:next``           zset    the divisions of the next week while they are formed, as above
``sb1:{leagues}:last``           zset    the divisions of the last week, as above; 14 days
===============================  ======  ================================================================

All others live for 100 days after the last week that ended, or the last player who joined. The points of a
week are not stored: they follow from the leaderboards of everyone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
from typing import Self, cast

from redis.asyncio import Redis

from bot.core.actions import Player
from bot.core.player_names import player_name
from bot.core.retention import DAY
from bot.core.settings import RESULTS_FIELD, ResultVisibility
from bot.daily.week import Week
from bot.features.leagues.division import (
    IDLES,
    MOST_IN_DIVISION,
    NUMBERS,
    RATINGS,
    LeaguePlace,
    waiting_score,
)
from bot.storage.decoding import Argument, decode_text, readable
from bot.storage.errors import answer_of, pipelined
from bot.storage.keys import LeaguesKey, PlayerPart, member_of, player_key, player_of

LIFE_SECONDS = 100 * DAY
LAST_SECONDS = 14 * DAY
DIVISIONS_AT_ONCE = 8
"""Up to 248 players: a few milliseconds of Redis."""
WEEK, WAITING = LeaguesKey.WEEK, LeaguesKey.WAITING
DIVISIONS, WITH_ROOM = LeaguesKey.DIVISIONS, LeaguesKey.DIVISIONS_WITH_ROOM
NEXT, LAST = LeaguesKey.NEXT_DIVISIONS, LeaguesKey.LAST_DIVISIONS
PLAYER_KEYS = (DIVISIONS, WAITING, NEXT, LAST)
"""The keys that hold players."""


class WeekPhase(StrEnum):
    """What is done with the divisions of a week, in this order."""

    RUNNING = ""
    DECIDE = "decide"
    FORM = "form"


@dataclass(frozen=True, slots=True)
class WeekState:
    """The week of the divisions, and how far its end has come."""

    week: Week
    phase: WeekPhase = WeekPhase.RUNNING
    upcoming: Week | None = None
    """The week for which divisions are formed, while the week ends."""

    @property
    def text(self) -> str:
        """The state as it is stored."""
        return f"{self.week.text} {self.phase} {self.upcoming.text}" if self.upcoming else self.week.text

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote."""
        week, *others = text.split()
        if len(others) not in (0, 2):  # its end is up to a later version
            raise ValueError(f"not the state of a week: {text[:40]!r}")
        return cls(Week.read(week), *((WeekPhase(others[0]), Week.read(others[1])) if others else ()))


@dataclass(frozen=True, slots=True)
class LeagueMembership:
    """Where a player plays."""

    week: Week | None = None
    """The week of the divisions; ``None`` if nobody is in one."""
    at: LeaguePlace | None = None
    """The place in that week; ``None`` if the player has none."""
    last: LeaguePlace | None = None
    """The place in the week before."""
    is_waiting: bool = False
    """Whether the player has, or will have, a place in the next week."""
    division: Sequence[tuple[Player, LeaguePlace]] = ()
    """All players of the division."""


class LeagueStore:
    """Reads and writes these keys. Raises ``StoreUnavailableError``."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        folder = files("bot.features.leagues")
        self._scripts = {
            name: redis.register_script((folder / f"{name}.lua").read_text("utf-8"))
            for name in ("join", "leave", "look", "advance", "decide", "form", "finish")
        }

    async def state(self) -> WeekState | None:
        """Return the week of the divisions; ``None`` if nobody is in one, or a later version is ending it."""
        text = cast(bytes | None, await answer_of(self._redis.get(WEEK)))
        return next(readable(WeekState.read, (text.decode(),) if text else ()), None)

    async def membership(self, player: Player) -> LeagueMembership:
        """Return where a player plays, at one moment."""
        found = await self._run("look", [WEEK, DIVISIONS, WAITING, NEXT, LAST], member_of(player), IDLES)
        week, at, last, is_waiting, *division = cast(list[bytes], found)
        pairs = zip(division[::2], division[1::2], strict=True)
        return LeagueMembership(
            next(readable(_week_of_state, (week,) if week else ()), None),
            LeaguePlace.of(float(at)) if at else None,
            LeaguePlace.of(float(last)) if last else None,
            bool(is_waiting),
            tuple(readable(lambda pair: (player_of(pair[0]), LeaguePlace.of(float(pair[1]))), pairs)),
        )

    async def join(self, player: Player, week: Week, rating: int) -> bool:
        """Make a player a member; return whether they were none before.

        The player comes into League 1: in a division of ``week``, the current one, or if its divisions are
        not formed yet, among those who wait for them.
        """
        args: list[Argument] = [week.text, member_of(player), rating, waiting_score(1, rating)]
        args += [LeaguePlace(1, 0).score, NUMBERS, IDLES, MOST_IN_DIVISION, LIFE_SECONDS]
        return bool(await self._run("join", [WEEK, DIVISIONS, WITH_ROOM, WAITING, NEXT], *args))

    async def leave(self, player: Player, rating: int) -> bool:
        """Remove a player; return whether they were a member."""
        keys, begin = [WEEK, DIVISIONS, WITH_ROOM, WAITING, NEXT, LAST], LeaguePlace(1, 0).score
        args = (member_of(player), rating, begin, NUMBERS, IDLES, LIFE_SECONDS)
        return bool(await self._run("leave", keys, *args))

    async def scores_in_leagues(self, player: Player) -> dict[str, str]:
        """Return a player's scores as they are stored, by the last parts of the keys."""
        async with pipelined(self._redis, transaction=True) as pipeline:
            for key in PLAYER_KEYS:
                pipeline.zscore(key, member_of(player))
            scores = await pipeline.execute()
        pairs = zip(PLAYER_KEYS, scores, strict=True)
        return {key.rpartition(":")[2]: f"{score:.17g}" for key, score in pairs if score is not None}

    async def names_and_visibility(
        self, players: Sequence[Player]
    ) -> dict[Player, tuple[str, ResultVisibility]]:
        """Return each player's last known name, and who may see the results."""
        async with pipelined(self._redis, transaction=False) as pipeline:
            for player in players:
                pipeline.hmget(player_key(player, PlayerPart.SETTINGS), "name", RESULTS_FIELD)
            found = await pipeline.execute()
        texts = ([decode_text(text or b"") for text in fields] for fields in found)
        return {
            player: (player_name(name), ResultVisibility.of(audience))
            for player, (name, audience) in zip(players, texts, strict=True)
        }

    async def players_from(self, first: LeaguePlace, most: int) -> list[tuple[Player, LeaguePlace]]:
        """Return players of the week from a place on, ordered by their places."""
        found = cast(
            list[tuple[bytes, float]],
            await answer_of(
                self._redis.zrangebyscore(DIVISIONS, first.score, "+inf", 0, most, withscores=True)
            ),
        )
        return list(readable(lambda pair: (player_of(pair[0]), LeaguePlace.of(pair[1])), found))

    async def advance(self, before: WeekState, after: WeekState) -> bool:
        """Go on from a state to another; return ``False`` if another process was faster."""
        return bool(await self._run("advance", [WEEK, WITH_ROOM], before.text, after.text, LIFE_SECONDS))

    async def decide(self, state: WeekState, scores: Sequence[tuple[Player, int]]) -> bool:
        """Let members wait for the next week; return ``False`` if another process was faster.

        Each comes with the score of the new league (``waiting_score``).
        """
        pairs = [word for player, score in scores for word in (member_of(player), score)]
        return bool(await self._run("decide", [WEEK, DIVISIONS, WAITING], state.text, LIFE_SECONDS, *pairs))

    async def form_some(self, state: WeekState) -> bool:
        """Form some divisions of the next week; return whether there is more to form."""
        args = (state.text, LIFE_SECONDS, MOST_IN_DIVISION, DIVISIONS_AT_ONCE, RATINGS, NUMBERS, IDLES)
        return bool(await self._run("form", [WEEK, WAITING, NEXT, WITH_ROOM], *args))

    async def finish(self, state: WeekState) -> None:
        """Begin the next week, unless another process was faster or more has to be formed."""
        upcoming = state.upcoming.text if state.upcoming else ""
        args = (state.text, upcoming, LIFE_SECONDS, LAST_SECONDS)
        await self._run("finish", [WEEK, DIVISIONS, WAITING, NEXT, LAST], *args)

    async def _run(self, name: str, keys: Sequence[str], *args: Argument) -> object:
        return await answer_of(self._scripts[name](keys=keys, args=args))


def _week_of_state(text: bytes) -> Week:
    """Return the week of a stored state, of whatever phase."""
    return Week.read(text.decode().partition(" ")[0])
