"""Japanese characters, which the Latin font lacks: kana, kanji and punctuation.

They are too many to draw in advance: each is drawn when a text first needs it.
"""

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from io import BytesIO

from PIL import Image, ImageFont

from render.graphics.palette import round_to_even
from render.typography.line_masks import line_mask

FONT = "NotoSansCJKjp-Bold-subset.otf"
"""Its weight and, in the same size, its cap height are those of the Latin font."""
ROWS = (*range(1, 6), *range(16, 48))
"""Rows of JIS X 0208: punctuation, full-width letters and digits, both kana, and the kanji of level 1."""
CELLS = range(1, 95)
OF_LEVEL_2 = "曖彙鬱楷諧毀嗅惧憬錮傲刹恣摯𠮟羞箋踪緻嘲塡貪丼剝訃璧哺頰喩瘍拉辣慄籠"
"""Kanji of the list for daily use (jōyō kanji, 2010) that are not in level 1."""
AS_TYPED = "～－"
"""What many keyboards type instead of the standard's wave dash and minus sign."""
MISSING = "≒"
"""Not in the font."""


def _standard_characters() -> Iterator[str]:
    """Yield the characters of the rows; some cells are empty."""
    for row in ROWS:
        for cell in CELLS:
            # EUC-JP adds 0xA0 to each byte of the code.
            yield bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp", errors="ignore")


JAPANESE = frozenset(("".join(_standard_characters()) + OF_LEVEL_2 + AS_TYPED).replace(MISSING, ""))
"""The Japanese characters that can be printed."""

NEVER_AT_LINE_END = frozenset("（「『【〔《〈")
"""Opening brackets, which must not end a line."""
NEVER_AT_LINE_START = frozenset(
    "、。，．・：；？！ー～〜）」』】〕》〉々ぁぃぅぇぉっゃゅょァィゥェォッャュョヶ"
)
"""Closing brackets, punctuation and small kana, which must not begin a line."""


def japanese_mask(character: str, size: int, height: int, baseline: int) -> Image.Image:
    """Return the coverage mask of a character, an em wide; the baseline is measured from its top."""
    return line_mask(_load_font(size), character, round_to_even(size), 0, height, baseline)


@lru_cache(2)
def _load_font(size: int) -> ImageFont.FreeTypeFont:
    """Load the font in a size, in pixels per em; each loaded size needs as much memory as the file."""
    file = resources.files("render") / "fonts" / FONT
    return ImageFont.truetype(BytesIO(file.read_bytes()), size, layout_engine=ImageFont.Layout.BASIC)
