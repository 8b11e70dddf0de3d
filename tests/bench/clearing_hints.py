"""Hints of clearing games: the share of deals won by them alone, beside what others win of the same deals.

The others are the sound player of the certified deals, one who takes the first match that there is before
each draw, one who plays at random, and the solver, who sees all cards.
"""

from collections.abc import Iterator
from functools import partial
from math import sqrt

from engine.advice import play_out
from engine.game import Position
from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from tests.bench.building_hints import DEALS, FIRST_DEAL, INTERVAL, play_by_hints
from tests.bench.clearing_solver import OPTION_SETS
from tests.bench.figures import Figure, measures, milliseconds
from tests.engine.playing import LONGEST_COURSE, random_course

OTHERS = ("sound", "greedy", "random", "solver")


def won_by_others(position: Position, seed: int) -> dict[str, bool]:
    """Return who wins a deal."""
    return {
        "sound": play_out(position, seed).is_won,
        "greedy": is_won_greedily(position),
        "random": any(after.is_won() for _, after in random_course(position, seed)),
        "solver": solve(position, usual_budget(position.game)).verdict is Verdict.WON,
    }


def is_won_greedily(position: Position) -> bool:
    """Play the first legal move each time: matches come before draws."""
    for _ in range(LONGEST_COURSE):
        moves = position.legal_moves()
        if not moves:
            break
        position = position.after(moves[0])
    return position.is_won()


def shares_won(game_name: str, words: str, name: str) -> Iterator[Figure]:
    game = find_game(game_name)
    options = read_options(game.options, [words])
    deals = [game.deal(FIRST_DEAL + number, options) for number in range(DEALS)]
    played = [play_by_hints(deal) for deal in deals]
    share = sum(is_won for is_won, _ in played) / DEALS
    yield Figure(f"{name}.won", 100 * share, "%")
    yield Figure(f"{name}.won.interval", 100 * INTERVAL * sqrt(share * (1 - share) / DEALS), "±")
    others = [won_by_others(deal, number) for number, deal in enumerate(deals)]
    for other in OTHERS:
        yield Figure(f"{name}.{other}.won", 100 * sum(won[other] for won in others) / DEALS, "%")
    yield Figure(f"{name}.moves", sum(len(times) for _, times in played) / DEALS, "")
    taken = [seconds for _, times in played for seconds in times]
    yield from (one for one in milliseconds(f"{name}.ms", taken) if one.name.endswith(".p99"))


for game_with_hints, option in OPTION_SETS:
    figure_name = f"hint.{game_with_hints}.{option.replace('=', '-')}"
    parts = ("won", "won.interval", *(f"{other}.won" for other in OTHERS), "moves", "ms.p99")
    measures(*(f"{figure_name}.{part}" for part in parts))(
        partial(shares_won, game_with_hints, option, figure_name)
    )
