"""Yukon and Russian solitaire, where their rules are their own (../shared/classics.md, part 1)."""

from tests.engine.building_tables import cards_at, dealt, play, refused, table, targets


def test_five_cards_lie_face_up_on_the_face_down_ones() -> None:
    for words, hidden in (((), range(7)), (("suit",), range(7)), (("open",), [0] * 7)):
        position = dealt(5, *words, game="yukon")
        piles = [cards_at(position, pile).split() for pile in "abcdefg"]
        assert [len(pile) for pile in piles] == [1, 6, 7, 8, 9, 10, 11]
        assert [pile.count("##") for pile in piles] == [*hidden]


def test_any_card_moves_with_all_that_lie_on_it_in_whatever_order() -> None:
    position = table(a="5D | 9H KS 2C", b="TC", c="TD", game="yukon")
    assert (targets(position, "a2"), targets(position, "a3"), targets(position, "a")) == ("b", "d e f g", "")
    moved = play(position, "move a2 b")
    assert (cards_at(moved, "b"), cards_at(moved, "a")) == ("TC 9H KS 2C", "5D")
    assert refused(position, "move a1 b") == "face-down: the card at a1 is face down"


def test_a_pile_is_built_in_suit_if_the_player_chooses_so() -> None:
    places = {"a": "9H KS 2C", "b": "TC", "c": "TH", "d": "TD"}
    for game, fits in (("yukon", "b"), ("yukon suit=on", "c")):
        assert targets(table(places, game=game), "a1") == fits


def test_the_top_card_comes_back_from_a_foundation() -> None:
    for game, comes_back in (("yukon", "a"), ("yukon suit=on", "b")):
        position = table(a="5D", b="5S", home={"spades": 4}, game=game)
        assert targets(position, "spades") == comes_back
