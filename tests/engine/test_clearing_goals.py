"""Goals of clearing games: the fewest moves to them, compared with trying everything."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.advice.judge import judge_position, keeping_moves
from engine.families.clearing.places import table_of
from engine.families.clearing.position import ClearingPosition
from engine.families.clearing.rules import Match, NextRank, PairsTo, StockRules
from engine.goal import Goal, GoalState
from engine.move import Move
from engine.puzzles.clearing import LEAVE, search_line, shortest_pairs
from engine.solvers.solution import Line, Verdict
from tests.engine.clearing_tables import dealt, table

PLENTY = 1_000_000


def positions(
    game: str, variants: Sequence[tuple[Match, StockRules]], *, cards: int, stock: int
) -> Iterator[ClearingPosition]:
    """Yield positions of a game with other matches or stocks, with few cards, after some moves at random."""
    for number in range(1, 13):
        random, position = Random(number), dealt(number, game)
        match, stock_rules = variants[number % len(variants)]
        table = table_of(replace(position.rules, match=match, stock=stock_rules))
        left, piles = cards, []
        for pile in position.piles:
            piles.append(pile[: max(left, 0)])
            left -= len(pile)
        position = replace(position, table=table, piles=tuple(piles), stock=position.stock[:stock])
        for _ in range(number % 5):
            if position.outcome() is None:
                position = position.after(random.choice(position.legal_moves()))
        if position.outcome() is None:
            yield position


PAIRS = (
    (PairsTo(13), StockRules(1, top_plays=True)),
    (PairsTo(13), StockRules(2)),
    (PairsTo(14), StockRules(None, top_plays=True)),
    (PairsTo(13), StockRules(3, top_plays=True)),
    (PairsTo(11), StockRules(None)),
)
"""Pairs that make 14 have two sevens among them, and of those that make 11, high cards have none."""
RUNS = ((NextRank(), StockRules()), (NextRank(wraps=True), StockRules()))
TABLES = (
    *positions("pyramid", PAIRS, cards=8, stock=11),
    *positions("tripeaks", RUNS, cards=12, stock=4),
    *positions("golf", RUNS, cards=10, stock=8),
)


def fewest_moves(position: ClearingPosition) -> dict[int, int]:
    """Return the fewest moves after which at most so many cards are left, by trying everything."""
    fewest, layer, seen, moves = {position.score(): 0}, [position], {position}, 0
    while layer:
        moves += 1
        after = [here.after(move) for here in layer for move in here.legal_moves()]
        layer = []
        for there in after:
            redeals = position.redeals if there.redeals_left() is None else there.redeals
            alike = replace(there, moves=position.moves, streak=0, longest=0, redeals=redeals)
            if alike not in seen:
                seen.add(alike)
                layer.append(alike)
                for count in range(there.score(), min(fewest)):
                    fewest[count] = moves
    return fewest


def reaches(position: ClearingPosition, goal: Goal, line: Line) -> bool:
    """Tell whether legal moves reach a goal with the last one."""
    for made, move in enumerate(line):
        assert goal.state(position, made) is GoalState.OPEN
        position = position.play(move)
    return goal.state(position, len(line)) is GoalState.REACHED


def test_the_fewest_moves_are_those_of_trying_everything() -> None:
    found = set()
    for position in TABLES:
        fewest = fewest_moves(position)
        for count in range(position.score()):
            moves = fewest.get(count)
            goal = Goal(LEAVE, count, moves=moves if moves is not None else 30)
            solution = search_line(position, goal, goal.moves, PLENTY)
            if moves is None:
                assert solution.verdict is Verdict.UNWINNABLE
                assert search_line(position, Goal(LEAVE, count), None, PLENTY).verdict is Verdict.UNWINNABLE
                continue
            assert len(solution.line) == moves
            assert reaches(position, goal, solution.line)
            assert search_line(position, goal, moves - 1, PLENTY).verdict is Verdict.UNWINNABLE
            unlimited = Goal(LEAVE, count)
            assert reaches(position, unlimited, search_line(position, unlimited, None, PLENTY).line)
            found.add((position.game, moves))
    assert len(found) >= 30, found


def test_a_shortest_line_needs_no_limit() -> None:
    for position in TABLES:
        if position.table.has_pairs:
            fewest = fewest_moves(position)
            line = shortest_pairs(position, min(fewest), PLENTY, PLENTY).line
            assert len(line) == fewest[min(fewest)]


def test_the_fewest_moves_in_pairs_are_asked_for_only_there() -> None:
    with pytest.raises(TypeError, match="golf"):
        shortest_pairs(dealt(1, "golf"), 0, 10, PLENTY)


def test_a_question_that_the_budget_leaves_open_is_no_answer() -> None:
    for game in ("pyramid", "golf open"):
        for moves in (None, 60):
            goal = Goal(LEAVE, 0, moves=moves)
            assert search_line(dealt(1, game), goal, moves, 40).verdict is Verdict.UNKNOWN


def test_kings_leave_a_goal_as_soon_as_few_enough_cards_are_left() -> None:
    kings = table(e1="KS", e2="KH", e3="7C")
    assert len(search_line(kings, Goal(LEAVE, 2), None, PLENTY).line) == 1
    assert search_line(kings, Goal(LEAVE, 1, moves=2), 2, PLENTY).verdict is Verdict.WON
    assert search_line(kings, Goal(LEAVE, 0), None, PLENTY).verdict is Verdict.UNWINNABLE


def test_the_judge_counts_draws_and_turning_the_waste_over() -> None:
    position = table(e1="7S", stock="2H 6C 3D")
    goal = Goal.read("leave:0:2")
    assert judge_position(position, goal, 0, PLENTY).line == (Move.read("draw"), Move.read("take e1 stock"))
    assert [move.text for move in keeping_moves(position, goal, 0, PLENTY) or ()] == ["draw"]
    assert judge_position(position, goal, 1, PLENTY).verdict is Verdict.UNWINNABLE
    turned = table(e1="7S", waste="2H 6C 3D")
    line = judge_position(turned, Goal.read("leave:0:3"), 0, PLENTY).line
    assert [move.text for move in line] == ["redeal", "draw", "take e1 stock"]
    assert judge_position(turned, Goal.read("leave:0:2"), 0, PLENTY).verdict is Verdict.UNWINNABLE


def test_goals_are_read_and_written() -> None:
    for text in ("leave:0", "leave:3", "leave:0:14"):
        assert Goal.read(text).text == text
    assert Goal.read("leave:1").is_reached(table(a1="5S"))
    assert not Goal.read("leave:0").is_reached(table(a1="5S"))


def test_a_stock_is_gone_through_so_often_only_if_it_is_small() -> None:
    position = dealt(1, "pyramid")
    table = table_of(replace(position.rules, stock=StockRules(30)))
    cards = [card for pile in position.piles[3:] for card in pile]
    many = replace(position, table=table, piles=(*position.piles[:3], *[()] * 25), stock=tuple(cards))
    assert shortest_pairs(many, 2, 9, PLENTY).is_best
    with pytest.raises(ValueError, match="too many passes"):
        shortest_pairs(replace(many, stock=(*cards, *position.stock)), 2, 9, PLENTY)
