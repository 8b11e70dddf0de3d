"""Random play of any game with any options, and the ends of solutions."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from engine.advice import can_advise
from engine.automatic import automatic_moves
from engine.game import Game, Position
from engine.games import all_games
from engine.move import Move
from engine.options import Options, excluded_by
from engine.outcome import Result
from engine.record import MAX_MOVES
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Solution, Verdict
from seeds.plan import find_plan

LONGEST_COURSE = 300
"""The most moves of a random course: in Kittyhawk, cards can move back and forth forever."""


def option_sets(game: Game) -> list[Options]:
    """Return every option set of a game, without those that exclude each other."""
    names = [option.name for option in game.options]
    values = product(*(option.values for option in game.options))
    sets = [Options(tuple(zip(names, chosen, strict=True))) for chosen in values]
    return [options for options in sets if not _exclude_each_other(game, options)]


def _exclude_each_other(game: Game, options: Options) -> bool:
    chosen = [option.name for option in game.options if options[option.name] != option.default]
    return any(name in excluded_by(game.options, other) for name, other in combinations(chosen, 2))


@cache
def option_pairs(game: Game) -> tuple[Options, ...]:
    """Return a few option sets that together contain every pair of values of different options."""
    sets = option_sets(game)
    pairs = {options: {*options.chosen, *combinations(options.chosen, 2)} for options in sets}
    missing, found = set[object]().union(*pairs.values()), [sets[0]]
    missing -= pairs[sets[0]]
    while missing:
        found.append(max(sets, key=lambda options: len(pairs[options] & missing)))
        missing -= pairs[found[-1]]
    return tuple(found)


def paired_kinds() -> list[tuple[Game, Options]]:
    """Return every game with each of the option sets that ``option_pairs`` returns."""
    return [(game, options) for game in all_games() for options in option_pairs(game)]


def every_kind() -> list[tuple[Game, Options]]:
    """Return every game with each of its option sets."""
    return [(game, options) for game in all_games() for options in option_sets(game)]


def advised_games() -> list[Game]:
    """Return every game that has hints."""
    return [game for game in all_games() if can_advise(game.name)]


def certified_games() -> list[Game]:
    """Return every game that has certified deals, and so can be the daily challenge."""
    return [game for game in all_games() if find_plan(game.name)]


def kind_name(value: object) -> str:
    """Return a readable test ID for a game, an option set, or several."""
    if isinstance(value, Game):
        return value.name
    if isinstance(value, tuple):
        return "-".join(map(kind_name, value))
    return ",".join("=".join(chosen) for chosen in value.chosen) if isinstance(value, Options) else str(value)


def random_course(position: Position, seed: int) -> Iterator[tuple[Move, Position]]:
    """Yield random legal moves, each with the position after it, until the game ends or becomes too long."""
    chance = random.Random(seed)
    for _ in range(LONGEST_COURSE):
        moves = position.legal_moves()
        if not moves:
            return
        move = chance.choice(moves)
        position = position.after(move)
        yield move, position


def end_of(position: Position, solution: Solution) -> Position:
    """Play the line of a solution and return its last position, which must have the score and the verdict."""
    for move in solution.line:
        position = position.play(move)
    outcome = position.outcome()
    is_won = outcome is not None and outcome.result is Result.WON
    assert is_won == (solution.verdict is Verdict.WON)
    assert position.score() == solution.score
    return position


def players_moves(position: Position, line: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return a line to the end of a game without what is moved automatically in between.

    The automatic moves may come earlier than in the line; then the solver finds how to go on.
    """
    made: list[Move] = []
    while line and position.outcome() is None:
        made.append(line[0])
        position, line = position.after(line[0]), line[1:]
        followed = automatic_moves(position, MAX_MOVES)
        position = position.after_line(followed)
        if line[: len(followed)] == followed:
            line = line[len(followed) :]
        elif position.outcome() is None:
            line = solve(position, usual_budget(position.game)).line
    return tuple(made)
