"""Simulated players of known strength, who try puzzles as the bot chooses and rates them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean, median, pstdev

from bot.features.puzzles.choice import candidates, choose_entry, target_rating
from bot.features.puzzles.profile import PuzzleProfile, PuzzleRating
from bot.features.puzzles.rating import first_puzzle_rating, rate_attempt
from seeds.puzzle import entries_of

MEAN, SPREAD = 1500, 250
"""The strengths of the players: a normal distribution."""
WRONG_BY = 90
"""The standard deviation of how hard puzzles really are from their first ratings."""
ATTEMPTS = 30
NEAR = 75


@dataclass(frozen=True, slots=True)
class SimulatedRatings:
    """The ratings of players after their attempts."""

    strengths: Sequence[float]
    ratings: Sequence[int]

    @property
    def errors(self) -> list[float]:
        """How far the ratings are above the strengths."""
        return [rating - strength for rating, strength in zip(self.ratings, self.strengths, strict=True)]

    @property
    def bias(self) -> float:
        """The mean of the errors."""
        return fmean(self.errors)

    @property
    def mean_error(self) -> float:
        """The mean of the errors without their signs."""
        return fmean(map(abs, self.errors))

    @property
    def median_error(self) -> float:
        """The median of the errors without their signs."""
        return median(map(abs, self.errors))

    @property
    def share_near(self) -> float:
        """The share of players within ``NEAR`` points of their strength."""
        return fmean(abs(error) <= NEAR for error in self.errors)

    @property
    def spread(self) -> float:
        """The standard deviation of the ratings."""
        return pstdev(self.ratings)


def simulate(game: str, players: int, seed: int) -> SimulatedRatings:
    """Let players try puzzles of a game, one after the other, and return what ratings they get."""
    random = Random(seed)
    entries = {entry.key: entry for entry in entries_of(game)}
    hardness = {key: random.gauss(entry.rating, WRONG_BY) for key, entry in entries.items()}
    puzzles = {key: first_puzzle_rating(entry.rating) for key, entry in entries.items()}
    strengths, ratings = [], []
    for _ in range(players):
        strength, profile = random.gauss(MEAN, SPREAD), PuzzleProfile()
        for _ in range(ATTEMPTS):
            target = target_rating(profile, game, None, is_streak=False)
            found = candidates(profile, game, target)
            shown = {entry.key: puzzles[entry.key].shown for entry in found}
            key = choose_entry(found, shown, target, random.randrange).key
            chance = 1 / (1 + 10 ** ((hardness[key] - strength) / 400))
            after, puzzles[key] = rate_attempt(
                profile.rating_in(game), puzzles[key], is_solved=random.random() < chance
            )
            profile = _with_attempt(profile, game, after, key)
        strengths.append(strength)
        ratings.append(profile.rating_in(game).shown)
    return SimulatedRatings(strengths, ratings)


def _with_attempt(profile: PuzzleProfile, game: str, rating: PuzzleRating, key: int) -> PuzzleProfile:
    return replace(profile, ratings={game: rating}, tried=(*profile.tried, key))
