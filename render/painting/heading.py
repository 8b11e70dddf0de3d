"""The heading of a picture: two texts in one line, or in two lines if one has no room for both."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Self

from PIL import Image

from render.boards.scene import SECOND_LINE_HEIGHT, TITLE_HEIGHT
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.sprite_format import REDUCTION
from render.painting.sprite_sheet import SpriteSheet
from render.typography.alphabet import CYRILLIC, ON_DEMAND, printable
from render.typography.japanese import NEVER_AT_LINE_END, NEVER_AT_LINE_START

TITLE_MARGIN = 52
TITLE_GAP = 40
"""The least gap between two texts in a line."""
ONE_LINE = (("title", "note"), ("note", "note"))
"""The styles of the left and the right text in one line: the first with which both fit is used."""
ONE_NARROW_LINE = (*ONE_LINE, ("small-note", "small-note"))
NARROW = 1080
"""The greatest width of a narrow picture, which chats enlarge, its letters too."""
TWO_LINES = (("title", "note"), ("note", "note"), ("small-note", "small-note"))
"""The styles of two lines; except in the first pair, both are the same."""

WITHOUT_SPACES = ON_DEMAND - CYRILLIC
"""The characters of Japanese, beside which a line may end without a space."""
WHITE_SPACE = re.compile(r"[^\S\u00a0\u202f]+")
"""White space at which a line may end: French has no-break spaces before some signs."""
COMMAS = frozenset(",、，")
"""The characters after which a text is best broken."""


@dataclass(frozen=True, eq=False, slots=True)
class TextRow:
    """A text in a style: the sprites of its words, and its width and height in pixels of the full size."""

    sprites: tuple[Image.Image, ...]
    width: int
    height: int

    @classmethod
    def of(cls, sheet: SpriteSheet, style: str, text: str) -> Self:
        """Return a text in the glyphs of a sheet."""
        sprites = sheet.text(style, text)
        height = sprites[0].height * (REDUCTION if sheet.format.is_half_size else 1) if sprites else 0
        return cls(sprites, PIXELS_PER_BYTE * sum(sprite.width for sprite in sprites), height)


@dataclass(frozen=True, eq=False, slots=True)
class Heading:
    """The two texts of a heading, in one line or two."""

    left: TextRow
    right: TextRow
    lines: int

    @property
    def extra_height(self) -> int:
        """How much higher than one line the heading is, in pixels."""
        return (self.lines - 1) * SECOND_LINE_HEIGHT

    def positions(self, width: int) -> Iterator[tuple[TextRow, int, int]]:
        """Yield each text with its upper left corner on a picture of that width."""
        left, right = self.left, self.right
        if self.lines == 1:
            yield left, TITLE_MARGIN, (TITLE_HEIGHT - left.height) // 2
            yield right, width - TITLE_MARGIN - right.width, (TITLE_HEIGHT - right.height) // 2
            return
        top = (TITLE_HEIGHT + SECOND_LINE_HEIGHT - left.height - right.height) // 2
        yield left, TITLE_MARGIN, top
        yield right, TITLE_MARGIN, top + left.height


def fit_heading(sheet: SpriteSheet, width: int, heading: tuple[str, str]) -> Heading:
    """Set a heading as large as it fits; in two lines, which a single text shares, if one is too short."""
    room = width - 2 * TITLE_MARGIN
    for styles in ONE_NARROW_LINE if width <= NARROW else ONE_LINE:
        left, right = _text_rows(sheet, styles, heading)
        gap = TITLE_GAP if left.sprites and right.sprites else 0
        if left.width + gap + right.width <= room:
            return Heading(left, right, 1)
    is_single = not all(map(str.strip, heading))
    if is_single:
        heading = _split_text("".join(heading))
    for styles in TWO_LINES[is_single:]:
        left, right = _text_rows(sheet, styles, heading)
        if max(left.width, right.width) <= room:
            return Heading(left, right, 2)
    left, right = (
        TextRow.of(sheet, style, truncate(sheet, style, text, room))
        for style, text in zip(styles, heading, strict=True)
    )
    return Heading(left, right, 2)


def _text_rows(
    sheet: SpriteSheet, styles: tuple[str, str], heading: tuple[str, str]
) -> tuple[TextRow, TextRow]:
    left, right = (TextRow.of(sheet, *both) for both in zip(styles, heading, strict=True))
    return left, right


def _split_text(text: str) -> tuple[str, str]:
    """Split a text near its middle: after a comma, before a bracket, or else anywhere a line may end."""
    text = text.strip()
    breaks = [place for place in range(1, len(text)) if _can_break(text[place - 1], text[place])]
    best = [place for place in breaks if text[place - 1] in COMMAS or text[place] in NEVER_AT_LINE_END]
    place = min(best or breaks, key=lambda place: abs(2 * place - len(text)), default=len(text))
    return text[:place], text[place:].strip()


def _can_break(before: str, after: str) -> bool:
    """Return whether a line may end between two characters: before a space, or beside most Japanese ones."""
    if " " in (before, after):
        return after == " "
    if before not in WITHOUT_SPACES and after not in WITHOUT_SPACES:
        return False
    return before not in NEVER_AT_LINE_END and after not in NEVER_AT_LINE_START


def wrap(text_width: Callable[[str], int], text: str, room: int) -> list[str]:
    """Split a text into lines for which there is room; a word that is longer has a line of its own.

    A line ends after a comma if all that follows has room in the next one.
    """
    lines, rest = list[str](), WHITE_SPACE.sub(" ", text).strip()
    while rest:
        breaks = [place for place in range(1, len(rest)) if _can_break(rest[place - 1], rest[place])]
        ends = [*breaks, len(rest)]
        fitting = [end for end in ends if text_width(rest[:end]) <= room]
        end = fitting[-1] if fitting else ends[0]
        if end < len(rest):
            pauses = (pause for pause in reversed(fitting) if rest[pause - 1] in COMMAS)
            end = next((one for one in pauses if text_width(rest[one:]) <= room), end)
        lines.append(rest[:end])
        rest = rest[end:].strip()
    return lines


def truncate(sheet: SpriteSheet, style: str, text: str, room: int) -> str:
    """Return as much of a text as there is room for, with an ellipsis if something is missing."""
    glyphs, text = sheet.glyphs[style], printable(text)
    widths = list(accumulate(PIXELS_PER_BYTE * glyphs[character].width for character in text))
    if not widths or widths[-1] <= room:
        return text
    room -= PIXELS_PER_BYTE * glyphs["…"].width
    return text[: sum(width <= room for width in widths)] + "…"
