"""Names, and which of them is meant."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.i18n.name_matching import NameIndex, letters

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
