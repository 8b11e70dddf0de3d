"""The themes of puzzles of Kittyhawk, on tables built by hand."""

from engine.game import Position
from engine.games.kittyhawk import KittyhawkPosition
from engine.goal import Goal
from engine.move import Move
from engine.puzzles.step import Step
from engine.puzzles.themes import find_themes
from tests.engine.kittyhawk_tables import home, table

TABLE = table(
    home(5), a="7ML", b="9MS", c="8WL", d="9WY", g="RM 6MW", h="6SY 9LK", stock="9YK " * 6, is_open=True
)
"""Of the top cards only 6MW goes home; 7ML goes onto 8WL, and leaves a pile empty."""


def step(position: KittyhawkPosition, keeping: str, move: str = "") -> Step[Position]:
    """Return a step at which these of the legal moves keep the goal, separated by commas."""
    kept = tuple(map(Move.read, keeping.split(", ")))
    made = Move.read(move) if move else kept[0]
    legal = position.legal_moves()
    assert {*kept, made} <= set(legal)
    return Step(position, made, legal, kept)


def line(*moves: str) -> list[Step[Position]]:
    """Return steps from the table, at each of which one move keeps the goal."""
    position, steps = TABLE, []
    for move in moves:
        steps.append(step(position, move))
        position = position.after(Move.read(move))
    return steps


def themes(*steps: Step[Position]) -> set[str]:
    return set(find_themes(steps, Goal("home", 1)))


def test_give_back() -> None:
    assert "give-back" in themes(step(TABLE, "move moons e"))
    assert "give-back" not in themes(step(TABLE, "move g moons"))


def test_let_it_lie() -> None:
    assert "let-it-lie" in themes(step(TABLE, "move a c"))
    assert "let-it-lie" not in themes(step(TABLE, "move a c, move g moons"))
    none_goes_home = table(home(4), a="7ML", c="8WL", g="RM 6MW", stock="9YK " * 6, is_open=True)
    assert "let-it-lie" not in themes(step(none_goes_home, "move a c"))


def test_empty_pile() -> None:
    assert "empty-pile" in themes(*line("move a c", "move h a"))
    assert "empty-pile" not in themes(*line("move a c", "move h e"))


def test_wait_to_deal() -> None:
    assert "wait-to-deal" in themes(*line("move a c", "deal"))
    assert "wait-to-deal" not in themes(*line("deal"))
    assert "wait-to-deal" not in themes(*line("move a c", "move h e"))
    assert "wait-to-deal" not in themes(step(TABLE, "move a c, deal"), *line("deal"))
