"""Themes of puzzles of clearing games."""

from engine.families.clearing.position import ClearingPosition
from engine.game import Position
from engine.goal import Goal
from engine.move import Move
from engine.puzzles.clearing import LEAVE
from engine.puzzles.step import Step
from engine.puzzles.themes import find_themes
from tests.engine.clearing_tables import table


def step(position: ClearingPosition, keeping: str, obvious: str = "") -> Step[Position]:
    """Return a step at which these of the legal moves keep the goal, separated by commas."""
    kept, seems = (tuple(map(Move.read, filter(None, text.split(", ")))) for text in (keeping, obvious))
    legal = position.legal_moves()
    assert {*kept, *seems} <= {*legal}
    return Step(position, kept[0], legal, kept, seems)


def themes(*steps: Step[Position]) -> set[str]:
    return set(find_themes(steps, Goal(LEAVE, 0)))


SIXES = table(e1="7S", e2="7H", e3="6C", e4="6D", stock="2C 3C 4C")
"""Four pairs make 13."""
GOLF = table(game="golf", a="2S 5H", b="5C", c="7D", d="9C", waste="6S", stock="2C 3C")
"""Both fives and the seven go onto the six."""


def test_let_it_lie() -> None:
    assert "let-it-lie" in themes(step(SIXES, "draw"))
    assert "let-it-lie" not in themes(step(SIXES, "take e1 e3"))
    assert "let-it-lie" in themes(step(GOLF, "draw"))
    assert "let-it-lie" not in themes(step(GOLF, "take a"))


def test_which_two() -> None:
    one = step(SIXES, "take e1 e3")
    assert "which-two" in themes(one, one)
    assert "which-two" not in themes(one)
    drawn = step(SIXES, "draw")
    assert "which-two" not in themes(drawn, drawn)
    golf = step(GOLF, "take a")
    assert "which-two" not in themes(golf, golf)


def test_which_one() -> None:
    one = step(GOLF, "take a")
    assert "which-one" in themes(one, one)
    assert "which-one" not in themes(one)
    seven = step(GOLF, "take c")
    assert "which-one" not in themes(seven, seven)
    kings = table(e1="KS", e2="KH", e3="6C", stock="2C 3C")
    king = step(kings, "take e1")
    assert "which-one" not in themes(king, king)


def test_save_partner() -> None:
    first = step(SIXES, "take e1 e3", obvious="take e1 e4")
    again = step(SIXES, "take e1 e3", obvious="take e2 e3")
    assert "save-partner" in themes(first, again)
    assert "save-partner" not in themes(first)
    other = step(SIXES, "take e1 e3", obvious="take e2 e4")
    assert "save-partner" not in themes(other, other)
    unseemly = step(SIXES, "take e1 e3")
    assert "save-partner" not in themes(unseemly, unseemly)


def test_long_streak() -> None:
    taken, drawn = step(GOLF, "take a"), step(GOLF, "draw")
    assert "long-streak" in themes(drawn, *[taken] * 8, drawn)
    assert "long-streak" not in themes(*[taken] * 7, drawn, *[taken] * 7)
    pair = step(SIXES, "take e1 e3")
    assert "long-streak" not in themes(*[pair] * 8)
