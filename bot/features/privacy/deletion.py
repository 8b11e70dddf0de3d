"""The deletion of all data of a player, which can be resumed after an interruption."""

from collections.abc import Sequence

from bot.core.actions import Player
from bot.daily.result import ChallengeResult
from bot.features.attempts.service import DailyServices
from bot.features.posts.service import PostsService
from bot.storage.player_references import PlayerReferences
from bot.storage.player_store import PlayerStore


class DataDeletion:
    """Deletes everything that is stored about a player. Raises ``StoreUnavailableError``; may be repeated.

    First the player's own keys are deleted at once, leaving a list of the shared keys that mention them. Code
    that adds the player to a shared key at that moment checks afterwards whether its source still exists, and
    removes the player again if not: nothing remains, whichever comes first.
    """

    def __init__(self, store: PlayerStore, daily: DailyServices, posts: PostsService) -> None:
        self._store = store
        self._daily = daily
        self._posts = posts

    async def delete_all(self, player: Player, firsts: Sequence[str]) -> None:
        """Delete everything; ``firsts`` are ``GAME:DAY`` for all days on which a first deal may be stored."""
        await self._delete_references(player, await self._store.forget(player, firsts))

    async def resume(self, player: Player, references: PlayerReferences) -> None:
        """Continue a deletion that was interrupted."""
        await self._delete_references(player, references)

    async def _delete_references(self, player: Player, references: PlayerReferences) -> None:
        """Remove a player from all shared keys, and then the list of these."""
        # First it is stored that the attempts were started: at no moment can one be started again.
        await self._daily.results.forget(player, references.runs)
        results = _readable_results(references)
        for number, session in references.runs.items():
            await self._daily.lost_attempts.remove_attempt(number, session)
        await self._daily.standings.remove_player(player, results)
        await self._posts.forget_player(player, references.groups)
        await self._store.forgotten(player, references)


def _readable_results(references: PlayerReferences) -> dict[int, ChallengeResult]:
    """Return the results, except those that another version of the bot has stored in another form."""
    results = {}
    for number, text in references.results.items():
        try:
            results[number] = ChallengeResult.read(number, text)
        except (ValueError, LookupError, TypeError):
            continue
    return results
