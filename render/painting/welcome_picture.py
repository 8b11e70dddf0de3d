"""The welcome: all games in one picture, in groups: each with a small board, its name and what players do.

Each group has a heading. Its games are in two columns; the last one of an odd number has a row of its own.
Few games have a row each, with larger boards. The boards are painted as in a game, and reduced. Together
they have more colors than the palette of a board, so this picture has a palette of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Self, TypeAlias

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
REDUCING_GAP = 3.0
"""How many times as large as in the picture a board is after it is reduced in whole steps."""
RADIUS = 24
"""The radius of the corners of a panel."""
COLUMNS = 2
HEADING_HEIGHT, HEADING_STYLES, HEADING_RULE = 48, ("note", "small-note"), 3
"""The height of a heading, its styles, of which the first is used with which it fits, and the height of the
line beside it."""
FEW = 5
"""The greatest number of games that have a row each."""
MOST_HEIGHT, WIDE_HEIGHT, LARGE_HEIGHT = 168, 144, 200
"""The greatest height of a panel in a column, and the height of one that has a row of its own: the last one,
and one of few."""
BOARD_WIDTH, WIDE_BOARD_WIDTH, LARGE_BOARD_WIDTH = 112, 144, 264
"""The greatest width of a board in a column, and in such rows."""
BOARD_GAP = 14
"""The gap between a board and the text beside it."""
NAME_STYLES, PITCH_STYLE, LINES = ("small", "tiny"), "tiny", 3
"""The styles of names, of which the first is used with which they fit, the style of the other texts, and the
greatest number of their lines."""
BALANCE_STEP = 16
"""The steps in pixels in which lines are made narrower to become equally long."""

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
    """How long and how hard it is, for pictures that have room for that."""
    captions: Captions = ()


@dataclass(frozen=True, slots=True)
class PanelGroup:
    """A heading, and the games below it."""

    title: str
    panels: tuple[GamePanel, ...]


@dataclass(frozen=True, slots=True)
class WelcomeLayout:
    """Where everything is on the picture of groups of games, in reading order."""

    height: int
    headings: tuple[int, ...]
    """The upper edges of the headings."""
    areas: tuple[PressArea, ...]
    """The panels of all groups, to be pressed."""

    @classmethod
    def of(cls, counts: Sequence[int]) -> Self:
        """Return the layout for groups of so many games each, one at least."""
        columns, single = (1, LARGE_HEIGHT) if sum(counts) <= FEW else (COLUMNS, WIDE_HEIGHT)
        rows, wide = sum(count // COLUMNS for count in counts), sum(count % COLUMNS for count in counts)
        room = MAX_SIDE - GAP - HEADING_HEIGHT * len(counts) - wide * (single + GAP)
        high = min(MOST_HEIGHT, room // rows - GAP) if rows else 0
        across = (WIDTH - GAP) // COLUMNS
        y, headings, areas = GAP, list[int](), list[PressArea]()
        for count in counts:
            headings.append(y)
            y += HEADING_HEIGHT
            for number in range(count):
                if columns == 1 or (number % COLUMNS == 0 and number == count - 1):
                    areas.append(PressArea(GAP, y, WIDTH - 2 * GAP, single))
                    y += single + GAP
                else:
                    left = GAP + number % COLUMNS * across
                    areas.append(PressArea(left, y, across - GAP, high))
                    y += (high + GAP) * (number % COLUMNS)
        return cls(y, tuple(headings), tuple(areas))


def paint_welcome(theme: str, groups: Sequence[PanelGroup]) -> IndexedImage:
    """Paint the groups, one below the other; raise ``KeyError`` for an unknown game or theme."""
    panels = [panel for group in groups for panel in group.panels]
    sheet = text_sheet(theme, layout_of(panels[0].board).deck)
    layout = WelcomeLayout.of([len(group.panels) for group in groups])
    boxes, texts, boards = list[Box](), list[PlacedText](), list[tuple[GamePanel, Box]]()
    for panel, area in zip(panels, layout.areas, strict=True):
        x, y, width, height = area
        boxes.append((x, y, x + width, y + height))
        boards.append((panel, board_box(sheet, area)))
        texts += panel_texts(sheet, panel, area)
    headings = [
        heading_text(sheet, group.title, top) for group, top in zip(groups, layout.headings, strict=True)
    ]
    return paint_panels(sheet, theme, (WIDTH, layout.height), boxes, texts, boards, headings)


def heading_text(sheet: SpriteSheet, title: str, top: int) -> PlacedText:
    """Place the heading of a group, in the middle of its height."""
    room = WIDTH - 2 * (GAP + PADDING)
    fitting = (style for style in HEADING_STYLES if sheet.text_width(style, title) <= room)
    style = next(fitting, HEADING_STYLES[-1])
    y = top + (HEADING_HEIGHT - sheet.line_height(style)) // 2
    return PlacedText(truncate(sheet, style, title, room), style, GAP + PADDING, y, "left")


def _is_wide(area: PressArea) -> bool:
    """Return whether a panel has a row of its own."""
    return area.width > WIDTH // COLUMNS


def board_box(sheet: SpriteSheet, area: PressArea) -> Box:
    """Return where in a panel the board is: at the left, in a column below the name."""
    left, bottom = area.x + PADDING, area.y + area.height - PADDING
    if _is_wide(area):
        width = LARGE_BOARD_WIDTH if area.height == LARGE_HEIGHT else WIDE_BOARD_WIDTH
        return (left, area.y + PADDING, left + width, bottom)
    return (left, area.y + sheet.line_height(NAME_STYLES[0]), left + BOARD_WIDTH, bottom)


def panel_texts(sheet: SpriteSheet, panel: GamePanel, area: PressArea) -> list[PlacedText]:
    """Place the texts of a panel: its name, and beside its board what a player does, and how hard it is.

    In a column, the name is above the board; in a row of its own, beside it, too.
    """
    name_height, line_height = sheet.line_height(NAME_STYLES[0]), sheet.line_height(PITCH_STYLE)
    right = area.x + area.width - PADDING
    beside = board_box(sheet, area)[2] + BOARD_GAP
    left = beside if _is_wide(area) else area.x + PADDING
    fitting = (style for style in NAME_STYLES if sheet.text_width(style, panel.name) <= right - left)
    style = next(fitting, NAME_STYLES[-1])
    effort = [panel.effort] if panel.effort and area.height == LARGE_HEIGHT else []
    pitch = balanced_lines(partial(sheet.text_width, PITCH_STYLE), panel.pitch, right - beside)
    lines = pitch[: LINES - len(effort)] + effort
    top = area.y
    if _is_wide(area):
        top += max(0, area.height - name_height - len(lines) * line_height) // 2
        first = top + name_height
    else:
        first = top + name_height
        first += max(0, area.height - PADDING - name_height - len(lines) * line_height) // 2
    shift = (name_height - sheet.line_height(style)) // 2
    name = truncate(sheet, style, panel.name, right - left)
    texts = [PlacedText(name, style, left, top + shift, "left")]
    for number, line in enumerate(lines):
        text = truncate(sheet, PITCH_STYLE, line, right - beside)
        texts.append(PlacedText(text, PITCH_STYLE, beside, first + number * line_height, "left"))
    return texts


def balanced_lines(text_width: Callable[[str], int], text: str, room: int) -> list[str]:
    """Split a text into as few lines as there is room for, none of them much longer than the others."""
    lines = wrap(text_width, text, room)
    for narrower in range(room - BALANCE_STEP, 0, -BALANCE_STEP):
        shorter = wrap(text_width, text, narrower)
        if len(shorter) > len(lines) or any(text_width(line) > narrower for line in shorter):
            break
        lines = shorter
    return lines


def small_board(panel: GamePanel, theme: str, width: int, height: int) -> Image.Image:
    """Return the picture of a board without title and margins, as large as there is room."""
    board = paint_board(panel.board, theme, ("", ""), captions=panel.captions).image().convert("RGB")
    table = board.crop((0, TITLE_HEIGHT, *board.size))
    return reduce_board(table, load_theme(theme)[TABLE]["felt"], width, height, REDUCING_GAP)


def paint_panels(
    sheet: SpriteSheet,
    theme: str,
    size: tuple[int, int],
    boxes: Sequence[Box],
    texts: Sequence[PlacedText],
    boards: Sequence[tuple[GamePanel, Box]],
    headings: Sequence[PlacedText] = (),
) -> IndexedImage:
    """Paint boxes, texts on them, and boards, each in the middle of a box of its own.

    Headings are beside the boxes, each with a line from there to the right edge.
    """
    width, height = size
    row = b"\0" + bytes([sheet.color_bytes["felt"]]) * (width // PIXELS_PER_BYTE)
    printed = IndexedImage(width, height, bytearray(row * height), sheet.palette)
    canvas = SpriteCanvas(printed.canvas(), sheet)
    for text in (*texts, *headings):
        canvas.print_text(text)
    picture, whole = Image.new("RGB", size, load_theme(theme)[TABLE]["bar"]), printed.image().convert("RGB")
    picture.paste(whole, (0, 0), _rounded_mask(size, boxes))
    draw = ImageDraw.Draw(picture)
    for heading in headings:
        end = heading.x + sheet.text_width(heading.style, heading.text)
        box = (heading.x, heading.y, end, heading.y + sheet.line_height(heading.style))
        picture.paste(whole.crop(box), box[:2])
        middle = (box[1] + box[3] - HEADING_RULE) // 2
        rule = (end + BOARD_GAP, middle, width - GAP - RADIUS // 2, middle + HEADING_RULE - 1)
        draw.rectangle(rule, fill=load_theme(theme)[TABLE]["felt"])
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
