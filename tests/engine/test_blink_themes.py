"""The themes of puzzles of Blink, on tables built by hand."""

from engine.game import Position
from engine.games.blink import BlinkPosition
from engine.goal import Goal
from engine.move import Move
from engine.puzzles.blink import PLACE, POINTS
from engine.puzzles.step import Step
from engine.puzzles.themes import find_themes
from tests.engine.blink_tables import laid

SNUG = ("table=snug", "hold=1")
CORNER = laid("B2 1RS", drawn="1YS", held="4RS", stock="2BM", words=SNUG)
"""Each card at hand fits on A2 and B1 at the edge, and on C2 and B3."""
PAIR = laid("D4 1RS, F4 1YS", drawn="4RS", held="1GM", stock="5RT 3RM", words=SNUG)
"""On E4, a card has the most points; 5RT matches 1RS only."""

FOR_POINTS = Goal(POINTS, 1)


def step(position: BlinkPosition, keeping: str, obvious: str) -> Step[Position]:
    """Return a step at which these of the legal moves keep the goal, separated by commas."""
    kept = tuple(map(Move.read, keeping.split(", ")))
    legal = position.legal_moves()
    assert {*kept, Move.read(obvious)} <= set(legal)
    return Step(position, kept[0], legal, kept, (Move.read(obvious),))


def themes(*steps: Step[Position], goal: Goal = FOR_POINTS) -> set[str]:
    return set(find_themes(steps, goal))


def test_edge() -> None:
    assert "edge" in themes(step(CORNER, "place drawn A2, place drawn B1", "place drawn C2"))
    assert "edge" not in themes(step(CORNER, "place drawn A2, place drawn C2", "place drawn B3"))
    assert "edge" not in themes(step(CORNER, "place drawn A2", "place drawn B1"))


def test_last_places() -> None:
    # 2BM fits on B1 only, and no more if 1YS lies on B2.
    table = laid("A1 2RT, A2 4YS, H6 1YD", drawn="1YS", stock="2BM", words=("table=snug", "hold=0"))
    assert "last-places" in themes(step(table, "place drawn A3", "place drawn H5"))
    assert "last-places" not in themes(step(table, "place drawn B2", "place drawn H5"))
    assert "last-places" not in themes(step(CORNER, "place drawn A2", "place drawn B3"))


def test_keep_held() -> None:
    assert "keep-held" in themes(step(PAIR, "place drawn C4", "place held1 E4"))
    assert "keep-held" not in themes(step(PAIR, "place drawn C4, place held1 D3", "place held1 E4"))
    assert "keep-held" not in themes(step(PAIR, "place drawn C4", "place drawn E4"))


def test_points_later() -> None:
    fewer, most = (
        step(PAIR, "place drawn C4", "place drawn E4"),
        step(PAIR, "place drawn E4", "place drawn C4"),
    )
    assert "points-later" in themes(fewer, fewer)
    assert "points-later" not in themes(fewer, most, most)
    assert "points-later" not in themes(fewer, fewer, goal=Goal(PLACE))
