"""Widths: how many columns a text takes, and what fits into so many."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.text_width import columns, shortened


@pytest.mark.parametrize(
    ("text", "wide"),
    [
        ("", 0),
        ("Wish 42", 7),
        ("größer", 6),
        ("ウィッシュ", 10),
        ("残り 18枚", 9),
        ("（）：", 6),
        ("ｱｲｳ", 3),
        ("7♠ · ★", 6),
        ("e\N{COMBINING ACUTE ACCENT}", 1),
        ("カ\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}", 2),
        ("▶\N{VARIATION SELECTOR-15}", 1),
        ("a\N{ZERO WIDTH SPACE}b", 2),
    ],
)
def test_a_kanji_is_twice_as_wide_as_a_letter(text: str, wide: int) -> None:
    assert columns(text) == wide


@pytest.mark.parametrize(
    ("text", "most", "shown"),
    [
        ("Wish 42", 7, "Wish 42"),
        ("Wish 42, open", 9, "Wish…"),
        ("Kittyhawk", 5, "Kitt…"),
        ("ウィッシュ", 10, "ウィッシュ"),
        ("ウィッシュ", 9, "ウィッシ…"),
        ("ウィッシュ", 8, "ウィッ…"),
        ("ウィッシュ 42", 12, "ウィッシュ…"),
        ("Wish 残り18枚", 12, "Wish 残り…"),
        ("札 Wish", 6, "札…"),
        ("札", 1, "…"),
    ],
)
def test_what_is_too_wide_ends_in_dots(text: str, most: int, shown: str) -> None:
    assert shortened(text, most) == shown


@given(text=st.text(max_size=60), most=st.integers(1, 40))
def test_what_is_shortened_fits(text: str, most: int) -> None:
    shown = shortened(text, most)
    assert columns(shown) <= most
    assert shown == text or shown.endswith("…")
