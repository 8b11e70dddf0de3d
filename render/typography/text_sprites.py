"""Words as tiles, put together of the letters of a theme, which are drawn once in every style."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from render.graphics.coloring import printed
from render.graphics.palette import palette_picture
from render.graphics.sprite_format import Cut
from render.graphics.theme import TABLE, load_theme
from render.typography.alphabet import WHEN_WANTED, alphabet, printable, wanted


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


KEPT = 2048
"""Letters that were drawn when they were wanted: those of all titles and result cards, in 4 MiB at most."""


@dataclass(frozen=True, eq=False, slots=True)
class Letters(Mapping[str, Image.Image]):
    """The letters of a theme in a style: those drawn beforehand, and all others that can be printed."""

    theme: str
    style: str
    drawn: Mapping[str, Image.Image]

    def __getitem__(self, character: str) -> Image.Image:
        """Return a letter as a tile; raise ``KeyError`` for what cannot be printed."""
        return self.drawn.get(character) or _letter(self.theme, self.style, character)

    def __iter__(self) -> Iterator[str]:
        yield from self.drawn
        yield from WHEN_WANTED

    def __len__(self) -> int:
        return len(self.drawn) + len(WHEN_WANTED)


@cache
def letters(theme: str) -> Mapping[str, Letters]:
    """Draw the letters of a theme, which are too many to be kept anew with every sheet."""
    return {name: Letters(theme, name, _beforehand(theme, style)) for name, style in STYLES.items()}


def _beforehand(theme: str, style: Style) -> Mapping[str, Image.Image]:
    return {letter: _tile(theme, style, coverage) for letter, coverage in alphabet(style.size).items()}


@lru_cache(KEPT)
def _letter(theme: str, style: str, character: str) -> Image.Image:
    """Draw a letter that is not drawn beforehand."""
    if character not in WHEN_WANTED:
        raise KeyError(character)
    return _tile(theme, STYLES[style], wanted(character, STYLES[style].size))


def _tile(theme: str, style: Style, coverage: Image.Image) -> Image.Image:
    table, own = load_theme(theme)[TABLE], load_theme(theme).own[TABLE]
    return _cut(theme).tile(printed(coverage, table[style.letters], table[style.ground], own))


@cache
def _cut(theme: str) -> Cut:
    """Return the cut of letters, which have no colours but the table's: the first of every palette."""
    return Cut(palette_picture(load_theme(theme).own[TABLE]))


@lru_cache(4096)
def words(theme: str, style: str, text: str, *, is_half: bool) -> tuple[Image.Image, ...]:
    """Return a text as tiles, a word on each, with the space that follows it.

    Japanese has no spaces: it goes apart from the figures and the Latin letters in it, which others share.
    """
    *others, last = printable(text).split(" ")
    spaced = (*(f"{word} " for word in others), last)
    alike = (group for word in spaced for _, group in groupby(word, WHEN_WANTED.__contains__))
    return tuple(_word(theme, style, "".join(group), is_half=is_half) for group in alike)


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
