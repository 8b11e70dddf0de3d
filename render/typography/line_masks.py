"""Characters as coverage masks that are one line high, with no accent cut off.

The fonts' capital letters with accents are higher than a line: ``Ü`` by a tenth of an em. Instead of moving
all lines apart, the accent of such a letter is lowered into the gap above the letter.
"""

from PIL import Image, ImageDraw, ImageFont

ROOM_ABOVE = 0.25
"""The room above the line in which characters are drawn at first, as a share of the line's height."""
FAINT = 24
"""The greatest coverage, of 255, of a row that counts as empty."""
SOLID = [0 if coverage <= FAINT else 255 for coverage in range(256)]
"""Maps coverage to 255 if it is more than faint."""


def line_mask(
    font: ImageFont.FreeTypeFont, character: str, width: int, left: float, height: int, baseline: int
) -> Image.Image:
    """Return a character on a mask of that size; its baseline is measured from the top."""
    above = round(height * ROOM_ABOVE)
    mask = Image.new("L", (width, above + height))
    ImageDraw.Draw(mask).text((left, above + baseline), character, 255, font, anchor="ls")
    line = mask.crop((0, above, width, above + height))
    ink = mask.getbbox()
    if ink is None or ink[1] >= above:  # nearly all characters
        return line
    solid = mask.point(SOLID)
    top = _next_row(solid, 0, is_empty=False)
    if top >= above:
        return line
    end = _next_row(solid, top, is_empty=True)
    bottom = _next_row(solid, end, is_empty=False)
    if end > above + baseline:  # it has no gap: its upper half becomes lower
        end = bottom = (top + end) // 2
    lowered = min(above - top, max(0, bottom - end - 1))  # a row stays empty
    accent = mask.crop((0, top, width, end))
    lacking = above - top - lowered
    if lacking:
        accent = accent.resize((width, accent.height - lacking), Image.Resampling.BOX)
    line.paste(0, (0, 0, width, bottom - above))
    line.paste(accent, (0, 0))
    return line


def _next_row(solid: Image.Image, first: int, *, is_empty: bool) -> int:
    """Return the first row, from one on, that is empty or is not; the height if there is none."""
    for row in range(first, solid.height):
        if (solid.crop((0, row, solid.width, row + 1)).getbbox() is None) is is_empty:
            return row
    return solid.height
