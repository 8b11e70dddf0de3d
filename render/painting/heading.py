"""The title of a picture: two texts in one line, or in two where one has no room for both."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Self

from PIL import Image

from render.boards.scene import SECOND_LINE, TITLE_HEIGHT
from render.graphics.palette import PAIR
from render.graphics.sprite_format import HALF
from render.painting.sprite_sheet import Sheet
from render.typography.alphabet import WHEN_WANTED, printable
from render.typography.japanese import CLOSING, OPENING

TITLE_MARGIN = 52
TITLE_GAP = 40
"""At least so much lies between two texts in a line."""
ONE_LINE = (("title", "note"), ("note", "note"))
"""The styles of the left and the right text: the first in which both fit into a line."""
ONE_NARROW_LINE = (*ONE_LINE, ("slight", "slight"))
NARROW = 1080
"""A picture no wider than this is shown larger, and so are its letters."""
TWO_LINES = (("title", "note"), ("note", "note"), ("slight", "slight"))
"""The same where each has a line of its own; but for the first, both are alike."""

COMMAS = frozenset(",、，")
"""Behind which a line is best broken."""


@dataclass(frozen=True, eq=False, slots=True)
class Text:
    """A text in a style: tiles of its words, and how long and high they are in pixels of the whole size."""

    tiles: tuple[Image.Image, ...]
    length: int
    height: int

    @classmethod
    def of(cls, sheet: Sheet, style: str, text: str) -> Self:
        """Take a text from the letters of a sheet."""
        tiles = sheet.words(style, text)
        height = tiles[0].height * (HALF if sheet.cut.is_half else 1) if tiles else 0
        return cls(tiles, PAIR * sum(tile.width for tile in tiles), height)


@dataclass(frozen=True, eq=False, slots=True)
class Heading:
    """Both texts of a title, set in one line or in two."""

    left: Text
    right: Text
    lines: int

    @property
    def extra(self) -> int:
        """How much higher than a line the title is, in pixels."""
        return (self.lines - 1) * SECOND_LINE

    def places(self, width: int) -> Iterator[tuple[Text, int, int]]:
        """Yield each text with the place of its upper left corner on a picture of that width."""
        if self.lines == 1:
            yield self.left, TITLE_MARGIN, (TITLE_HEIGHT - self.left.height) // 2
            yield (
                self.right,
                width - TITLE_MARGIN - self.right.length,
                (TITLE_HEIGHT - self.right.height) // 2,
            )
            return
        top = (TITLE_HEIGHT + SECOND_LINE - self.left.height - self.right.height) // 2
        yield self.left, TITLE_MARGIN, top
        yield self.right, TITLE_MARGIN, top + self.left.height


def set_heading(sheet: Sheet, width: int, heading: tuple[str, str]) -> Heading:
    """Set a title as large as it fits, in two lines where one would make it small.

    A text that stands alone goes on in the second line.
    """
    room = width - 2 * TITLE_MARGIN
    for styles in ONE_NARROW_LINE if width <= NARROW else ONE_LINE:
        left, right = _texts(sheet, styles, heading)
        gap = TITLE_GAP if left.tiles and right.tiles else 0
        if left.length + gap + right.length <= room:
            return Heading(left, right, 1)
    is_alone = not all(map(str.strip, heading))
    if is_alone:
        heading = _halves("".join(heading))
    for styles in TWO_LINES[is_alone:]:
        left, right = _texts(sheet, styles, heading)
        if max(left.length, right.length) <= room:
            return Heading(left, right, 2)
    left, right = (
        Text.of(sheet, style, cut_short(sheet, style, text, room))
        for style, text in zip(styles, heading, strict=True)
    )
    return Heading(left, right, 2)


def _texts(sheet: Sheet, styles: tuple[str, str], heading: tuple[str, str]) -> tuple[Text, Text]:
    left, right = (Text.of(sheet, *both) for both in zip(styles, heading, strict=True))
    return left, right


def _halves(text: str) -> tuple[str, str]:
    """Break a text near its middle: behind a comma, before a bracket, or at least where a line may end."""
    text = text.strip()
    ends = [place for place in range(1, len(text)) if _may_end(text[place - 1], text[place])]
    commas = [place for place in ends if text[place - 1] in COMMAS or text[place] in OPENING]
    place = min(commas or ends, key=lambda place: abs(2 * place - len(text)), default=len(text))
    return text[:place], text[place:].strip()


def _may_end(last: str, following: str) -> bool:
    """Tell whether a line may end between two characters: before a space, or at nearly every Japanese one."""
    if " " in (last, following):
        return following == " "
    is_japanese = last in WHEN_WANTED or following in WHEN_WANTED
    return is_japanese and last not in OPENING and following not in CLOSING


def cut_short(sheet: Sheet, style: str, text: str, room: int) -> str:
    """Return as much of a text as there is room for, with an ellipsis where something is missing."""
    letters, text = sheet.letters[style], printable(text)
    lengths = list(accumulate(PAIR * letters[character].width for character in text))
    if not lengths or lengths[-1] <= room:
        return text
    room -= PAIR * letters["…"].width
    return text[: sum(length <= room for length in lengths)] + "…"
