"""The cards of every deck: unique codes, and fields that identify the deck of a card stored as JSON."""

from copy import copy
from itertools import combinations

import pytest

from engine.cards import NumberedCard, all_decks


def field_names(deck: str) -> set[str]:
    """Return the names of the fields that a card of a deck has."""
    return set(type(all_decks()[deck][0]).__annotations__) - {"deck"}


@pytest.mark.parametrize("deck", all_decks())
def test_every_card_has_a_code_of_its_own_and_names_its_deck(deck: str) -> None:
    cards = all_decks()[deck]
    assert len({card.code for card in cards}) == len(set(cards)) == len(cards)
    assert {card.deck for card in cards} == {deck}
    assert len({type(card) for card in cards}) == 1


@pytest.mark.parametrize("deck", ["blink", "decktet", "flip"])
def test_the_number_of_a_card_is_its_own_and_survives_a_copy(deck: str) -> None:
    cards = [card for card in all_decks()[deck] if isinstance(card, NumberedCard)]
    assert {card.number for card in cards} == set(range(len(all_decks()[deck])))
    assert [copy(card).number for card in cards] == [card.number for card in cards]


def test_no_deck_has_the_fields_of_another() -> None:
    for one, other in combinations(all_decks(), 2):
        assert not field_names(one) <= field_names(other), f"{one} and {other}"
        assert not field_names(other) <= field_names(one), f"{one} and {other}"
