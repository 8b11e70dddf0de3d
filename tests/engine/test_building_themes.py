"""Themes of puzzles of building games with cells, deals from the stock, and sequences of one suit."""

from engine.families.building.position import BuildingPosition
from engine.game import Position
from engine.goal import Goal
from engine.move import Move
from engine.puzzles.building_goals import HOME
from engine.puzzles.step import Step
from engine.puzzles.themes import find_themes
from seeds.generation.puzzle_makers.building import choices
from tests.engine.building_tables import table


def line(position: BuildingPosition, *moves: str) -> list[Step[Position]]:
    """Return steps from a position, at each of which one move keeps the goal."""
    steps: list[Step[Position]] = []
    for move in map(Move.read, moves):
        assert move in position.legal_moves()
        steps.append(Step(position, move, position.legal_moves(), (move,)))
        position = position.after(move)
    return steps


def themes(*steps: Step[Position]) -> set[str]:
    return set(find_themes(steps, Goal(HOME, 1)))


FREECELL = table({"1": "9C 4H", "2": "5S", "3": "KD 5C"}, game="freecell")
SPIDER = table(
    "suits=4",
    dict.fromkeys("ghij", "KC"),
    game="spider",
    a="KH 7S",
    b="8S",
    c="8D",
    d="KD 5S",
    e="6S",
    f="6D",
    stock="2H " * 10,
)


def test_cell_and_back() -> None:
    assert "cell-and-back" in themes(*line(FREECELL, "move 2 a", "move 1 b", "move a 4"))
    assert "cell-and-back" not in themes(*line(FREECELL, "move 2 a", "move 1 3"))
    home = table({"1": "AS", "2": "5S"}, game="freecell")
    assert "cell-and-back" not in themes(*line(home, "move 1 a", "move a spades"))


def test_own_suit() -> None:
    together = line(SPIDER, "move a b", "move d e")
    assert "own-suit" in themes(*together)
    assert "own-suit" not in themes(*together[:1])
    assert "own-suit" not in themes(*line(SPIDER, "move a c", "move d f"))


def test_wait_to_deal() -> None:
    assert "wait-to-deal" in themes(*line(SPIDER, "move a b", "deal"))
    assert "wait-to-deal" not in themes(*line(SPIDER, "deal"))
    assert "wait-to-deal" not in themes(*line(SPIDER, "move a b", "move d e"))


def test_split_leaves_a_card_on_which_the_others_lie_well() -> None:
    yukon = table(a="9S 5H 8H", b="9C", c="7D 6S", d="7H", game="yukon")
    assert "split" not in themes(*line(yukon, "move a b"))
    assert "split" in themes(*line(yukon, "move c d"))


def test_moves_to_empty_cells_and_piles_are_one_choice() -> None:
    position = table({"1": "9C 4H", "2": "5S 2D", "3": "KD 5C"}, game="freecell")
    kept = tuple(map(Move.read, ("move 2 a", "move 2 b", "move 2 c", "move 2 d")))
    step: Step[Position] = Step(position, kept[0], choices(position), kept)
    assert [move.text for move in step.right] == ["move 2 a"]
    assert step.is_decision
    assert "only-move" in themes(step, step)
