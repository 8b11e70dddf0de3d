"""The making of the Japanese font that is shipped: of a large one, the letters that pictures can have.

Call ``python -m tests.render.japanese_font NotoSansCJK-Bold.ttc`` with fonttools installed, which the extra
``fonts`` brings. The shipped one is made of version 2.004, as Debian has it in its package ``fonts-noto-cjk``
(1:20220127+repack1-1); the first face of that file is the Japanese one.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

from render.typography.japanese import FONT, JAPANESE

SHIPPED = Path(__file__).parents[2] / "render" / "fonts" / FONT
NEEDLESS = ("BASE", "DSIG", "GDEF", "GPOS", "GSUB", "VORG", "vhea", "vmtx")
"""Tables for what pictures do not have: other forms of letters, and lines from top to bottom."""


def make(source: Path, target: Path) -> None:
    """Write the font; raise ``ValueError`` where the source lacks a letter."""
    options = Options(font_number=0, hinting=False, layout_features=[], name_IDs=["*"], notdef_outline=True)
    options.drop_tables += NEEDLESS
    font = load_font(str(source), options)
    if missing := sorted(JAPANESE - set(map(chr, font.getBestCmap()))):
        raise ValueError(f"{source} lacks {''.join(missing)}")
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(JAPANESE))
    subsetter.subset(font)
    save_font(font, str(target), options)


if __name__ == "__main__":
    make(Path(sys.argv[1]), SHIPPED)
