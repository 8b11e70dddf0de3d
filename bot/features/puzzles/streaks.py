"""The best streaks of a player in leaderboards: entered, hidden, exported and removed."""

from bot.core.actions import Player
from bot.core.personal_data import Json, References
from bot.core.settings import ResultVisibility
from bot.daily.week import Week
from bot.features.puzzles.profile import PuzzleProfile
from bot.features.puzzles.store import PUZZLE_STREAK_REFERENCES, PuzzleStore
from bot.features.standings.service import BestExerciseStreaks, StandingsService
from bot.services import Services
from bot.storage.keys import PlayerPart

BEST = "best"
"""The stored field without which a player has no streak."""


class PuzzleStreaks:
    """Keeps the streaks of players in leaderboards. Raises ``StoreUnavailableError``."""

    def __init__(self, services: Services) -> None:
        self._store = PuzzleStore(services.redis)
        self._standings = services.get(StandingsService).exercise_streaks

    async def enter(
        self, player: Player, profile: PuzzleProfile, audience: ResultVisibility, name: str
    ) -> None:
        """Enter a player's best streaks, stored before, in every leaderboard where the player may appear."""
        if name:
            await self._standings.store.save_name(player, name, PlayerPart.PUZZLES, BEST)
        await self._enter(player, profile, audience)

    async def change_visibility(self, player: Player, audience: ResultVisibility) -> None:
        """Enter a player where the player may appear, and remove the player elsewhere."""
        profile = await self._store.profile(player)
        if profile.best_streak:
            streaks = _streaks(profile)
            await self._standings.remove(player, streaks.groups, streaks.week, audience)
            await self._enter(player, profile, audience)

    async def export_places(self, player: Player) -> dict[str, list[Json]]:
        """Return a player's streaks in all leaderboards, as the exported file has them."""
        profile = await self._store.profile(player)
        if not profile.best_streak:
            return {}
        return {"places": await self._standings.places_of(player, _streaks(profile))}

    async def forget_player(self, player: Player, references: References) -> None:
        """Remove a player whose own keys are deleted from every leaderboard of streaks."""
        for group, week in references.of(PUZZLE_STREAK_REFERENCES).items():
            last = Week.read(week) if week else None
            await self._standings.remove(player, [group] if group else [], last)

    async def _enter(self, player: Player, profile: PuzzleProfile, audience: ResultVisibility) -> None:
        streaks = _streaks(profile)
        await self._standings.enter(player, streaks, audience)
        if not (await self._store.profile(player)).best_streak:  # deleted meanwhile
            await self._standings.remove(player, streaks.groups, streaks.week)


def _streaks(profile: PuzzleProfile) -> BestExerciseStreaks:
    week = Week.read(profile.week) if profile.week else None
    return BestExerciseStreaks(profile.best_streak, week, profile.week_streak, profile.groups)
