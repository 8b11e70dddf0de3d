"""Goals: what reaches them, and what the judge says of them against trying everything."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from engine.advice.judge import judge, judge_position, keeping_moves
from engine.cards.flip import LIGHT_CARDS
from engine.cards.french import FrenchCard
from engine.game import Position
from engine.games import find_game, follow
from engine.games.flip import FlipPosition
from engine.games.wish import WishPosition
from engine.goal import SCORE, WIN, Goal, GoalState
from engine.move import Move
from engine.options import read_options
from engine.puzzles.building_goals import ACES, ALL_UP
from engine.puzzles.flip import REACH
from engine.puzzles.follow import KEEP
from engine.puzzles.wish import LEAVE
from engine.record import Record
from engine.solvers import quick_budget, solve
from engine.solvers.solution import Solution, Verdict
from tests.engine import building_tables, follow_tables

KINDS = [
    *(("wish", LEAVE), ("follow", KEEP), ("flip", REACH)),
    *(("wish", SCORE), ("follow", SCORE), ("flip", SCORE)),
    *(("wish", WIN), ("follow", WIN)),
]


@pytest.mark.parametrize(
    "text",
    [
        "-",
        "12",
        "-3",
        "leave:4",
        "keep:0",
        "reach:87",
        "home:23:5",
        "empty:g:4",
        "free:g4:3",
        "empty:3.:5",
        "turn-up:3.2",
        "win::110",
        "aces:4:40",
        "all-up:0:70",
    ],
)
def test_a_goal_is_read_as_it_was_written(text: str) -> None:
    assert Goal.read(text).text == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "012",
        "leave:04",
        "keep",
        "win:3",
        "score:3",
        "home:2:x",
        "leave:4:",
        "free:g4:3:2",
        "reach: 7",
        "win:",
        "win:3:5",
    ],
)
def test_anything_else_is_no_goal(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a goal|not enough|too many|invalid|not a valid"):
        Goal.read(text)


def small_positions(name: str) -> Iterator[Position]:
    """Yield positions with few cards, so that everything can be tried."""
    for seed in range(1, 16):
        random = Random(seed)
        if name == "wish":
            ranks = random.sample("A789" * 4, 14)
            piles = [ranks[place::5] for place in range(5)]
            cards = tuple(tuple(FrenchCard(rank, "S") for rank in pile) for pile in piles)
            yield WishPosition((*cards, (), (), ()), open=True)
        elif name == "follow":
            codes = random.sample([card.code for card in follow.DECK], 11)
            hand, lead, deck = codes[:4], codes[4], codes[5:]
            trumps = random.choice(follow.TRUMPS)
            yield follow_tables.trick(" ".join(hand), lead, trumps=trumps, deck=" ".join(deck))
        else:
            lights = random.sample(LIGHT_CARDS, 9)
            yield FlipPosition(tuple(random.choice((card, card.turned)) for card in lights), (), open=True)


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_the_judge_says_what_trying_everything_says(name: str, kind: str) -> None:
    budget, verdicts = quick_budget(name), set()
    for position in small_positions(name):
        best = solve(position, budget).score or 0
        for count in range(best - 1, best + 2):
            goal = Goal(kind, count)

            @cache
            def is_in_reach(position: Position, goal: Goal = goal) -> bool:
                state = goal.state(position, 0)
                if state is not GoalState.OPEN:
                    return state is GoalState.REACHED
                return any(is_in_reach(position.after(move)) for move in position.legal_moves())

            found = judge_position(position, goal, 0, budget)
            verdicts.add(found.verdict)
            assert found.verdict is (Verdict.WON if is_in_reach(position) else Verdict.UNWINNABLE)
            if found.verdict is Verdict.WON:
                assert goal.is_reached(position.after_line(found.line))
                before = (position.after_line(found.line[:made]) for made in range(len(found.line)))
                assert not any(map(goal.is_reached, before))
            expected = tuple(move for move in position.legal_moves() if is_in_reach(position.after(move)))
            if goal.state(position, 0) is GoalState.OPEN:
                assert keeping_moves(position, goal, 0, budget) == expected
    assert verdicts == {Verdict.WON, Verdict.UNWINNABLE}


def test_a_question_that_the_budget_leaves_open_is_no_answer() -> None:
    start = find_game("wish").deal(24, read_options(find_game("wish").options, ("open",)))
    goal = Goal(LEAVE, 0)
    assert judge_position(start, goal, 0, 3).verdict is Verdict.UNKNOWN
    assert keeping_moves(start, goal, 0, 3) is None


def test_a_record_is_judged_from_the_beginning_of_its_puzzle() -> None:
    record = Record.begin(find_game("wish"), read_options(find_game("wish").options, ("open",)), 1)
    line = judge_position(record.start(), Goal(LEAVE, 28), 0, 1000).line
    assert len(line) == 2
    text = record.then(*line).text
    assert judge(text, 0, Goal(LEAVE, 28)) == Solution(Verdict.WON, (), 28)
    assert judge(text, 0, Goal(LEAVE, 28, moves=2)).verdict is Verdict.WON
    assert judge(text, 1, Goal(LEAVE, 28, moves=1)).verdict is Verdict.WON
    assert judge(text, 0, Goal(LEAVE, 28, moves=1)).verdict is Verdict.UNWINNABLE


def test_a_goal_is_reached_by_the_first_moves_that_do_within_its_limit() -> None:
    start = building_tables.table(a="KS | AS", b="AH", c="AD", d="AC", e="9C")
    line = tuple(
        map(Move.read, ("move b hearts", "move c diamonds", "move a spades", "move d clubs", "move e a"))
    )
    aces, turned = Goal(ACES, 4), Goal(ALL_UP)
    assert (aces.reached_after(start, line), turned.reached_after(start, line)) == (4, 3)
    assert turned.reached_after(start.after_line(line[:3]), ()) == 0
    assert Goal(ACES, 4, moves=4).reached_after(start, line) == 4
    assert Goal(ACES, 4, moves=3).reached_after(start, line) is None
    assert Goal(WIN).reached_after(start, line[:4]) is None


def test_cards_in_the_deck_count_only_after_a_win() -> None:
    goal = Goal(KEEP, 2)
    won = follow_tables.played(follow_tables.trick("AS", "KS", deck="2H 3H"), "play AS")
    lost = follow_tables.played(follow_tables.trick("2S 3S 4S", "AS", deck="2H 3H"), "play 2S")
    assert goal.state(won, 1) is GoalState.REACHED
    assert goal.state(lost, 1) is GoalState.MISSED
    assert Goal(KEEP, 3).state(won, 1) is GoalState.MISSED
