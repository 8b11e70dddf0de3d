"""A player who wants all of their data deleted: out of everything, also where that was broken off before."""

from collections.abc import Sequence

from bot.core.actions import Player
from bot.daily.result import ChallengeResult
from bot.features.attempts.service import DailyServices
from bot.features.posts.service import PostsService
from bot.storage.player_references import PlayerReferences
from bot.storage.player_store import PlayerStore


class DataDeletion:
    """Deletes all that is kept of a player. Raises ``StoreUnavailableError``; done again it is done.

    First the player's own keys go, at once, and leave a note of the keys of others in which the player
    stands. Whoever enters the player there just then looks afterwards whether what it follows from is still
    kept, and takes it back if not: so nothing remains, whichever comes first.
    """

    def __init__(self, store: PlayerStore, daily: DailyServices, posts: PostsService) -> None:
        self._store = store
        self._daily = daily
        self._posts = posts

    async def delete_all(self, player: Player, firsts: Sequence[str]) -> None:
        """Delete everything; ``firsts`` are ``GAME:DAY`` of all days that may be."""
        await self._delete_references(player, await self._store.forget(player, firsts))

    async def resume(self, player: Player, left: PlayerReferences) -> None:
        """Go on where it was broken off."""
        await self._delete_references(player, left)

    async def _delete_references(self, player: Player, traces: PlayerReferences) -> None:
        """Take a player out of all keys that are not their own, and of the note that says so."""
        # That a day was begun is noted first: there is no moment at which it could be begun again.
        await self._daily.results.forget(player, traces.runs)
        results = _readable_results(traces)
        for number, session in traces.runs.items():
            await self._daily.lost_attempts.remove_attempt(number, session)
        await self._daily.standings.remove_player(player, results)
        await self._posts.forget_player(player, traces.groups)
        await self._store.forgotten(player, traces)


def _readable_results(traces: PlayerReferences) -> dict[int, ChallengeResult]:
    """Return the results, but those that another version of the bot has kept in another form."""
    results = {}
    for number, text in traces.results.items():
        try:
            results[number] = ChallengeResult.read(number, text)
        except (ValueError, LookupError, TypeError):
            continue
    return results
