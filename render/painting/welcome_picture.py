"""The welcome: all games in one picture, each with a small board in play, its name and what it is like.

A few games are one below the other; more of them are in two columns, without how long and hard they are.
The boards are painted as in a game, and reduced. Together they have more colors than the palette of a board,
so this picture has a palette of its own.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from PIL import Image, ImageDraw

from engine.board import Board
from render.boards.layouts import layout_of
from render.boards.scene import MAX_SIDE, TITLE_HEIGHT, PlacedText, PressArea
from render.graphics.indexed_image import IndexedImage
from render.graphics.palette import PIXELS_PER_BYTE
from render.graphics.sprite_format import REDUCTION
from render.graphics.theme import TABLE, load_theme
from render.painting.captions import Captions
from render.painting.heading import truncate, wrap
from render.painting.painter import SpriteCanvas, paint_board
from render.painting.reduction import reduce_board, with_own_palette
from render.painting.sprite_sheet import SpriteSheet, text_sheet

WIDTH = 960
GAP = 8
"""The gap between two panels, and around them."""
PADDING = 10
"""The distance from the edge of a panel to what is in it."""
RADIUS = 24
"""The radius of the corners of a panel."""
BOARD_WIDTH = 292
"""The greatest width of a board."""
TEXT_LEFT = GAP + PADDING + BOARD_WIDTH + 30
TEXT_ROOM = WIDTH - GAP - PADDING - TEXT_LEFT
NAME_STYLES, PITCH_STYLES, EFFORT_STYLES = ("name", "small"), ("small", "tiny"), ("tiny",)
"""The styles of the texts of a panel: the first is used with which they fit."""
PITCH_LINES, EFFORT_LINES = 2, 2
"""The greatest number of lines of these texts."""
EFFORT_GAP = 8
"""The gap between what a player does and how long and hard it is."""
MOST_ROWS = 7
"""The greatest number of games that are one below the other."""
NARROW_BOARD, NARROW_GAP = 112, 14
"""In two columns, the greatest width of a board, and the gap between it and the text."""
NARROW_NAMES, NARROW_PITCH, NARROW_LINES = ("small", "tiny"), "tiny", 3
"""In two columns, the styles of names and of what a player does, and the greatest number of its lines."""

Box: TypeAlias = tuple[int, int, int, int]
"""Left, upper, right and lower edge, in pixels."""


@dataclass(frozen=True, slots=True)
class GamePanel:
    """What is shown of a game."""

    board: Board
    name: str
    pitch: str = ""
    """What the player does."""
    effort: str = ""
    """How long and how hard it is."""
    captions: Captions = ()


def paint_welcome(theme: str, panels: Sequence[GamePanel]) -> IndexedImage:
    """Paint a panel for each game, one below the other; raise ``KeyError`` for an unknown game or theme."""
    sheet = text_sheet(theme, layout_of(panels[0].board).deck)
    boxes, texts, boards = list[Box](), list[PlacedText](), list[tuple[GamePanel, Box]]()
    for panel, area in zip(panels, panel_areas(len(panels)), strict=True):
        x, y, width, height = area
        boxes.append((x, y, x + width, y + height))
        boards.append((panel, board_box(sheet, area)))
        texts += panel_texts(sheet, panel, area)
    return paint_panels(sheet, theme, welcome_size(len(panels)), boxes, texts, boards)


def welcome_size(count: int) -> tuple[int, int]:
    """Return the width and the height of the picture of a number of games, in pixels."""
    rows = -(-count // _columns(count))
    return WIDTH, GAP + (MAX_SIDE - GAP) // rows * rows


def panel_areas(count: int) -> tuple[PressArea, ...]:
    """Return where the panel of each of a number of games is, to be pressed, in reading order."""
    columns = _columns(count)
    across, down = (WIDTH - GAP) // columns, (MAX_SIDE - GAP) // -(-count // columns)
    return tuple(
        PressArea(GAP + number % columns * across, GAP + number // columns * down, across - GAP, down - GAP)
        for number in range(count)
    )


def _columns(count: int) -> int:
    """Return in how many columns a number of games are."""
    return 1 if count <= MOST_ROWS else 2


def _is_narrow(area: PressArea) -> bool:
    """Return whether a panel is one of two columns."""
    return area.width < WIDTH // 2


def board_box(sheet: SpriteSheet, area: PressArea) -> Box:
    """Return where in a panel the board is: at the left, in two columns below the name."""
    left, bottom = area.x + PADDING, area.y + area.height - PADDING
    if _is_narrow(area):
        return (left, area.y + sheet.line_height(NARROW_NAMES[0]), left + NARROW_BOARD, bottom)
    return (left, area.y + PADDING, left + BOARD_WIDTH, bottom)


def panel_texts(sheet: SpriteSheet, panel: GamePanel, area: PressArea) -> list[PlacedText]:
    """Place the texts of a panel.

    In one column they are one below the other in its middle, and what a player does is smaller if there is
    not enough room. In two columns the name is above the board.
    """
    if _is_narrow(area):
        return list(_narrow_texts(sheet, panel, area))
    height, middle = area.height, area.y + area.height // 2
    for largest in range(len(PITCH_STYLES)):
        texts = list(_texts_below(sheet, panel, PITCH_STYLES[largest:]))
        end = texts[-1].y + sheet.line_height(texts[-1].style)
        if end <= height:
            break
    return [text._replace(y=text.y + middle - end // 2) for text in texts]


def _texts_below(sheet: SpriteSheet, panel: GamePanel, pitch_styles: Sequence[str]) -> Iterator[PlacedText]:
    """Yield the texts of a panel from 0 down."""
    parts = (
        (panel.name, NAME_STYLES, 1, 0),
        (panel.pitch, pitch_styles, PITCH_LINES, 0),
        (panel.effort, EFFORT_STYLES, EFFORT_LINES, EFFORT_GAP),
    )
    y = 0
    for text, styles, most, gap in parts:
        for style in styles:
            lines = wrap(partial(sheet.text_width, style), text, TEXT_ROOM)
            if len(lines) <= most and all(sheet.text_width(style, line) <= TEXT_ROOM for line in lines):
                break
        y += gap
        for line in lines[:most]:
            yield PlacedText(truncate(sheet, style, line, TEXT_ROOM), style, TEXT_LEFT, y, "left")
            y += sheet.line_height(style)


def _narrow_texts(sheet: SpriteSheet, panel: GamePanel, area: PressArea) -> Iterator[PlacedText]:
    """Yield the name of a game, and beside its board what a player does."""
    room, name_height = area.width - 2 * PADDING, sheet.line_height(NARROW_NAMES[0])
    fitting = (style for style in NARROW_NAMES if sheet.text_width(style, panel.name) <= room)
    style = next(fitting, NARROW_NAMES[-1])
    top = area.y + (name_height - sheet.line_height(style)) // 2
    yield PlacedText(truncate(sheet, style, panel.name, room), style, area.x + PADDING, top, "left")
    room, left = room - NARROW_BOARD - NARROW_GAP, area.x + PADDING + NARROW_BOARD + NARROW_GAP
    lines = wrap(partial(sheet.text_width, NARROW_PITCH), panel.pitch, room)[:NARROW_LINES]
    line_height = sheet.line_height(NARROW_PITCH)
    below = area.y + name_height
    top = (below + area.y + area.height - PADDING - len(lines) * line_height) // 2
    for number, line in enumerate(lines):
        text = truncate(sheet, NARROW_PITCH, line, room)
        yield PlacedText(text, NARROW_PITCH, left, top + number * line_height, "left")


def small_board(panel: GamePanel, theme: str, width: int, height: int) -> Image.Image:
    """Return the picture of a board without title and margins, as large as there is room."""
    board = paint_board(panel.board, theme, ("", ""), captions=panel.captions).image().convert("RGB")
    table = board.crop((0, TITLE_HEIGHT, *board.size))
    return reduce_board(table, load_theme(theme)[TABLE]["felt"], width, height)


def paint_panels(
    sheet: SpriteSheet,
    theme: str,
    size: tuple[int, int],
    boxes: Sequence[Box],
    texts: Sequence[PlacedText],
    boards: Sequence[tuple[GamePanel, Box]],
) -> IndexedImage:
    """Paint boxes, texts on them, and boards, each in the middle of a box of its own."""
    width, height = size
    row = b"\0" + bytes([sheet.color_bytes["felt"]]) * (width // PIXELS_PER_BYTE)
    printed = IndexedImage(width, height, bytearray(row * height), sheet.palette)
    canvas = SpriteCanvas(printed.canvas(), sheet)
    for text in texts:
        canvas.print_text(text)
    picture = Image.new("RGB", size, load_theme(theme)[TABLE]["bar"])
    picture.paste(printed.image().convert("RGB"), (0, 0), _rounded_mask(size, boxes))
    for panel, (left, top, right, bottom) in boards:
        small = small_board(panel, theme, right - left, bottom - top)
        picture.paste(small, ((left + right - small.width) // 2, (top + bottom - small.height) // 2))
    return with_own_palette(picture)


def _rounded_mask(size: tuple[int, int], boxes: Sequence[Box]) -> Image.Image:
    """Return a mask of boxes with round corners, drawn in twice the size and reduced."""
    mask = Image.new("L", (size[0] * REDUCTION, size[1] * REDUCTION))
    draw = ImageDraw.Draw(mask)
    for left, top, right, bottom in boxes:
        box = (left * REDUCTION, top * REDUCTION, right * REDUCTION - 1, bottom * REDUCTION - 1)
        draw.rounded_rectangle(box, RADIUS * REDUCTION, 255)
    return mask.reduce(REDUCTION)
