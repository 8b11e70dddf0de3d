"""What the home screen says of today's five."""

from bot.core.feature import HomeNote, StoredHashes
from bot.core.request_context import RequestContext
from bot.features.daily_five.choice import FiveChoice
from bot.features.daily_five.store import solved_in
from bot.screens.five_text import solved_text
from bot.services import Services
from bot.storage.keys import PlayerPart


class FiveNote:
    """Says how many of today's five a player has solved. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._choice = services.get(FiveChoice)

    async def today_note(self, context: RequestContext, stored: StoredHashes) -> HomeNote:
        """Return how many are solved; for a player who has never begun one, what there is."""
        fields = stored[PlayerPart.FIVE]
        if not fields:
            return HomeNote(context.texts("home-five-new"))
        return HomeNote(solved_text(context.texts, solved_in(fields, await self._choice.today()).total))
