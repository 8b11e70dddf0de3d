"""Bar charts: shares of totals below one another, each bar filled up to its share and hollow for the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.boards.scene import PlacedText
from render.charts.chart import GAP, LABEL, NOTE, LegendEntry, chart_sheet, start_chart
from render.graphics.indexed_image import IndexedImage
from render.graphics.theme import TABLE, load_theme
from render.graphics.vector_drawing import VectorDrawing
from render.painting.heading import truncate
from render.painting.painter import SpriteCanvas
from render.painting.progress_bar import filled_width
from render.painting.titled_image import MARGIN, ROOM, WIDTH

GAP_ABOVE = 4
"""The gap between a bar and its name above it."""


@dataclass(frozen=True, slots=True)
class BarStyle:
    """The height of a bar, the gap below it, and the font of its name."""

    height: int
    gap_below: int
    font: str


FEW_BARS, MANY_BARS = BarStyle(34, 22, NOTE), BarStyle(18, 10, LABEL)
MANY = 9
"""The fewest bars that are low, so that the chart fits on a phone."""
OUTLINE = 4
"""The thickness of the outline of the hollow part."""
SAMPLE = 44
"""The width of a bar in the legend, which is also lower."""


def paint_bar_chart(
    theme: str, title: str, bars: Sequence[tuple[str, int, int, str]], legend: tuple[str, str], note: str
) -> IndexedImage:
    """Paint bars with their names above and a legend; raise ``KeyError`` for an unknown theme.

    A bar is its name, the part, the whole, and the description of both.
    """
    sheet = chart_sheet(theme)
    style = MANY_BARS if len(bars) >= MANY else FEW_BARS
    pitch = sheet.line_height(style.font) + GAP_ABOVE + style.height + style.gap_below
    entries = [
        LegendEntry(bar_sprite(theme, filled, SAMPLE, FEW_BARS.height * 3 // 4), text)
        for filled, text in zip((SAMPLE, 0), legend, strict=True)
        if text
    ]
    image, canvas, top = start_chart(sheet, title, len(bars) * pitch, entries, note)
    for number, bar in enumerate(bars):
        _paint_bar(canvas, bar, top + number * pitch, style)
    return image


def _paint_bar(canvas: SpriteCanvas, bar: tuple[str, int, int, str], top: int, style: BarStyle) -> None:
    sheet, (name, part, whole, description) = canvas.sheet, bar
    lower = sheet.line_height(style.font) - sheet.line_height(LABEL)
    text = truncate(sheet, LABEL, description, ROOM // 2)
    room = ROOM - sheet.text_width(LABEL, text) - GAP
    canvas.print_text(PlacedText(truncate(sheet, style.font, name, room), style.font, MARGIN, top, "left"))
    canvas.print_text(PlacedText(text, LABEL, WIDTH - MARGIN, top + lower, "right"))
    filled = filled_width(part, whole, ROOM, 3 * OUTLINE)
    sprite = bar_sprite(sheet.theme, filled, ROOM, style.height)
    canvas.paste(sprite, MARGIN, top + sheet.line_height(style.font) + GAP_ABOVE)


@lru_cache(256)
def bar_sprite(theme: str, filled: int, width: int, height: int) -> Image.Image:
    """Return a bar as a sprite on felt, filled up to a width."""
    table = load_theme(theme)[TABLE]
    drawing = VectorDrawing.new(width, height, 1.0, table["felt"])
    drawing.rounded_rectangle((0, 0, width, height), height / 3, table["name"])
    if filled < width:
        inside = VectorDrawing.mask(width, height)
        box = (OUTLINE, OUTLINE, width - OUTLINE, height - OUTLINE)
        inside.rounded_rectangle(box, height / 3 - OUTLINE, 255)
        if filled:
            inside.rounded_rectangle((0, 0, filled, height), 0, 0)
        drawing.image.paste(table["felt"], (0, 0), inside.image)
    return chart_sheet(theme).format.sprite(drawing.downsample())
