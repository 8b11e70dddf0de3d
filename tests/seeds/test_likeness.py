"""Which positions of Blink and Kittyhawk are alike, so that only one of them becomes a puzzle."""

from itertools import permutations

from engine.games.blink import BlinkPosition
from engine.goal import Goal
from seeds.generation.puzzle_makers import find_maker
from tests.engine.blink_tables import laid
from tests.engine.kittyhawk_tables import table


def test_mirror_images_of_a_table_are_alike() -> None:
    blink = find_maker("blink")
    assert blink is not None
    goal = Goal.read("points:9")

    def likeness(cells: str, *, drawn: str = "2GS", held: str = "3BS", stock: str = "1GM 1YS") -> str:
        position = laid(cells, drawn=drawn, held=held, stock=stock, words=("table=tight", "hold=1"))
        assert isinstance(position, BlinkPosition)
        return blink.canonical(position, goal)

    tables = ("A1 1RS, B1 1YD", "I1 1RS, H1 1YD", "A7 1RS, B7 1YD", "I7 1RS, H7 1YD")
    assert len({likeness(cells) for cells in tables}) == 1
    assert likeness("A1 1RS, B1 1YD", drawn="3BS", held="2GS") == likeness("A1 1RS, B1 1YD")
    assert likeness("A1 1RS, B1 1YD", stock="1YS 1GM") != likeness("A1 1RS, B1 1YD")
    assert likeness("B1 1RS, C1 1YD") != likeness("A1 1RS, B1 1YD")


def test_the_order_of_piles_is_no_difference() -> None:
    kittyhawk = find_maker("kittyhawk")
    assert kittyhawk is not None
    piles = ("9MS", "8WL 7ML", "9WY")
    likenesses = set[str]()
    for order in permutations(piles):
        position = table(dict(zip("abc", order, strict=True)), g="6MW", h="6SY", is_open=True)
        place = "abc"[order.index("8WL 7ML")]
        likenesses.add(kittyhawk.canonical(position, Goal.read(f"empty:{place}:3")))
    assert len(likenesses) == 1
    position = table(a="9MS", b="8WL 7ML", c="9WY", g="6MW", h="6SY", is_open=True)
    assert kittyhawk.canonical(position, Goal.read("empty:a:3")) not in likenesses
    assert kittyhawk.canonical(position, Goal.read("empty:g:3")) not in likenesses
