"""Who stands where among whom: tables of a day, a week, a month, and ratings."""

from dataclasses import dataclass

from bot.daily.puzzle import Puzzle
from bot.daily.result import DayResult
from bot.daily.scope import Scope, Span
from bot.daily.standings_store import StandingsStore
from bot.model import Player
from bot.seat import Audience


@dataclass(frozen=True, slots=True)
class Effort:
    """What a table tells of a day's result, or of those of a week or month put together."""

    won: int
    """Days won; of a day 0 or 1."""
    score: int
    """Of a day, in the game's own terms; else 0."""
    clean: int
    """Days won without assistance; of a day whether there was none, 0 or 1."""
    moves: int
    """Of a day; else of all days won."""
    seconds: int
    """The same."""


@dataclass(frozen=True, slots=True)
class Row:
    """A player's place in a table."""

    place: int
    """From 1; the same for equal ones."""
    player: Player
    name: str
    """What the chat called the player last; empty for nothing."""
    effort: Effort | None = None
    rating: int | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a table."""

    rows: tuple[Row, ...]
    count: int
    """How many are in the whole table."""


@dataclass(frozen=True, slots=True)
class Counts:
    """How a day went for all who finished it, whoever may see their results."""

    played: int = 0
    won: int = 0
    assisted: int = 0


class Standings:
    """All tables. Raises ``StoreUnavailableError``."""

    def __init__(self, store: StandingsStore) -> None:
        self._store = store

    async def enter(
        self, player: Player, puzzle: Puzzle, result: DayResult, audience: Audience, name: str
    ) -> None:
        """Count a result in every table that it belongs to; what counts there already is left alone.

        It belongs to the tables of all where everyone may see it, and to those of ``result.groups`` unless
        nobody may. ``Counts`` have it in any case.
        """
        raise NotImplementedError

    async def day(
        self, scope: Scope, number: int, first: int = 0, most: int = 10, *, is_assisted: bool = False
    ) -> Page:
        """Return a part of the table of a day: of the runs without assistance, or of the others."""
        raise NotImplementedError

    async def period(self, scope: Scope, span: Span, period: str, first: int = 0, most: int = 10) -> Page:
        """Return a part of the table of a week or month, named as ``period_of`` does."""
        raise NotImplementedError

    async def ratings(self, scope: Scope, first: int = 0, most: int = 10) -> Page:
        """Return a part of the table of ratings."""
        raise NotImplementedError

    async def counts(self, scope: Scope, number: int) -> Counts:
        """Tell how a day went."""
        raise NotImplementedError

    async def rate(self, number: int) -> None:
        """Bring all ratings up to date by the results of a day that has closed.

        It is done once, by whoever comes first, and another process goes on where that one has ended.
        """
        raise NotImplementedError

    async def show_to(self, player: Player, audience: Audience) -> None:
        """Put a player into the tables in which their results may be seen, and out of all others."""
        raise NotImplementedError

    async def forget(self, player: Player) -> None:
        """Take a player out of every table and rating, for good."""
        raise NotImplementedError
