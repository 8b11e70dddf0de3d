"""The fewest moves to a goal of a building game, compared with trying everything, and themes of puzzles."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, takewhile

from engine.advice.judge import judge_position
from engine.cards.french import FrenchCard
from engine.families.building.position import BuildingPosition
from engine.game import Position
from engine.games import find_game
from engine.goal import Goal
from engine.move import Move
from engine.options import read_options
from engine.puzzles.building_goals import EMPTY, FINISH, HOME, TURN_UP, shortest_line
from engine.puzzles.step import Step
from engine.puzzles.themes import find_themes
from engine.solvers.solution import Verdict
from tests.engine.building_games import with_lowest_home
from tests.engine.playing import random_course

KLONDIKE = find_game("klondike")
MOST_MOVES = 3
PLENTY = 1_000_000


def dealt(number: int, *words: str) -> BuildingPosition:
    """Return a deal of Klondike with all cards open."""
    position = KLONDIKE.deal(number, read_options(KLONDIKE.options, [*words, "open"]))
    assert isinstance(position, BuildingPosition)
    return position


def positions() -> Iterator[BuildingPosition]:
    """Yield positions after random moves, with few cards home, with many, and with nearly all."""
    options: tuple[tuple[str, ...], ...] = (("draw=1",), ("draw=3",), ("draw=1", "passes=1"), ("passes=3",))
    for number in range(1, 17):
        start = dealt(number, *options[number % len(options)])
        if number % 2:
            start = with_lowest_home(start, 3 + number % 10)
        for _, position in islice(random_course(start, number), 10 + number, None):
            if position.outcome() is None:
                assert isinstance(position, BuildingPosition)
                yield position
            break


def goals(position: BuildingPosition) -> Iterator[Goal]:
    """Yield goals of each kind that the position has not reached."""
    score = position.score()
    yield from (Goal(HOME, more) for more in range(score + 1, min(52, score + 5)))
    yield Goal(FINISH)
    for name, pile, down in zip(position.table.piles, position.piles, position.down, strict=True):
        if pile:
            yield Goal(EMPTY, place=name)
        yield from (Goal(TURN_UP, count, name) for count in range(max(1, down - 2), down + 1))


def fewest_moves(position: BuildingPosition) -> dict[Goal, int]:
    """Return the fewest moves to each goal that takes no more than three, by trying everything."""
    fewest: dict[Goal, int] = {}
    wanted, layer = list(goals(position)), [position]
    for moves in range(1, MOST_MOVES + 1):
        after = [here.after(move) for here in layer for move in here.legal_moves()]
        layer = list({replace(there, moves=0): there for there in after}.values())
        for goal in wanted:
            if goal not in fewest and any(map(goal.is_reached, layer)):
                fewest[goal] = moves
    return fewest


def test_the_fewest_moves_are_those_of_trying_everything() -> None:
    found = set()
    for position in positions():
        fewest = fewest_moves(position)
        for goal in goals(position):
            shortest = shortest_line(position, goal, MOST_MOVES, PLENTY)
            assert shortest.verdict is (Verdict.WON if goal in fewest else Verdict.UNWINNABLE), goal.text
            assert len(shortest.line) == fewest.get(goal, 0), goal.text
            played = position
            for move in shortest.line:
                played = played.play(move)
            assert goal not in fewest or goal.is_reached(played)
            found.add((goal.kind, fewest.get(goal)))
    assert len(found) >= 12, found


def test_a_king_that_no_card_covers_leaves_its_pile_for_an_empty_one() -> None:
    position = table(a="KS", b="KC QH", c="KH QS JH")
    assert shortest_line(position, Goal(EMPTY, place="a"), 1, PLENTY).line == (Move.read("move a d"),)


def test_a_question_that_the_budget_leaves_open_is_no_answer() -> None:
    goal = Goal(TURN_UP, 1, "g")
    assert shortest_line(dealt(1), goal, 12, 10).verdict is Verdict.UNKNOWN
    assert judge_position(dealt(1), replace(goal, moves=5), 0, PLENTY).verdict is Verdict.UNWINNABLE


def cards_of(text: str) -> tuple[FrenchCard, ...]:
    return tuple(FrenchCard(*code) for code in text.replace("|", " ").split())


def table(waste: str = "", stock: str = "", **piles: str) -> BuildingPosition:
    """Return an open table with these cards, those before a bar face down, and all lower ones home."""
    start = dealt(1)
    cards = {name: cards_of(piles.get(name, "")) for name in start.table.piles}
    used = {*cards_of(waste), *cards_of(stock)}.union(*cards.values())
    foundations = []
    for suit in start.rules.suits:
        own = [card for card in start.table.deck if card.suit == suit]
        foundations.append(tuple(takewhile(lambda card: card not in used, own)))
    return replace(
        start,
        piles=tuple(cards.values()),
        down=tuple(len(cards_of(piles.get(name, "").rpartition("|")[0])) for name in cards),
        foundations=tuple(foundations),
        stock=cards_of(stock),
        waste=cards_of(waste),
    )


TABLE = table(a="JS TH", b="QD", c="QH JC", d="KC QS | JD", e="TD", f="KS QC | JH", waste="KH", stock="KD")
"""Both red tens go home or onto JC; JS goes onto QD with TH, JC as well; TS comes back onto a red jack."""


def step(position: BuildingPosition, keeping: str) -> Step[Position]:
    """Return a step at which these of the legal moves keep the goal, separated by commas."""
    kept = tuple(map(Move.read, keeping.split(", ")))
    legal = position.legal_moves()
    assert set(kept) <= set(legal)
    return Step(position, kept[0], legal, kept)


def line(*moves: str) -> list[Step[Position]]:
    """Return steps from the table, at each of which one move keeps the goal."""
    position, steps = TABLE, []
    for move in moves:
        steps.append(step(position, move))
        position = position.after(Move.read(move))
    return steps


def themes(*steps: Step[Position]) -> set[str]:
    return set(find_themes(steps, Goal(HOME, 1)))


def test_let_it_lie() -> None:
    assert "let-it-lie" in themes(step(TABLE, "move a1 b"))
    assert "let-it-lie" not in themes(step(TABLE, "move a1 b, move e diamonds"))


def test_empty_pile() -> None:
    assert "empty-pile" in themes(*line("move a1 b", "move waste a"))
    assert "empty-pile" not in themes(*line("move a1 b", "move waste g"))


def test_give_back() -> None:
    assert "give-back" in themes(step(TABLE, "move spades d"))
    assert "give-back" not in themes(step(TABLE, "move a1 b"))


def test_split() -> None:
    assert "split" in themes(step(TABLE, "move c b"))
    assert "split" not in themes(step(TABLE, "move a c"))  # then JS goes home
    assert "split" not in themes(step(TABLE, "move a1 b"))


def test_which_twin() -> None:
    right = step(TABLE, "move a c")
    assert "which-twin" in themes(right, right)
    assert "which-twin" not in themes(right)
    both = step(TABLE, "move a c, move e c")
    assert "which-twin" not in themes(both, both)


def test_wait_to_draw() -> None:
    assert "wait-to-draw" in themes(*line("move a c", "draw"))
    assert "wait-to-draw" not in themes(*line("draw", "move a c"))
    assert "wait-to-draw" not in themes(step(TABLE, "move a c, draw"), *line("draw"))
