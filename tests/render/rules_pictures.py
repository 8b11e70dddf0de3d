"""The pictures of the rules pages; ``python -m tests.render.rules_pictures [GAME …]`` repaints them."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.core.images import BoardPicture
from bot.features.guide.screens import rules_screen
from bot.i18n.texts import Texts
from bot.screens.rules_pages import rules_page
from render.files.png import encode_png
from render.graphics.indexed_image import IndexedImage
from render.painting.painter import paint_board

RULES = Path(__file__).parents[2] / "seeds" / "rules" / "en"
FILES = RULES.parents[1] / "pictures"
LINK = re.compile(r"^!\[(?P<shown>[^\]]+)\]\((?P<path>[^ ]+) \"(?P<record>[^\"]+)\"\)$", re.MULTILINE)
"""The line of a page that shows its picture, a separate paragraph."""


def picture(game: str) -> BoardPicture:
    """Return the picture that chats show with a game's rules; raise ``ValueError`` unless there is one."""
    texts = Texts.load("en")
    screens = (
        rules_screen(texts, game, number) for number in range(1, len(rules_page(game, texts.language)) + 1)
    )
    (found,) = (screen.picture for screen in screens if screen.picture)
    if not isinstance(found, BoardPicture):
        raise TypeError(found.file_name)
    return found


def painted(game: str) -> IndexedImage:
    shown = picture(game)
    return paint_board(shown.board, shown.theme, shown.heading, shown.marks)


def file(game: str) -> Path:
    return FILES / f"rules-{game}.png"


def main(games: Sequence[str]) -> None:
    for game in games or sorted(page.stem for page in RULES.glob("*.md")):
        file(game).write_bytes(encode_png(painted(game)))


if __name__ == "__main__":
    main(sys.argv[1:])
