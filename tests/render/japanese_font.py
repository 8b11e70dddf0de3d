"""Makes the Japanese font of ``render/fonts``: a subset of a large font with the characters of pictures.

Run ``python -m tests.render.japanese_font NotoSansCJK-Bold.ttc`` with fonttools installed (the extra
``fonts``). The source is version 2.004, as in Debian's package ``fonts-noto-cjk``
(1:20220127+repack1-1); the first face of that file is the Japanese one.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

from render.typography.japanese import FONT, JAPANESE

SHIPPED = Path(__file__).parents[2] / "render" / "fonts" / FONT
UNUSED_TABLES = ("BASE", "DSIG", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx")
"""Tables for alternate glyphs and vertical text, which pictures do not use."""


def make(source: Path, target: Path) -> None:
    """Write the subset font; raise ``ValueError`` if the source lacks a character."""
    options = Options(font_number=0, hinting=False, layout_features=[], name_IDs=["*"], notdef_outline=True)
    options.drop_tables += UNUSED_TABLES
    font = load_font(str(source), options)
    if missing := sorted(JAPANESE - set(map(chr, font.getBestCmap()))):
        raise ValueError(f"{source} lacks {''.join(missing)}")
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(JAPANESE))
    subsetter.subset(font)
    save_font(font, str(target), options)


if __name__ == "__main__":
    make(Path(sys.argv[1]), SHIPPED)
