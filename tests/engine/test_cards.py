"""The cards of every deck: codes of their own, and fields by which cards stored as JSON are told apart."""

from itertools import combinations

import pytest

from engine.cards import all_decks


def field_names(deck: str) -> set[str]:
    """Return the names of the fields that a card of a deck has."""
    return set(type(all_decks()[deck][0]).__annotations__) - {"deck"}


@pytest.mark.parametrize("deck", all_decks())
def test_every_card_has_a_code_of_its_own_and_names_its_deck(deck: str) -> None:
    cards = all_decks()[deck]
    assert len({card.code for card in cards}) == len(set(cards)) == len(cards)
    assert {card.deck for card in cards} == {deck}
    assert len({type(card) for card in cards}) == 1


def test_no_deck_has_the_fields_of_another() -> None:
    for one, other in combinations(all_decks(), 2):
        assert not field_names(one) <= field_names(other), f"{one} and {other}"
        assert not field_names(other) <= field_names(one), f"{one} and {other}"
