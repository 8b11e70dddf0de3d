"""Rates players by the days that have closed: each day once, whichever process does it."""

import asyncio

from bot.core.actions import Player
from bot.daily.leaderboard_rows import DAYS
from bot.daily.scope import EVERYONE, Scope
from bot.features.standings.rating import MOST_IN_BATCH, Rating, batch_count, rate_players
from bot.features.standings.ratings_store import RatingProgress, RatingsStore

BATCHES_AT_ONCE = 25
"""Five hundred players: a few milliseconds of computation and of Redis."""


class Rater:
    """Rates days. Raises ``StoreUnavailableError``; progress up to then is stored."""

    def __init__(self, store: RatingsStore) -> None:
        self._store = store

    async def rate(self, number: int) -> None:
        """Rate all days up to this one that have not been rated, in every scope that has results.

        ``EVERYONE`` comes last: when its day is done, so are those of all servers and groups.
        """
        progress = await self._store.progress(EVERYONE)
        done = progress.done if progress else 0
        for day in range(max(done, number - DAYS) + 1, number + 1):
            for scope in (*await self._store.groups_of_day(day), EVERYONE):
                while not await self._continue_day(scope, day):
                    pass

    async def _continue_day(self, scope: Scope, number: int) -> bool:
        """Rate some batches of a day; return whether the day is done. It never blocks the loop for long."""
        before = await self._store.progress(scope)
        done = before.done if before else 0
        if done >= number:
            return True
        if before is None or before.number != number:
            at = RatingProgress(done, number, 0, await self._store.count_players(scope, number))
        else:
            at = before
        batches = batch_count(at.players)
        some = range(at.batches, min(at.batches + BATCHES_AT_ONCE, batches))
        skills = await self._rate_some(scope, number, batches, some) if some else []
        is_last = some.stop >= batches
        after = RatingProgress(number) if is_last else RatingProgress(done, number, some.stop, at.players)
        if await self._store.save_ratings(scope, number, before, after, skills) and is_last:
            await self._store.remove_absent(scope, number)
        return False

    async def _rate_some(
        self, scope: Scope, number: int, batches: int, some: range
    ) -> list[tuple[Player, Rating]]:
        """Return the new ratings of the players in some batches.

        When a player leaves meanwhile, all players below move up. Nobody is rated twice because of that; with
        more than five hundred players, at most twenty can miss the rating as if they had missed the day.
        """
        batches_of_players = await self._store.batches(scope, number, batches, some, MOST_IN_BATCH)
        skills = await self._store.skills(
            scope, [player for batch in batches_of_players for player, _ in batch]
        )
        fresh = [[one for one in batch if skills[one[0]].number < number] for batch in batches_of_players]
        return await asyncio.to_thread(_rate_batches, fresh, skills, number)


def _rate_batches(
    batches: list[list[tuple[Player, float]]], skills: dict[Player, Rating], number: int
) -> list[tuple[Player, Rating]]:
    found: list[tuple[Player, Rating]] = []
    for batch in batches:
        after = rate_players([(skills[player], strength) for player, strength in batch], number)
        found += zip((player for player, _ in batch), after, strict=True)
    return found
