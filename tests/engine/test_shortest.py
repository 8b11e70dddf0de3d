"""The fewest moves to a goal of Kittyhawk, compared with trying everything."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.advice.judge import judge_position
from engine.games.kittyhawk import COLLECT, FIRST_HEAP, FIRST_PILE, HEAPS, PILES, KittyhawkPosition
from engine.games.wish import WishPosition
from engine.goal import Goal
from engine.puzzles.kittyhawk import EMPTY, FREE, HOME, shortest_line
from engine.solvers.solution import Verdict
from tests.engine.kittyhawk_tables import dealt, go, home, table

MOST_MOVES = 3
PLENTY = 1_000_000


def goals(position: KittyhawkPosition) -> Iterator[Goal]:
    """Yield goals of each kind that the position has not reached."""
    yield from (Goal(HOME, position.score() + more) for more in (1, 2, 3, 4))
    places = zip((*PILES, *HEAPS), position.piles[FIRST_PILE:], strict=True)
    yield from (Goal(EMPTY, place=name) for name, cards in places if cards)
    heaps = zip(HEAPS, position.piles[FIRST_HEAP:], strict=True)
    yield from (Goal(FREE, len(heap) - 2, name) for name, heap in heaps if len(heap) > 2)


def fewest_moves(position: KittyhawkPosition) -> dict[Goal, int]:
    """Return the fewest moves to each goal that takes no more than three, by trying everything."""
    fewest: dict[Goal, int] = {}
    layer, seen = [position], {(position.piles, position.stock)}
    for moves in range(1, MOST_MOVES + 1):
        after = [here.after(move) for here in layer for move in here.legal_moves()]
        layer = []
        for there in after:
            if (there.piles, there.stock) not in seen:
                seen.add((there.piles, there.stock))
                layer.append(there)
                for goal in goals(position):
                    if goal not in fewest and goal.is_reached(there):
                        fewest[goal] = moves
    return fewest


def positions() -> Iterator[KittyhawkPosition]:
    """Yield positions of each level after random moves that lead on."""
    for seed, level, moves in ((2, 3, 25), (4, 5, 25), (5, 1, 15), (6, 2, 12), (8, 4, 20)):
        random, position = Random(seed), dealt(seed, f"level={level}", "open")
        for _ in range(moves):
            position = position.after(random.choice(position.main_moves(position.legal_moves())))
        yield position


def test_the_fewest_moves_are_those_of_trying_everything() -> None:
    found = set()
    for position in positions():
        fewest = fewest_moves(position)
        for goal in goals(position):
            shortest = shortest_line(position, goal, MOST_MOVES, PLENTY)
            assert shortest.verdict is (Verdict.WON if goal in fewest else Verdict.UNWINNABLE), goal.text
            assert len(shortest.line) == fewest.get(goal, 0), goal.text
            assert goal not in fewest or goal.is_reached(position.after_line(shortest.line))
            found.add((goal.kind, fewest.get(goal)))
    assert len(found) >= 9


def test_cards_are_collected_in_one_move() -> None:
    position = table(home(5), a="6MW", b="6SY", is_open=True)
    assert shortest_line(position, Goal(HOME, 32), MOST_MOVES, PLENTY).line == (COLLECT,)


def test_a_pile_is_emptied_by_moving_its_only_card_to_another_place() -> None:
    position = table(home(1), a="9MS", g="5SW 2MK 2SY 7WY", is_open=True)
    assert shortest_line(position, Goal(EMPTY, place="a"), 1, PLENTY).line == (go("a", "b"),)


def test_a_question_that_the_budget_leaves_open_is_no_answer() -> None:
    goal = Goal(EMPTY, place="g")
    assert shortest_line(dealt(1, "open"), goal, MOST_MOVES, 10).verdict is Verdict.UNKNOWN


def test_other_games_have_no_such_goals() -> None:
    with pytest.raises(KeyError, match="home"):
        judge_position(WishPosition(((),) * 8), Goal(HOME, 1), 0, PLENTY)
