"""What the home screen says of today's challenge."""

from bot.core.feature import HomeNote, StoredHashes
from bot.core.request_context import RequestContext
from bot.features.attempts.screens import result_text
from bot.features.challenge.service import ChallengeService
from bot.services import Services
from bot.storage.result_store import ResultStore


class ChallengeNote:
    """Says whether a player has played today's challenge. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._challenges = services.get(ChallengeService)
        self._results = ResultStore(services.redis)
        self._now = services.now

    async def today_note(self, context: RequestContext, _stored: StoredHashes) -> HomeNote:
        """Return the day with its game and the player's result; nothing before the first day."""
        texts = context.texts
        challenge = await self._challenges.today(self._now())
        if challenge is None:
            return HomeNote("")
        result, is_begun = await self._results.standing(context.player, challenge.number)
        if result:
            state = result_text(texts, challenge, result)
        else:
            state = texts("home-daily-begun" if is_begun else "home-daily-new")
        game = texts.of_game(challenge.record.game, "title")
        return HomeNote(texts("home-daily", number=str(challenge.number), game=game, state=state))
