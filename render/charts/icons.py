"""The icons of charts: each differs in shape from all others, and better results have more points."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType

from PIL import Image

from render.charts.chart import COLORS, chart_sheet
from render.graphics.theme import TABLE, Color, load_theme
from render.graphics.vector_drawing import Path, VectorDrawing, transform

Colors = Mapping[str, Color]

LINE = 0.09
"""The thickness of an icon's lines, as a share of its size."""
RIM = 0.06
"""The thickness of a medal's dark outline: on a light table, only it separates gold from the background."""
INNER_RADIUS = 0.45
"""The inner radius of a star, as a share of the outer."""


def regular_polygon(count: int, inner_radius: float = 0.0) -> Path:
    """Return a regular polygon with a radius of 1 and a corner at the top; with an inner radius, a star."""
    steps = 2 * count if inner_radius else count
    radii = (1.0, inner_radius) if inner_radius else (1.0,)
    turns = ((radii[step % len(radii)], 2 * pi * step / steps) for step in range(steps))
    return tuple((r * sin(turn), -r * cos(turn)) for r, turn in turns)


def _medal(name: str, path: Path) -> Callable[[VectorDrawing, Colors], None]:
    """Return a function that draws a medal: slightly rounded, in a color of the deck, with a dark outline."""

    def draw(drawing: VectorDrawing, colors: Colors) -> None:
        drawing.polygon(path, colors["ink"], colors["ink"], LINE + 2 * RIM)
        drawing.polygon(path, colors[name], colors[name], LINE)

    return draw


def _rosette(drawing: VectorDrawing, colors: Colors) -> None:
    """Draw a disc above the two ends of a ribbon."""
    for side in (-1, 1):
        ribbon = ((0.5, 0.5), (0.5 + side * 0.24, 0.9), (0.5 + side * 0.06, 0.84))
        drawing.polygon(ribbon, colors["leaves"], colors["ink"], RIM)
    drawing.circle(0.5, 0.38, 0.3, colors["leaves"], colors["ink"], RIM)


def _flake(drawing: VectorDrawing, colors: Colors) -> None:
    """Draw a snowflake of six arms, each with a pair of branches."""
    for arm in range(6):
        turn = pi * arm / 3
        drawing.line(((0.5, 0.5), _polar(0.44, turn)), colors["choice"], LINE)
        for side in (-1, 1):
            foot, (x, y) = _polar(0.26, turn), _polar(0.16, turn + side * pi / 4)
            drawing.line((foot, (foot[0] + x - 0.5, foot[1] + y - 0.5)), colors["choice"], LINE * 0.8)


def _polar(radius: float, turn: float) -> tuple[float, float]:
    return 0.5 + radius * sin(turn), 0.5 - radius * cos(turn)


def _pause(drawing: VectorDrawing, colors: Colors) -> None:
    for x in (0.38, 0.62):
        drawing.line(((x, 0.28), (x, 0.72)), colors["name"], LINE)


STAR = transform(regular_polygon(5, INNER_RADIUS), 0.5, 0.53, 0.44)
OUTLINED_STAR = transform(regular_polygon(5, INNER_RADIUS), 0.5, 0.53, 0.42)
WEDGE: Path = ((0.14, 0.2), (0.86, 0.2), (0.5, 0.84))
SHIELD: Path = ((0.2, 0.16), (0.8, 0.16), (0.8, 0.5), (0.68, 0.7), (0.5, 0.84), (0.32, 0.7), (0.2, 0.5))
CROWN: Path = (
    (0.2, 0.8), (0.1, 0.3), (0.32, 0.52), (0.5, 0.18), (0.68, 0.52), (0.9, 0.3), (0.8, 0.8),
)  # fmt: skip
GEM: Path = ((0.3, 0.2), (0.7, 0.2), (0.92, 0.42), (0.5, 0.86), (0.08, 0.42))


ICONS: Mapping[str, Callable[[VectorDrawing, Colors], None]] = MappingProxyType(
    {
        "gold": _medal("knots", STAR),
        "silver": _medal("moons", transform(regular_polygon(4), 0.5, 0.5, 0.4)),
        "bronze": _medal("leaves", transform(regular_polygon(3), 0.5, 0.58, 0.4)),
        "frozen": _flake,
        "missed": lambda drawing, colors: drawing.line(((0.26, 0.5), (0.74, 0.5)), colors["name"], LINE),
        "outage": _pause,
        "open": lambda drawing, colors: drawing.circle(
            0.5, 0.5, 0.34, colors["background"], colors["name"], LINE
        ),
        "average": lambda drawing, colors: drawing.polygon(WEDGE, colors["name"], colors["name"], LINE),
        "best": _medal("knots", STAR),
        "last": lambda drawing, colors: drawing.circle(0.5, 0.5, 0.34, colors["choice"]),
        "badge-bronze": _rosette,
        "badge-silver": _medal("moons", SHIELD),
        "badge-gold": _medal("knots", CROWN),
        "badge-diamond": _medal("choice", GEM),
        "star-outlined": lambda drawing, colors: drawing.polygon(
            OUTLINED_STAR, colors["background"], colors["name"], LINE
        ),
    }
)
"""The function that draws each icon in a square of side 1."""


@lru_cache(256)
def icon(theme: str, name: str, size: int, background: str = "felt") -> Image.Image:
    """Return an icon as a square sprite on a table color; raise ``KeyError`` for an unknown icon or theme."""
    table = load_theme(theme)[TABLE]
    colors = {**table, **load_theme(theme)[COLORS], "background": table[background]}
    drawing = VectorDrawing.new(size, size, float(size), colors["background"])
    ICONS[name](drawing, colors)
    return chart_sheet(theme).format.sprite(drawing.downsample())


@lru_cache(64)
def icon_row(theme: str, names: tuple[str, ...], size: int) -> Image.Image:
    """Return icons beside one another as one sprite on felt; raise ``KeyError`` as ``icon`` does."""
    sprites = [icon(theme, name, size) for name in names]
    row = Image.new(sprites[0].mode, (sum(sprite.width for sprite in sprites), sprites[0].height))
    for place, sprite in enumerate(sprites):
        row.paste(sprite, (place * sprite.width, 0))
    return row
