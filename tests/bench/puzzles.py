"""Puzzles: how long the choice of the next one takes, and how well ratings find the strength of players."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import median
from time import perf_counter

from bot.app import App
from bot.core.actions import Chat, Player, Room
from bot.features.puzzles.profile import PendingAttempt, PuzzleProfile
from bot.features.puzzles.rating import rate_attempt
from bot.features.puzzles.scores import PuzzleScores
from bot.features.puzzles.store import PuzzleStore
from bot.i18n.texts import Texts
from bot.services import Services
from seeds.puzzle import all_entries, entries_of, puzzle_games, read_puzzle
from tests.bench.figures import Figure, measures
from tests.bench.handle import player_store
from tests.bot.puzzles.simulated_players import SimulatedRatings, simulate

PLAYERS = 300
TRIED = 200
"""Puzzles that each of them has tried."""
SIMULATED = 1_000
"""Players of each game: 5,000 in all."""
ERRORS = {"bias": "bias", "error.mean": "mean_error", "error.median": "median_error", "spread": "spread"}


async def choice_times() -> list[float]:
    """Return the seconds for the choice of the next puzzle, for players who have tried many."""
    chance, taken = Random(1), []
    async with player_store() as store:
        app, puzzles = App(Services(store, Texts.load("en"))), PuzzleStore(store.redis)
        scores = PuzzleScores(app.services)
        for number in list(all_entries())[::2]:
            rating = PuzzleProfile().rating_in("")
            attempt = PendingAttempt(f"s{number}", number, 0, rating)
            await puzzles.count_attempt(attempt, None, rating)
        for number in range(PLAYERS):
            player = Player(Chat.DISCORD, number + 1)
            profile = PuzzleProfile(tried=tuple(chance.sample(list(all_entries()), TRIED)))
            for game in puzzle_games():
                rating = profile.rating_in(game)
                for _ in range(5):
                    rating = rate_attempt(rating, rating, is_solved=chance.random() < 1 / 2)[0]
                profile = replace(profile, ratings={**profile.ratings, game: rating})
            await puzzles.replace_profile(player, PuzzleProfile(), profile)
            context = app.services.contexts.build(player, Room())
            begun = perf_counter()
            assert await scores.choose(context, None, None, is_streak=False)
            taken.append(perf_counter() - begun)
    return taken


@measures("puzzle.next.ms.median")
def next_puzzle() -> Iterator[Figure]:
    """Choose the next puzzle for many players, store included."""
    yield Figure("puzzle.next.ms.median", median(asyncio.run(choice_times())) * 1000, "ms")


@measures("puzzle.rating.near", *(f"puzzle.rating.{name}" for name in ERRORS))
def ratings() -> Iterator[Figure]:
    """Rate simulated players of known strength after 30 attempts, in every game."""
    games = [simulate(game, SIMULATED, 1) for game in puzzle_games()]
    found = SimulatedRatings(
        [strength for game in games for strength in game.strengths],
        [rating for game in games for rating in game.ratings],
    )
    yield Figure("puzzle.rating.near", 100 * found.share_near, "%")
    for name, attribute in ERRORS.items():
        yield Figure(f"puzzle.rating.{name}", getattr(found, attribute), "points")


@measures(*(f"puzzle.{game}.{figure}" for game in puzzle_games() for figure in ("count", "kib")))
def sizes() -> Iterator[Figure]:
    """Count the puzzles of each game, and the size of its file."""
    for game in puzzle_games():
        lines = [entry.line for entry in entries_of(game)]
        yield Figure(f"puzzle.{game}.count", len(lines), "puzzles")
        yield Figure(f"puzzle.{game}.kib", sum(map(len, lines)) / 1024, "KiB")


@measures("puzzle.read.ms.median")
def reading() -> Iterator[Figure]:
    """Read puzzles of all games, as each begun one is."""
    taken = []
    for entry in Random(1).choices(list(all_entries().values()), k=PLAYERS):
        begun = perf_counter()
        read_puzzle(entry)
        taken.append(perf_counter() - begun)
    yield Figure("puzzle.read.ms.median", median(taken) * 1000, "ms")
