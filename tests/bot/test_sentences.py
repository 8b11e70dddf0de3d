"""Sentences behind one another, and cut where they are too long, as each language has them."""

import pytest

from bot.i18n.texts import Texts, clipped


@pytest.mark.parametrize(("language", "told"), [("en", "One. Two."), ("de", "One. Two."), ("ja", "One.Two.")])
def test_sentences_are_parted_as_the_language_parts_them(language: str, told: str) -> None:
    assert Texts.load(language).together("One.", "Two.") == told


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("One card", "One card"),
        ("One card.", "One…"),
        ("Kittyhawk", "Kittyha…"),
        ("山札はもうありません。", "山札はもうあり…"),
        ("カードは 18枚です。", "カードは…"),
        ("残り18枚です。ok", "残り18枚です…"),
    ],
)
def test_what_is_too_long_ends_with_a_whole_word_or_any_kanji(text: str, shown: str) -> None:
    assert clipped(text, 8) == shown
