"""Words as tiles, put together of the letters of a theme, which are drawn once in every style."""

from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from render.cut import Cut
from render.lettering import alphabet, printable
from render.palette import palette_picture
from render.theme import TABLE, load_theme
from render.tones import printed


class Style(NamedTuple):
    """A style of lettering: pixels to the em, and the table's colours of the letters and of their ground."""

    size: int
    letters: str
    ground: str


STYLES: Mapping[str, Style] = MappingProxyType(
    {
        "title": Style(50, "title", "bar"),
        "note": Style(40, "note", "bar"),
        "slight": Style(32, "note", "bar"),
        "name": Style(54, "name", "felt"),
        "small": Style(40, "name", "felt"),
        "tiny": Style(32, "name", "felt"),
        "badge": Style(40, "label", "mark"),
        "little": Style(28, "label", "mark"),
    }
)
ON_FELT = frozenset(name for name, style in STYLES.items() if style.ground == "felt")
"""The styles of what lies beneath the cards; all else is printed upon them."""


@cache
def letters(theme: str) -> Mapping[str, Mapping[str, Image.Image]]:
    """Draw the letters of a theme, which are too many to be kept anew with every sheet."""
    table, own = load_theme(theme)[TABLE], load_theme(theme).own[TABLE]
    # The table's colours are the first of every palette, and letters have no others.
    cut = Cut(palette_picture(own))
    return {
        name: {
            character: cut.tile(printed(coverage, table[style.letters], table[style.ground], own))
            for character, coverage in alphabet(style.size).items()
        }
        for name, style in STYLES.items()
    }


@lru_cache(4096)
def words(theme: str, style: str, text: str, *, is_half: bool) -> tuple[Image.Image, ...]:
    """Return a text as tiles, a word on each, with the space that follows it."""
    *others, last = printable(text).split(" ")
    spaced = (*(f"{word} " for word in others), last)
    return tuple(_word(theme, style, word, is_half=is_half) for word in spaced if word)


@lru_cache(4096)
def _word(theme: str, style: str, word: str, *, is_half: bool) -> Image.Image:
    """Put the letters of a word onto one tile."""
    if is_half:
        return Cut.half(_word(theme, style, word, is_half=False))
    known = letters(theme)[style]
    row = [known[character] for character in word]
    tile = Image.new("L", (sum(letter.width for letter in row), row[0].height))
    x = 0
    for letter in row:
        tile.paste(letter, (x, 0))
        x += letter.width
    return tile
