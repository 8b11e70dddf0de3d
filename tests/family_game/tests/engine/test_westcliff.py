"""The rules of Westcliff, where they are not those of Klondike."""

from engine.families.building.position import BuildingPosition
from engine.games.westcliff import GAME
from engine.move import Move
from engine.options import read_options


def played(number: int, *texts: str) -> BuildingPosition:
    """Return a deal after moves."""
    position = GAME.deal(number, read_options(GAME.options, ()))
    assert isinstance(position, BuildingPosition)
    for text in texts:
        position = position.play(Move.read(text))
    return position


def test_ten_piles_of_three_are_dealt_and_the_stock_is_gone_through_once() -> None:
    position = played(1)
    assert [(len(pile), down) for pile, down in zip(position.piles, position.down, strict=True)] == [
        (3, 2)
    ] * 10
    position = played(1, *["draw"] * 22)
    assert position.refusal(Move("redeal")).reason == "no-pass-left"


def test_an_empty_pile_takes_any_card() -> None:
    line = "c j,f d,f spades,c j,-,waste h,-,-,waste c,-,j3 c,waste d,-,waste f,-,c1 f"
    position = played(12, *("draw" if text == "-" else f"move {text}" for text in line.split(",")))
    assert position.board().pile("c").cards == ()
    assert all(position.allows(Move("move", (place, "c"))) for place in ("a", "b", "d", "waste"))
