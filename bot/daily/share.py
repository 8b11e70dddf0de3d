"""A player's result of a day, shown to others."""

from bot.daily.almanac import Almanac
from bot.model import Reply
from bot.table import Table
from bot.visit import Visit


class DailyShare:
    """Shows results, and counts them where they are shown. Raises ``StoreUnavailableError``."""

    def __init__(self, almanac: Almanac) -> None:
        self._almanac = almanac

    async def share(self, visit: Visit, table: Table, now: int) -> Reply:
        """Show how a finished game of a puzzle ended; a ranked one counts from then on where it is shown."""
        raise NotImplementedError
