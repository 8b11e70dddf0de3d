"""The README's pictures: a board of every game, the themes, a chart, an animation; and one for Telegram."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.core.charts import DEFAULT_THEME
from bot.core.images import BoardPicture, ReplayAnimation
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import game_panels, paint_file
from bot.rendering.themes import all_themes, theme_title
from bot.screens.board import board_screen
from bot.screens.descriptions import deal_name
from bot.screens.welcome import welcome_picture
from engine.record import Record
from render.boards.layouts import layout_of
from render.boards.scene import PlacedText
from render.painting.heading import wrap
from render.painting.sprite_sheet import text_sheet
from render.painting.welcome_picture import GAP as PANEL_GAP
from render.painting.welcome_picture import PADDING, Box, GamePanel, paint_panels
from tests.bot.standings.chart_values import CHARTS
from tests.engine.transcripts import RECORDS
from tests.gallery.views import loaded_game

FOLDER = Path(__file__).parents[2] / "seeds" / "pictures"

SHOWN: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "klondike": ("klondike-won", 40, ()),
    "spider": ("spider-won", 40, ()),
    "freecell": ("freecell-won", 20, ()),
    "yukon": ("yukon-won", 20, ()),
    "streets": ("streets-won", 20, ()),
    "pyramid": ("pyramid-won", 12, ()),
    "tripeaks": ("tripeaks-won", 12, ()),
    "golf": ("golf-won", 12, ()),
    "wish": ("wish-won", 3, ()),
    "kittyhawk": ("kittyhawk-won", 30, ("move", "g")),
    "follow": ("follow-won", 8, ()),
    "flip": ("flip-won", 14, ()),
    "blink": ("blink-won", 40, ("place", "drawn")),
}
"""By game: the name of a golden record, how many of its moves are made, and the chosen words of the next."""
THEMES_OF = "kittyhawk"
"""The game whose board shows the themes."""
COLUMNS, WIDTH, GAP = 3, 420, 12
"""The number of themes in a row, the width of their boards, and the gap between them, in pixels."""
WIDE_SIZE = (1280, 720)
"""The size of the picture for Telegram before it is reduced to half."""
WIDE_COLUMNS, WIDE_ROWS = 5, 3
DESCRIPTION_TITLE = ("Solitaire", "Bot")
"""The lines of the title in the picture for Telegram."""
ANIMATED = "wish-won"
"""The golden record of the animation, a short one."""


def write_readme_pictures(folder: Path = FOLDER) -> Iterator[Path]:
    """Write the README's pictures except the screenshots of the page; yield the path of each."""
    folder.mkdir(exist_ok=True)
    files = {f"{game}.png": paint_file(board(game)) for game in SHOWN}
    record = Record.read(RECORDS[ANIMATED])
    animation = ReplayAnimation(record.text, deal_name(Texts.load("en"), record))
    files |= {"calendar.png": paint_file(CHARTS["month"]), "themes.png": themes(), "welcome.png": welcome()}
    for name, file in {**files, "replay.gif": paint_file(animation)}.items():
        (folder / name).write_bytes(file)
        yield folder / name


def description_picture(texts: Texts) -> Image.Image:
    """Return the picture of the bot's description in Telegram: all games, and what the bot is called."""
    picture, _ = welcome_picture(texts, DEFAULT_THEME)
    return paint_wide_welcome(DEFAULT_THEME, game_panels(picture.games), DESCRIPTION_TITLE)


def paint_wide_welcome(theme: str, panels: Sequence[GamePanel], title: Sequence[str]) -> Image.Image:
    """Paint boards and names in rows, and the lines of a title in the last places; in half size."""
    width, height = WIDE_SIZE
    sheet = text_sheet(theme, layout_of(panels[0].board).deck)
    column, row = (width - PANEL_GAP) // WIDE_COLUMNS, (height - PANEL_GAP) // WIDE_ROWS
    boxes, texts, boards = list[Box](), list[PlacedText](), list[tuple[GamePanel, Box]]()
    places = WIDE_COLUMNS * WIDE_ROWS
    for number in range(min(len(panels) + 1, places)):
        left, top = PANEL_GAP + number % WIDE_COLUMNS * column, PANEL_GAP + number // WIDE_COLUMNS * row
        is_title = number in (len(panels), places - 1)
        right = width if is_title and number // WIDE_COLUMNS == WIDE_ROWS - 1 else left + column
        box = (left, top, right - PANEL_GAP, top + row - PANEL_GAP)
        boxes.append(box)
        middle, name_top = (box[0] + box[2]) // 2, box[3] - sheet.line_height("small") - PADDING // 2
        if is_title:
            line_height = sheet.line_height("name")
            first = (box[1] + box[3] - line_height * len(title)) // 2
            texts += [
                PlacedText(line, "name", middle, first + place * line_height)
                for place, line in enumerate(title)
            ]
        else:
            name, room = panels[number].name, box[2] - box[0] - 2 * PADDING
            style = "small" if sheet.text_width("small", name) <= room else "tiny"
            lines = wrap(partial(sheet.text_width, style), name, room)
            name_top -= (len(lines) - 1) * sheet.line_height(style)
            texts += [
                PlacedText(line, style, middle, name_top + place * sheet.line_height(style))
                for place, line in enumerate(lines)
            ]
            board_room = (box[0] + PADDING, box[1] + PADDING, box[2] - PADDING, name_top - PADDING // 2)
            boards.append((panels[number], board_room))
    picture = paint_panels(sheet, theme, WIDE_SIZE, boxes, texts, boards).image().convert("RGB")
    return picture.resize((width // 2, height // 2), Image.Resampling.LANCZOS)


def board(game: str, texts: Texts | None = None) -> BoardPicture:
    play, moves, chosen = SHOWN[game]
    loaded = loaded_game(Record.read(RECORDS[play]).first(moves))
    picture = board_screen(texts or Texts.load("en"), loaded, chosen).picture
    if not isinstance(picture, BoardPicture):
        raise TypeError(f"the board of {game} has no picture")
    return picture


def welcome() -> bytes:
    """Return the picture that welcomes new players."""
    return paint_file(welcome_picture(Texts.load("en"), DEFAULT_THEME)[0])


def themes() -> bytes:
    """Return a PNG file with a palette: the same board in every theme, each with the theme's name."""
    shown = board(THEMES_OF)
    boards = []
    for theme in all_themes():
        named = replace(shown, theme=theme, heading=(theme_title(Texts.load(), theme), shown.heading[1]))
        with Image.open(BytesIO(paint_file(named))) as picture:
            height = round(picture.height * WIDTH / picture.width)
            boards.append(picture.convert("RGB").resize((WIDTH, height), Image.Resampling.LANCZOS))
    pitch = WIDTH + GAP, max(one.height for one in boards) + GAP
    rows = -(-len(boards) // COLUMNS)
    sheet = Image.new("RGBA", (COLUMNS * pitch[0] - GAP, rows * pitch[1] - GAP))
    for number, one in enumerate(boards):
        row, column = divmod(number, COLUMNS)
        sheet.paste(one, (column * pitch[0], row * pitch[1]))
    file = BytesIO()
    palette = sheet.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    palette.save(file, "PNG", optimize=True)
    return file.getvalue()
