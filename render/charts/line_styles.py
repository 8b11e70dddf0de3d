"""Strokes: what the lines of charts look like, which differ in their dashes and in their points."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from math import dist
from typing import NamedTuple

from PIL import Image

from render.charts.icons import polygon
from render.graphics.coloring import printed
from render.graphics.palette import BOTH, even, fitted, packed
from render.graphics.theme import TABLE, load_theme
from render.graphics.vector_drawing import Path, Pen, Point, moved
from render.painting.sprite_sheet import Sheet

THICK = 7
"""How thick lines are."""
POINT = 11
"""The radius of a point."""
POINTED = 1.3
"""How much larger that of one with corners is."""
ABOUT = POINT + THICK + 2
"""So much room a point wants above and below its middle."""
CLOSE = 3 * POINT
"""Where points stand closer than this, only the last one is drawn."""
SAMPLE = 64
"""How wide a line of a legend is."""
FULL = 255
"""Of a coverage."""
SEEN = [FULL * (level > 16) for level in range(FULL + 1)]
"""Which coverages are laid over what is there."""


class Stroke(NamedTuple):
    """What a line looks like."""

    colour: str
    dash: int
    """How long its dashes and the gaps between are; 0 for a line without gaps."""
    corners: int
    """Of its points; 0 for round ones."""


STROKES = (Stroke("name", 0, 0), Stroke("mark", 22, 4), Stroke("choice", 6, 3))
"""Of the first line, the second, the third."""


def field(tiles: Sheet, width: int, height: int) -> Image.Image:
    """Return a piece of felt on which lines can be laid, a byte to a pixel."""
    return Image.new("L", (width, height), ink(tiles, "felt"))


def ink(tiles: Sheet, colour: str) -> int:
    """Return what a colour of the table is in a field."""
    return tiles.inks[colour] // BOTH


def tile(drawn: Image.Image) -> Image.Image:
    """Return a field as a tile."""
    return packed(Image.frombytes("P", drawn.size, drawn.tobytes()))


def lay_line(
    ground: Image.Image, tiles: Sheet, stroke: Stroke, points: Sequence[Point | None], pitch: float
) -> None:
    """Lay a line over a field wherever points follow one another, and the points where they have room."""
    heights = [point[1] for point in points if point is not None]
    if not heights:
        return
    # No higher than the line is: what is drawn large takes its time by the pixel.
    top, low = max(0, int(min(heights)) - ABOUT), min(ground.height, int(max(heights)) + ABOUT)
    pen = Pen.on(ground.width, low - top, 1.0, 0, "L")
    for run in _runs(points):
        path = moved(run, 0, -top)
        _draw_line(pen, stroke, path)
        for place, point in enumerate(path):
            if pitch >= CLOSE or place == len(path) - 1:
                _draw_point(pen, stroke, point)
    _lay(ground, tiles, stroke, pen.reduced(), top)


@lru_cache(64)
def sample(tiles: Sheet, stroke: Stroke) -> Image.Image:
    """Return a line with one point as a tile, for a legend."""
    ground = field(tiles, SAMPLE, even(4 * POINT))
    middle = ground.height / 2
    pen = Pen.on(*ground.size, 1.0, 0, "L")
    _draw_line(pen, stroke, ((THICK, middle), (SAMPLE - THICK, middle)))
    _draw_point(pen, stroke, (SAMPLE / 2, middle))
    _lay(ground, tiles, stroke, pen.reduced())
    return tile(ground)


def _runs(points: Sequence[Point | None]) -> Iterator[tuple[Point, ...]]:
    """Yield points that follow one another without a gap."""
    for is_gap, run in groupby(points, lambda point: point is None):
        if not is_gap:
            yield tuple(point for point in run if point is not None)


def _draw_line(pen: Pen, stroke: Stroke, points: Path) -> None:
    if len(points) > 1:
        for piece in _dashes(points, stroke.dash) if stroke.dash else (points,):
            pen.line(piece, FULL, THICK)


def _draw_point(pen: Pen, stroke: Stroke, point: Point) -> None:
    x, y = point
    if stroke.corners:
        pen.shape(moved(polygon(stroke.corners), x, y, POINT * POINTED), FULL)
    else:
        pen.disc(x, y, POINT, FULL)


def _dashes(points: Path, dash: int) -> Iterator[Path]:
    """Yield every second piece of a line, each so long: with round ends, gaps look as long as dashes."""
    piece, left, is_drawn = [points[0]], float(dash), True
    for start, end in pairwise(points):
        done, whole = 0.0, dist(start, end)
        while whole - done > left:
            done += left
            turn = _between(start, end, done / whole)
            if is_drawn:
                yield (*piece, turn)
            piece, is_drawn = [turn], not is_drawn
            left = dash + (0 if is_drawn else THICK)
        left -= whole - done
        piece.append(end)
    if is_drawn:
        yield tuple(piece)


def _between(start: Point, end: Point, share: float) -> Point:
    (ax, ay), (bx, by) = start, end
    return ax + (bx - ax) * share, ay + (by - ay) * share


def _lay(ground: Image.Image, tiles: Sheet, stroke: Stroke, coverage: Image.Image, top: int = 0) -> None:
    """Lay a coverage in the colour of a stroke over a field, from that row on."""
    ground.paste(coverage.point(_levels(tiles, stroke.colour)), (0, top), coverage.point(SEEN))


@lru_cache(64)
def _levels(tiles: Sheet, colour: str) -> bytes:
    """Return the index of the palette that stands for each coverage of felt with a colour of the table."""
    table, own = load_theme(tiles.theme)[TABLE], load_theme(tiles.theme).own[TABLE]
    ramp = Image.frombytes("L", (FULL + 1, 1), bytes(range(FULL + 1)))
    return fitted(printed(ramp, table[colour], table["felt"], own), tiles.cut.guide).tobytes()
