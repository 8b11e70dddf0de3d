"""The lines of line charts: their dashes, their markers, and how they are drawn on a plot."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from math import dist
from typing import NamedTuple

from PIL import Image

from render.charts.icons import regular_polygon
from render.graphics.antialiasing import colorize
from render.graphics.palette import BYTE_FROM_INDEX, pack, quantize, round_to_even
from render.graphics.theme import TABLE, load_theme
from render.graphics.vector_drawing import Path, Point, VectorDrawing, transform
from render.painting.sprite_sheet import SpriteSheet

THICKNESS = 7
MARKER = 11
"""The radius of a marker."""
CORNER_FACTOR = 1.3
"""How much larger the radius of a marker with corners is."""
MARKER_ROOM = MARKER + THICKNESS + 2
"""The room for a marker above and below its center."""
MIN_MARKER_PITCH = 3 * MARKER
"""If points are closer than this, only the last one has a marker."""
SAMPLE = 64
"""The width of a line in a legend."""
FULL = 255
VISIBLE = [FULL * (level > 16) for level in range(FULL + 1)]
"""A table from coverage to a paste mask: which pixels of a line replace what is under them."""


class LineStyle(NamedTuple):
    """How a line looks."""

    color: str
    dash: int
    """The length of its dashes and gaps; 0 for a solid line."""
    corners: int
    """The number of corners of its markers; 0 for round ones."""


LINE_STYLES = (LineStyle("name", 0, 0), LineStyle("mark", 22, 4), LineStyle("choice", 6, 3))
"""The styles of the first line, the second and the third."""


def blank_plot(sheet: SpriteSheet, width: int, height: int) -> Image.Image:
    """Return an area of felt on which lines can be drawn, with a byte for each pixel."""
    return Image.new("L", (width, height), pixel_value(sheet, "felt"))


def pixel_value(sheet: SpriteSheet, color: str) -> int:
    """Return the value of a table color in a plot."""
    return sheet.color_bytes[color] // BYTE_FROM_INDEX


def plot_sprite(plot: Image.Image) -> Image.Image:
    """Return a plot as a sprite."""
    return pack(Image.frombytes("P", plot.size, plot.tobytes()))


def draw_series(
    plot: Image.Image, sheet: SpriteSheet, style: LineStyle, points: Sequence[Point | None], pitch: float
) -> None:
    """Draw a line wherever points are adjacent, and markers for which there is room."""
    heights = [point[1] for point in points if point is not None]
    if not heights:
        return
    # The drawing is only as high as the line, because its time depends on the number of pixels.
    top, bottom = max(0, int(min(heights)) - MARKER_ROOM), min(plot.height, int(max(heights)) + MARKER_ROOM)
    drawing = VectorDrawing.mask(plot.width, bottom - top)
    for run in _runs(points):
        path = transform(run, 0, -top)
        _draw_line(drawing, style, path)
        for number, point in enumerate(path):
            if pitch >= MIN_MARKER_PITCH or number == len(path) - 1:
                _draw_marker(drawing, style, point)
    _paste_coverage(plot, sheet, style, drawing.downsample(), top)


@lru_cache(64)
def legend_sample(sheet: SpriteSheet, style: LineStyle) -> Image.Image:
    """Return a line with one marker as a sprite, for a legend."""
    plot = blank_plot(sheet, SAMPLE, round_to_even(4 * MARKER))
    middle = plot.height / 2
    drawing = VectorDrawing.mask(*plot.size)
    _draw_line(drawing, style, ((THICKNESS, middle), (SAMPLE - THICKNESS, middle)))
    _draw_marker(drawing, style, (SAMPLE / 2, middle))
    _paste_coverage(plot, sheet, style, drawing.downsample())
    return plot_sprite(plot)


def _runs(points: Sequence[Point | None]) -> Iterator[tuple[Point, ...]]:
    for is_gap, run in groupby(points, lambda point: point is None):
        if not is_gap:
            yield tuple(point for point in run if point is not None)


def _draw_line(drawing: VectorDrawing, style: LineStyle, points: Path) -> None:
    if len(points) > 1:
        for segment in _dashes(points, style.dash) if style.dash else (points,):
            drawing.line(segment, FULL, THICKNESS)


def _draw_marker(drawing: VectorDrawing, style: LineStyle, point: Point) -> None:
    x, y = point
    if style.corners:
        drawing.polygon(transform(regular_polygon(style.corners), x, y, MARKER * CORNER_FACTOR), FULL)
    else:
        drawing.circle(x, y, MARKER, FULL)


def _dashes(points: Path, dash: int) -> Iterator[Path]:
    """Yield the dashes of a line; gaps are longer by the round ends, so that they look as long as dashes."""
    piece, left, is_dash = [points[0]], float(dash), True
    for start, end in pairwise(points):
        done, length = 0.0, dist(start, end)
        while length - done > left:
            done += left
            corner = _interpolate(start, end, done / length)
            if is_dash:
                yield (*piece, corner)
            piece, is_dash = [corner], not is_dash
            left = dash + (0 if is_dash else THICKNESS)
        left -= length - done
        piece.append(end)
    if is_dash:
        yield tuple(piece)


def _interpolate(start: Point, end: Point, share: float) -> Point:
    (ax, ay), (bx, by) = start, end
    return ax + (bx - ax) * share, ay + (by - ay) * share


def _paste_coverage(
    plot: Image.Image, sheet: SpriteSheet, style: LineStyle, coverage: Image.Image, top: int = 0
) -> None:
    """Paste a coverage mask in the color of a line onto a plot, from a row on."""
    plot.paste(coverage.point(_pixel_values(sheet, style.color)), (0, top), coverage.point(VISIBLE))


@lru_cache(64)
def _pixel_values(sheet: SpriteSheet, color: str) -> bytes:
    """Return a table from the coverage of felt with a table color to the index of the palette."""
    theme = load_theme(sheet.theme)
    table, palette = theme[TABLE], theme.palettes[TABLE]
    ramp = Image.frombytes("L", (FULL + 1, 1), bytes(range(FULL + 1)))
    return quantize(
        colorize(ramp, table[color], table["felt"], palette), sheet.format.palette_image
    ).tobytes()
