"""What becomes of a game of the day: what is said at its table, and how a ranked run counts when it is over."""

from collections.abc import Callable

from bot.daily.almanac import Almanac
from bot.daily.result import DayResult
from bot.model import Player
from bot.seat import Audience
from bot.session import Session
from bot.store import Store
from bot.table import Table
from bot.visit import Visit


class Ranking:
    """Counts ranked runs. Every step may be done twice and again later, so that none is ever lost."""

    def __init__(self, store: Store, almanac: Almanac, now: Callable[[], int]) -> None:
        self._store = store
        self._almanac = almanac
        self._now = now

    async def seen(self, visit: Visit, table: Table) -> Table:
        """Return a table of a day's puzzle with what there is to say of it; a finished run is counted."""
        raise NotImplementedError

    async def count(
        self, player: Player, session: Session, audience: Audience, name: str
    ) -> DayResult | None:
        """Count a run that is over in every table; return the result, ``None`` where it does not rank."""
        raise NotImplementedError
