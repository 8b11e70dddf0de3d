"""The fewest moves to a goal of any building game, compared with trying everything."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from engine.families.building.position import BuildingPosition
from engine.families.building.rules import BuildingRules
from engine.goal import Goal
from engine.puzzles.building_goals import EMPTY, FINISH, HOME, SUITS, TURN_UP, shortest_line
from engine.solvers.solution import Verdict
from tests.engine.building_games import BUILDING_GAMES, BuildingGame
from tests.engine.playing import random_course
from tests.engine.solvers.test_building_general import SMALL_GAMES, alike, small_deal

GAME = "klondike"
"""A game whose kinds of goals the small games have."""
PLENTY = 10_000_000
MOST_MOVES, MOST_POSITIONS = 12, 3_000
"""Moves, and positions after them, that are tried in a small game."""


def goals(position: BuildingPosition) -> Iterator[Goal]:
    """Yield goals of each kind that the position has not reached."""
    rules, score = position.rules, position.score()
    kind, most = HOME, len(position.table.deck)
    if rules.foundations.takes_runs:
        kind, most = SUITS, len(position.foundations)
    yield from (Goal(kind, more) for more in range(score + 1, min(most, score + 5)))
    yield Goal(FINISH)
    for name, pile, down in zip(position.table.piles, position.piles, position.down, strict=True):
        if pile:
            yield Goal(EMPTY, place=name)
        yield from (Goal(TURN_UP, count, name) for count in range(max(1, down - 2), down + 1))


def fewest_moves(position: BuildingPosition, most: int) -> tuple[dict[Goal, int], int]:
    """Return the fewest moves to each goal, by trying everything, and how many moves were tried."""
    fewest: dict[Goal, int] = {}
    wanted, layer, seen = list(goals(position)), [position], {alike(position)}
    for moves in range(1, most + 1):
        after = [here.after(move) for here in layer for move in here.legal_moves()]
        layer = list({alike(there): there for there in after if alike(there) not in seen}.values())
        seen.update(map(alike, layer))
        for goal in wanted:
            if goal not in fewest and any(map(goal.is_reached, layer)):
                fewest[goal] = moves
        if len(seen) > MOST_POSITIONS:
            return fewest, moves
    return fewest, most


def check(position: BuildingPosition, most_moves: int) -> set[int | None]:
    """Compare the fewest moves to each goal of a position; return those that there are."""
    position = replace(position, name=GAME)
    fewest, most = fewest_moves(position, most_moves)
    for goal in goals(position):
        shortest = shortest_line(position, goal, most, PLENTY)
        assert shortest.verdict is (Verdict.WON if goal in fewest else Verdict.UNWINNABLE), goal.text
        assert len(shortest.line) == fewest.get(goal, 0), goal.text
        played = position
        for move in shortest.line:
            played = played.play(move)
        assert goal not in fewest or goal.is_reached(played)
    return set(map(fewest.get, goals(position)))


@pytest.mark.parametrize("rules", SMALL_GAMES)
def test_the_fewest_moves_of_small_games_are_those_of_trying_everything(rules: BuildingRules) -> None:
    found = set[int | None]()
    for number in range(6):
        found |= check(small_deal(rules, number), MOST_MOVES)
    assert len(found) >= 4


@pytest.mark.rare(seconds=60)
@pytest.mark.parametrize("rules", SMALL_GAMES)
def test_the_fewest_moves_of_many_small_games_are_those_of_trying_everything(rules: BuildingRules) -> None:
    for number in range(6, 60):
        check(small_deal(rules, number), MOST_MOVES)


@pytest.mark.parametrize("game", BUILDING_GAMES)
def test_the_fewest_moves_of_whole_games_are_those_of_trying_everything(game: BuildingGame) -> None:
    for number in (1, 2):
        for _, position in islice(random_course(game.deal(number), number), 20 * number, None):
            assert isinstance(position, BuildingPosition)
            if position.outcome() is None:
                check(position, 2)
            break
