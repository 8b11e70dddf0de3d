"""The signs of the Decktet's suits: the same in every language, typed as shown, drawn by the page."""

from pathlib import Path

import pytest

from bot.i18n.languages import finished_languages
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts
from engine.cards.decktet import CARDS, decktet
from engine.reading.decktet import decktet_words

ICONS = Path(__file__).parents[3] / "bot" / "chats" / "web" / "page" / "icons.js"
SIGNS = {"M": "🌙", "S": "☀️", "W": "🌊", "L": "🍂", "Y": "🐍", "K": "🪢"}

every_language = pytest.mark.parametrize("language", finished_languages())


@every_language
def test_a_symbol_of_a_card_ends_with_the_signs_of_its_suits(language: str) -> None:
    texts = Texts.load(language)
    for card in CARDS:
        assert texts.symbol(card).endswith("".join(SIGNS[suit] for suit in card.suits))


@every_language
def test_a_card_in_a_few_words_is_called_so_only_once(language: str) -> None:
    texts = Texts.load(language)
    names = {texts.brief(card) for card in CARDS}
    assert len(names) == len(CARDS)
    assert not [name for name in names if any(sign in name for sign in SIGNS.values())]


def test_a_card_can_be_typed_with_the_signs_on_its_button() -> None:
    texts = Texts.load("en")
    for card in decktet("23456789"):
        assert decktet_words(texts.symbol(card)) == [card.code.lower()]


def test_every_sign_is_two_columns_wide() -> None:
    assert {columns(sign) for sign in SIGNS.values()} == {2}


def test_the_page_draws_every_sign_itself() -> None:
    script = ICONS.read_text("utf-8")
    assert all(f'"{sign}":' in script for sign in SIGNS.values())
