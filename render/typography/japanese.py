"""Japanese letters, which the font of all others does not have: kana, kanji, and the signs that go with them.

They are so many that each is drawn when it is first wanted.
"""

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from render.graphics.palette import even

FONT = "NotoSansCJKjp-Bold-subset.otf"
"""Of the same weight and, in the same size, of as high capitals as the font of all other letters."""
ROWS = (*range(1, 6), *range(16, 48))
"""Of the standard JIS X 0208: signs, full-width letters and figures, both kana, and the kanji of level 1."""
CELLS = range(1, 95)
"""The places of each row."""
OF_LEVEL_2 = "曖彙鬱楷諧毀嗅惧憬錮傲刹恣摯𠮟羞箋踪緻嘲塡貪丼剝訃璧哺頰喩瘍拉辣慄籠"
"""Kanji that level 1 does not have, but the list of those in daily use (2010) does."""
AS_TYPED = "～－"
"""What many keyboards give for the wave dash and the minus sign of the standard."""
MISSING = "≒"
"""Not in the font."""


def _of_the_standard() -> Iterator[str]:
    """Yield the characters of the rows; some places of a row are empty."""
    for row in ROWS:
        for cell in CELLS:
            # The code is what EUC adds 0xA0 to, byte by byte.
            yield bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp", errors="ignore")


JAPANESE = frozenset(("".join(_of_the_standard()) + OF_LEVEL_2 + AS_TYPED).replace(MISSING, ""))
"""The characters that can be printed in Japanese."""

OPENING = frozenset("（「『【〔《〈")
"""What never ends a line."""
CLOSING = frozenset("、。，．・：；？！ー～〜）」』】〕》〉々ぁぃぅぇぉっゃゅょァィゥェォッャュョヶ")
"""What never begins one."""


def coverage(character: str, size: int, height: int, base: int) -> Image.Image:
    """Return the coverage of a character, an em wide and standing on the base line, on a tile that high."""
    tile = Image.new("L", (even(size), height))
    ImageDraw.Draw(tile).text((0, base), character, 255, _font(size), anchor="ls")
    return tile


@lru_cache(2)
def _font(size: int) -> ImageFont.FreeTypeFont:
    """Load the font in a size, in pixels to the em; every one that is kept takes as much as its file."""
    file = resources.files("render") / "fonts" / FONT
    return ImageFont.truetype(BytesIO(file.read_bytes()), size, layout_engine=ImageFont.Layout.BASIC)
