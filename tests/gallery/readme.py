"""The README's pictures: a board of every game, the themes beside one another, and a film."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.core.images import BoardPicture, ReplayAnimation
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import paint_file
from bot.rendering.themes import all_themes, theme_title_in
from bot.screens.board import board_screen
from bot.screens.descriptions import deal_name
from engine.record import Record
from tests.bot.charts import CHARTS
from tests.engine.transcripts import RECORDS
from tests.gallery.exhibits import seated
from tests.gallery.stages import MIDDLE, Stage

FOLDER = Path(__file__).parents[2] / "seeds" / "pictures"

SHOWN: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "wish": ("wish-won", 3, ()),
    "kittyhawk": ("kittyhawk-won", 30, ("move", "g")),
    "follow": ("follow-won", 8, ()),
    "flip": ("flip-won", 14, ()),
    "blink": ("blink-won", 40, ("place", "drawn")),
}
"""Of each game a golden play, how many of its moves are made, and what is chosen of the next."""

THEMES_OF = "kittyhawk"
"""The game whose board shows what the themes look like."""
ACROSS, WIDTH, GAP = 3, 420, 12
"""Themes beside one another, and how wide each board and what is between them are, in pixels."""

FILMED = "wish-won"
"""The golden play of which there is a film: a short one."""

CHARTED = {"calendar": "month"}
"""Pictures of what there is to see beside boards, with the charts that they are."""


def write_readme_pictures(folder: Path = FOLDER) -> Iterator[Path]:
    """Write the README's pictures but for the page's; yield the path of each."""
    folder.mkdir(exist_ok=True)
    files = {f"{game}.png": paint_file(board(game)) for game in SHOWN}
    files |= {f"{name}.png": paint_file(CHARTS[chart]) for name, chart in CHARTED.items()}
    for name, file in {**files, "themes.png": themes(), "replay.gif": film()}.items():
        (folder / name).write_bytes(file)
        yield folder / name


def board(game: str) -> BoardPicture:
    """Return a board in the middle of a game."""
    play, moves, chosen = SHOWN[game]
    table = seated(Stage(MIDDLE, Record.read(RECORDS[play]).first(moves)))
    picture = board_screen(Texts.load("en"), table, chosen).picture
    if not isinstance(picture, BoardPicture):
        raise TypeError(f"the board of {game} has no picture")
    return picture


def themes() -> bytes:
    """Return the same board in every theme, each under the theme's name, as a PNG file with a palette."""
    shown = board(THEMES_OF)
    boards = []
    for theme in all_themes():
        named = replace(shown, theme=theme, heading=(theme_title_in(theme, "en"), shown.heading[1]))
        with Image.open(BytesIO(paint_file(named))) as picture:
            height = round(picture.height * WIDTH / picture.width)
            boards.append(picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS))
    rows = -(-len(boards) // ACROSS)
    across, down = WIDTH + GAP, max(one.height for one in boards) + GAP
    strip = Image.new("RGBA", (ACROSS * across - GAP, rows * down - GAP))
    for number, one in enumerate(boards):
        row, column = divmod(number, ACROSS)
        strip.paste(one, (column * across, row * down))
    file = BytesIO()
    strip.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def film() -> bytes:
    """Return the film of a game."""
    record = Record.read(RECORDS[FILMED])
    return paint_file(ReplayAnimation(record.text, deal_name(Texts.load("en"), record)))
