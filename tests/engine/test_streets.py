"""Streets and Alleys, and Beleaguered Castle: their own rules (../shared/classics.md, part 1)."""

import pytest

from tests.engine.building_tables import cards_at, dealt, play, refused, table, targets

HOMES = ("spades", "hearts", "diamonds", "clubs")


@pytest.mark.parametrize(
    ("words", "sizes", "home"),
    [((), [7] * 4 + [6] * 4, ["", "", "", ""]), (("aces=out",), [6] * 8, ["AS", "AH", "AD", "AC"])],
)
def test_aces_are_dealt_or_lie_on_the_foundations(
    words: tuple[str, ...], sizes: list[int], home: list[str]
) -> None:
    position = dealt(5, *words, game="streets")
    piles = [cards_at(position, pile).split() for pile in "abcdefgh"]
    assert [len(pile) for pile in piles] == sizes
    assert [cards_at(position, place) for place in HOMES] == home
    assert not any("##" in pile for pile in piles)
    assert position.score() == len("".join(home)) // 2


def test_one_card_moves_at_a_time_onto_any_suit_or_to_an_empty_pile() -> None:
    position = table(a="9S 8S", b="9H", c="9C", d="TS", e="KS", f="KH", g="KD", game="streets")
    assert (targets(position, "a"), targets(position, "b")) == ("b c h", "d h")
    assert refused(position, "move a1 d") == "only-top: only top cards move"
    assert cards_at(play(position, "move a b"), "b") == "9H 8S"


def test_a_foundation_gives_nothing_back() -> None:
    position = table(a="4H", b="3S", home={"spades": 2}, game="streets")
    home = play(position, "move b spades")
    assert (cards_at(home, "spades"), targets(home, "spades")) == ("AS 2S 3S", "")
    assert refused(home, "move spades a") == "keeps: foundations give nothing back"
