"""Solvers and hints: how long they take, what a search of one second finds, and how often hints win."""

from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean
from time import perf_counter, process_time

from engine.advice import advise
from engine.game import Position
from engine.games import find_game
from engine.games.blink import HOLD
from engine.options import read_options
from engine.outcome import Result
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.bench.figures import Figure, measures, milliseconds, timed
from tests.engine.playing import random_course

SOLVED_DEALS = {"wish": 2000, "follow": 200}
HINTED_DEALS = 300
QUICK_SAMPLES = 8
"""Samples per hint when Blink is played by hints: a fifth of the default, because a game needs many hints."""
BLINK_DEALS = 40
FLIP_DEALS = 60
LEVELS = "12345"
LEVEL_DEALS = 100
LEVEL_SECONDS = (1, 5)


def start(name: str, deal: int, *words: str) -> Position:
    game = find_game(name)
    return game.deal(deal, read_options(game.options, words))


def course(position: Position, seed: int) -> list[Position]:
    return [after for _, after in random_course(position, seed)]


@measures("solve.follow.ms.median", "solve.follow.ms.p99")
def follow() -> Iterator[Figure]:
    yield from milliseconds("solve.follow.ms", solving_times("follow")[0])


@measures("solve.wish.ms.median", "solve.wish.ms.p99", "solve.wish.decided")
def wish() -> Iterator[Figure]:
    taken, decided = solving_times("wish")
    yield from milliseconds("solve.wish.ms", taken)
    yield Figure("solve.wish.decided", 100 * decided / len(taken), "%")


def solving_times(name: str) -> tuple[list[float], int]:
    """Return the seconds for each deal, and the number of deals whose best score is proved."""
    taken, decided = [], 0
    for deal in range(1, SOLVED_DEALS[name] + 1):
        solution, seconds = timed(partial(solve, start(name, deal), usual_budget(name)))
        taken.append(seconds)
        decided += solution.is_best
    return taken, decided


@measures("solve.blink.roomy.mean.1s", "solve.blink.tight.mean.1s")
def blink() -> Iterator[Figure]:
    """Solve deals of Blink for about a second each; yield the mean score of the won ones."""
    for table in ("roomy", "tight"):
        deals = [start("blink", deal, f"table={table}") for deal in range(BLINK_DEALS)]
        begun = process_time()
        positions = sum(solve(deal, 10_000).positions for deal in deals[:5])
        budget = int(positions / (process_time() - begun))
        found = [solve(deal, budget) for deal in deals]
        won = [solution.score or 0 for solution in found if solution.verdict is Verdict.WON]
        yield Figure(f"solve.blink.{table}.mean.1s", fmean(won), "points")


@measures("solve.flip.mean.1s")
def flip() -> Iterator[Figure]:
    """Solve deals of Flip for about a second each; yield the mean best score."""
    deals = [start("flip", deal) for deal in range(FLIP_DEALS)]
    trial = 100_000
    taken = [timed(partial(solve, deal, trial))[1] for deal in deals[:5]]
    budget = round(trial * len(taken) / sum(taken))
    yield Figure("solve.flip.mean.1s", fmean(solve(deal, budget).score or 0 for deal in deals), "points")


@measures(*(f"solve.kittyhawk.{level}.{seconds}s" for level in LEVELS for seconds in LEVEL_SECONDS))
def kittyhawk() -> Iterator[Figure]:
    """Solve deals of Kittyhawk with a budget for the longer time; count the wins found within each time."""
    begun = perf_counter()  # deals of the hardest level, which use up the whole budget
    positions = sum(solve(start("kittyhawk", deal, "level=5"), 200_000).positions for deal in range(4))
    budget = int(positions / (perf_counter() - begun) * max(LEVEL_SECONDS))
    for level in LEVELS:
        taken = []
        for deal in range(1, LEVEL_DEALS + 1):
            position = start("kittyhawk", deal, f"level={level}")
            solution, seconds = timed(partial(solve, position, budget))
            if solution.verdict is Verdict.WON:
                taken.append(seconds)
        for limit in LEVEL_SECONDS:
            won = sum(seconds <= limit for seconds in taken)
            yield Figure(f"solve.kittyhawk.{level}.{limit}s", 100 * won / LEVEL_DEALS, "%")


def starts_and_middles(name: str) -> Iterator[Position]:
    """Yield the start and middle positions of random games, except those that are over."""
    for deal in range(1, 101):
        positions = [start(name, deal), *course(start(name, deal), deal)]
        yield from (one for one in (positions[0], positions[len(positions) // 2]) if one.outcome() is None)


def blink_middles() -> Iterator[Position]:
    """Yield every fourth position of the middle half of random games."""
    for deal in range(BLINK_DEALS):
        positions = course(start("blink", deal, "table=roomy"), deal)
        yield from positions[len(positions) // 4 : -len(positions) // 4 : 4]


def flip_middles() -> Iterator[Position]:
    """Yield every sixth position of random games, with and without cards in the stock."""
    for deal in range(20):
        yield from (one for one in course(start("flip", deal), deal)[5::6] if one.outcome() is None)


def kittyhawk_middles() -> Iterator[Position]:
    """Yield middle positions of random games of every level, half of them with the option ``blind``."""
    for level in LEVELS:
        for deal in range(1, 21):
            words = (f"level={level}", "blind")[: 1 + deal % 2]
            positions = course(start("kittyhawk", deal, *words), deal)[:80]  # later moves change little
            yield positions[len(positions) // 2]


HINTED_POSITIONS: dict[str, Callable[[], Iterator[Position]]] = {
    "wish": partial(starts_and_middles, "wish"),
    "follow": partial(starts_and_middles, "follow"),
    "blink": blink_middles,
    "flip": flip_middles,
    "kittyhawk": kittyhawk_middles,
}


PLAYED_BY_HINTS: dict[str, tuple[str, tuple[str, ...], int]] = {
    "hint.wish.won": ("wish", (), 1),
    "hint.follow.won": ("follow", (), 1),
    "hint.blink.tight.won": ("blink", ("table=tight",), 0),
}
"""Game, options and first deal of each figure for which games are played by following hints."""


def hint_times(name: str) -> Iterator[Figure]:
    boards = [position.board() for position in HINTED_POSITIONS[name]()]
    taken = [timed(partial(advise, board))[1] for board in boards]
    yield from (one for one in milliseconds(f"hint.{name}.ms", taken) if one.name.endswith(".p99"))


for game_name in HINTED_POSITIONS:
    measures(f"hint.{game_name}.ms.p99")(partial(hint_times, game_name))


def share_of_wins(figure: str) -> Iterator[Figure]:
    yield Figure(figure, share_won(*PLAYED_BY_HINTS[figure]), "%")


for figure_name in PLAYED_BY_HINTS:
    measures(figure_name)(partial(share_of_wins, figure_name))


def share_won(name: str, words: tuple[str, ...], first: int) -> float:
    """Return the percentage of deals that are won by always making the hinted move."""
    won = 0
    for deal in range(first, first + HINTED_DEALS):
        position = start(name, deal, *words)
        while (outcome := position.outcome()) is None:
            if name == "blink" and position.allows(HOLD):
                move = HOLD  # the hint is always this while the hold has room
            else:
                samples = QUICK_SAMPLES if name == "blink" else None
                move = advise(position.board(), samples).estimates[0].move
            position = position.play(move)
        won += outcome.result is Result.WON
    return 100 * won / HINTED_DEALS
