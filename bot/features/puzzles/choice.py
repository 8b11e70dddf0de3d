"""The choice of the next puzzle: one that the player has not tried, near the player's rating."""

from collections.abc import Callable, Mapping, Sequence

from bot.features.puzzles.profile import PuzzleProfile
from engine.games import games_in_order
from seeds.puzzle import EASY_RATING, PuzzleEntry, entries_of, number_of_key, puzzle_games

NEAREST = 10
"""One of this number is chosen at random, so that nobody can tell which one comes."""
LOOKED_AT = 40
"""Puzzles whose present ratings are looked up, the nearest by their first ones."""
NEAR = 400
"""Points within which a puzzle is near: one that was tried before comes again only if no other is."""
FIRST_ATTEMPTS, EASIER = 5, 250
"""So many first attempts in each game are at puzzles that are so many points easier: most are solved."""
STREAK_START, STREAK_STEP = 900, 40
"""The rating of the first puzzle of a streak, and how much harder each next one is."""
ALIKE = 100
"""Points by which the games' nearest puzzles may differ and still take turns in a streak."""

ChooseNumber = Callable[[int], int]
"""Returns a random number from 0 to below its argument."""


SHIFTS = {"easy": -250, "medium": 0, "hard": 250}
"""How far from the player's rating the puzzles of each difficulty are."""


def target_rating(profile: PuzzleProfile, game: str, difficulty: str | None, *, is_streak: bool) -> int:
    """Return the rating of the puzzle that fits best."""
    if is_streak:
        return STREAK_START + STREAK_STEP * profile.streak
    rating = profile.rating_in(game)
    shift = SHIFTS[difficulty or "medium"]
    return rating.shown + shift - (EASIER if rating.tried < FIRST_ATTEMPTS and not difficulty else 0)


def next_game(profile: PuzzleProfile, game_of: Mapping[int, PuzzleEntry], *, is_streak: bool) -> str | None:
    """Return the game with puzzles that was tried least recently; ``None`` if no game has puzzles.

    In a streak it is one that has a puzzle as hard as the next one should be, because only some games have
    easy ones, and never the same game twice in a row.
    """
    games = [game.name for game in games_in_order() if game.name in puzzle_games()]
    numbers = enumerate(map(number_of_key, profile.tried))
    last = {game_of[number].game: at for at, number in numbers if number in game_of}
    if not is_streak:
        return min(games, key=lambda game: last.get(game, -1), default=None)
    others = [game for game in games if game != max(last, key=last.__getitem__, default=None)] or games

    def fitness(game: str) -> tuple[int, int]:
        target = target_rating(profile, game, None, is_streak=True)
        nearest = candidates(profile, game, target)[0]
        return abs(nearest.rating - target) // ALIKE, last.get(game, -1)

    return min(others, key=fitness, default=None)


def candidates(profile: PuzzleProfile, game: str, target: int) -> Sequence[PuzzleEntry]:
    """Return puzzles of a game that were not tried and whose first ratings are near one.

    Beginners get short ones. If all that are near were tried, the one that was tried least recently is the
    only candidate.
    """
    tried = {key: at for at, key in enumerate(profile.tried)}
    entries = sorted(entries_of(game), key=lambda entry: (abs(entry.rating - target), entry.number))
    fresh = [entry for entry in entries if entry.key not in tried]
    near = [entry for entry in entries if abs(entry.rating - target) <= NEAR] or entries[:NEAREST]
    if target < EASY_RATING:
        short = [entry for entry in fresh if entry.rating < EASY_RATING and entry.is_short]
        if short and abs(short[0].rating - target) <= NEAR:
            return short[:NEAREST]
    if fresh and (abs(fresh[0].rating - target) <= NEAR or any(entry.key not in tried for entry in near)):
        return fresh[:LOOKED_AT]
    return sorted(near, key=lambda entry: tried.get(entry.key, -1))[:1]


def choose_entry(
    entries: Sequence[PuzzleEntry], ratings: Mapping[int, int], target: int, choose_number: ChooseNumber
) -> PuzzleEntry:
    """Return one of the nearest puzzles at random; ``ratings`` are the known present ones by their keys."""
    nearest = sorted(entries, key=lambda entry: abs(ratings.get(entry.key, entry.rating) - target))[:NEAREST]
    return nearest[choose_number(len(nearest))]
