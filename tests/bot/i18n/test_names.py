"""Matching typed names, cleaning names of players, joining sentences, and shortening texts."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.core.player_names import LONGEST_NAME, player_name
from bot.i18n.name_matching import NameIndex, letters
from bot.i18n.texts import Texts, clipped

CITIES = NameIndex({"a": ["Sao Paulo"], "b": ["New York", "Big Apple"], "c": ["New Delhi"]}, in_part=True)
WHOLE = NameIndex({"a": ["Sao Paulo"], "b": ["New York"]})


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sao paulo", "a"),
        ("SãoPaulo", "a"),
        ("paulo", "a"),
        ("york", "b"),
        ("apple", "b"),
        ("new_york", "b"),
        ("𝓝𝓮𝔀 Ｙork", "b"),
        ("new", None),
        ("yor", None),
        ("", None),
        ("…", None),
        ("zürich", None),
    ],
)
def test_a_name_is_meant_by_itself_or_by_words_that_no_other_has(typed: str, meant: str | None) -> None:
    assert CITIES.meant(typed.split()) == meant


def test_where_parts_do_not_count_whole_names_do() -> None:
    assert WHOLE.meant(("new", "york")) == "b"
    assert WHOLE.meant(("york",)) is None


def test_the_nearest_are_those_that_are_like() -> None:
    assert CITIES.nearest(("yrok",)) == ("b",)
    assert CITIES.nearest(("new", "dely"), 3) == ("c", "b")
    assert CITIES.nearest(("mauve",)) == ()
    assert CITIES.nearest(("…",)) == ()


@given(st.text())
@example("𝓐")
def test_whatever_is_typed_is_a_name_or_none(typed: str) -> None:
    assert CITIES.meant(typed.split()) in ("a", "b", "c", None)
    assert set(CITIES.nearest((typed,), 2)) <= {"a", "b", "c"}
    assert letters(letters(typed)) == letters(typed)


INVISIBLE = (
    "\u3164", "\u115f\u1160", "\uffa0", "\u2800\u2800", "\ufffc", "\U0001d159", "\U00013441\U00013442",
    "\u034f", "\u17b4\u17b5", "\u180b\u180e", "\u2062\u2063", "\ufe0f", "\U000e0041", "\U000e0100",
    "\U00016fe4",
)  # fmt: skip
"""Names that sites for invisible names offer, by their characters."""
TURNING = {"LRO", "RLO", "LRE", "RLE", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""The bidirectional classes of characters that change the direction of the text after them."""


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna\n\tvon\r\nBerg  ", "Anna von Berg"),
        ("Anna\u2028Berta", "Anna Berta"),
        ("\u202eanna\u202c", "anna"),
        ("\u2066Anna\u2069\u200f\u061c", "Anna"),
        ("a\u0000b\u0007c", "abc"),
        ("\ufeff\u00ad\u200b", ""),
        (" \u3000 ", ""),
        *((name, "") for name in INVISIBLE),
        ("\u3164Anna\u2800Berg\u115f", "Anna Berg"),
        ("\u200d\u200d", ""),
        ("ゆき🂡", "ゆき🂡"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("a" + "\u0301" * 40 + "b", "a" + "\u0301" * 3 + "b"),
        ("@everyone **bold** <@1> `x`", "@\u2060everyone **bold** <@\u20601> `x`"),
        ("https://evil.example/x", "https://\u2060evil.\u2060example/\u2060x"),
        ("t.me/x #tag $ABC /start", "t.\u2060me/\u2060x #\u2060tag $\u2060ABC /\u2060start"),
        ("J. R. Ewing @ home, 50 %", "J. R. Ewing @ home, 50 %"),
        ("x" * 80, "x" * LONGEST_NAME),
        ("x" * 63 + " y", "x" * 63),
    ],
)
def test_only_visible_signs_of_a_name_are_shown(given: str, shown: str) -> None:
    assert player_name(given) == shown


def test_a_name_with_nothing_visible_gives_way_to_the_next() -> None:
    assert player_name("\u3164", "\u2800", "Anna", "anna_1") == "Anna"
    assert player_name("\u3164", "") == ""


@given(st.text())
def test_no_name_leaves_its_line_or_turns_other_text(text: str) -> None:
    name = player_name(text)
    assert len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert len(name.splitlines()) <= 1
    assert not TURNING & {unicodedata.bidirectional(sign) for sign in name}
    assert player_name(name) == name


@pytest.mark.parametrize(
    ("language", "joined"), [("en", "One. Two."), ("de", "One. Two."), ("ja", "One.Two.")]
)
def test_sentences_are_joined_as_the_language_joins_them(language: str, joined: str) -> None:
    assert Texts.load(language).together("One.", "Two.") == joined


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
