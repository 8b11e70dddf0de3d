"""Names of players: a name stays on its line and contains no mention or link."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.player_names import LONGEST_NAME, player_name

TURNING = {"LRO", "RLO", "LRE", "RLE", "PDF", "LRI", "RLI", "FSI", "PDI"}
"""Unicode's names of the signs that turn the direction of the text after them."""


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


@given(st.text())
def test_no_name_leaves_its_line_or_turns_other_text(text: str) -> None:
    name = player_name(text)
    assert len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert len(name.splitlines()) <= 1
    assert not TURNING & {unicodedata.bidirectional(sign) for sign in name}
    assert player_name(name) == name
