"""The court figures of the French deck: flat shapes, the same from both ends."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image, ImageDraw

from render.artwork.courts.figure import HEIGHT, ROLES, WIDTH, Figure
from render.artwork.courts.held_items import HELD_ITEMS
from render.artwork.courts.joker import draw_joker, star_mask
from render.artwork.courts.royals import draw_jack, draw_king, draw_queen
from render.artwork.french_suits import suit_mask
from render.graphics.drawing_cache import cached_while_drawing
from render.graphics.palette import palette_bytes, palette_image, quantize, round_to_even
from render.graphics.theme import Color, Theme
from render.graphics.vector_drawing import SUPERSAMPLING, VectorDrawing

SLANT = 15
"""How far the belt rises to the right, on each side of the center."""
BELT, BELT_EDGE = 13, 3
FRAME = 3
SUIT, SUIT_X, SUIT_Y = 38, 29, 32
"""The size and the center of the suit in the corner of the panel."""

FIGURES: Mapping[str, Callable[[Figure], None]] = MappingProxyType(
    {"J": draw_jack, "Q": draw_queen, "K": draw_king, "X": draw_joker}
)
LIVERY = ("robe", "lining", "trim", "locks", "beard")
LIVERIES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "S": ("blue", "red", "gold", "hair", "hair"),
        "H": ("red", "blue", "gold", "gold", "gold"),
        "D": ("gold", "red", "green", "hair", "hair"),
        "C": ("green", "red", "gold", "ink", "grey"),
        "": ("red", "blue", "green", "hair", "hair"),  # the joker's
    }
)
"""The colors of the figures of a suit, in the order of ``LIVERY``."""
PANEL_COLORS = (
    *("ink", "grey", "rim", "paper", "panel", "red", "pink", "green"),
    *("skin", "hair", "gold", "blue"),
)
"""The colors that a panel may have: the table's others, at edges, would look like dirt."""
SHADES = (
    *((name, 0.25, "ink") for name in PANEL_COLORS[1:]),
    *((name, 0.5, "ink") for name in ("red", "green", "hair", "blue")),
    *((name, 0.75, name) for name in ("red", "green", "hair", "blue")),
)
"""Replacements for blends of ink with a color: that color, its share, and the color to print. The nearest
palette color would have another hue."""


def court_panel(rank: str, suit: str, theme: Theme, ink: Color, scale: float) -> Image.Image:
    """Return the panel of a court card or, with a star, the joker's; ``ink`` is the color of the suit."""
    colors = theme["french"]
    roles = _draw_roles(rank, suit, scale).copy()
    roles.putpalette(palette_bytes([colors[name] for name in _color_names(suit)]))
    picture = roles.convert("RGB").reduce(SUPERSAMPLING)
    symbol = suit_mask(suit, round(SUIT * scale)) if suit else star_mask(round(SUIT * scale))
    x, y = round(SUIT_X * scale - symbol.width / 2), round(SUIT_Y * scale - symbol.height / 2)
    opposite = picture.width - x - symbol.width, picture.height - y - symbol.height
    picture.paste(ink, (x, y), symbol)
    picture.paste(ink, opposite, symbol.transpose(Image.Transpose.ROTATE_180))
    panel = _to_panel_colors(picture, colors)
    frame = (0, 0, panel.width - 1, panel.height - 1)
    ImageDraw.Draw(panel).rectangle(frame, outline=ink, width=round(FRAME * scale))
    return panel


def _to_panel_colors(picture: Image.Image, colors: Mapping[str, Color]) -> Image.Image:
    """Return a panel in pure colors."""
    replacements = [(colors[name], colors[name]) for name in PANEL_COLORS]
    for name, share, target in SHADES:
        ink, color = colors["ink"], colors[name]
        red, green, blue = (round(a + (b - a) * share) for a, b in zip(ink, color, strict=True))
        replacements.append(((red, green, blue), colors[target]))
    indices = quantize(picture, palette_image([original for original, _ in replacements]))
    indices.putpalette(palette_bytes([target for _, target in replacements]))
    return indices.convert("RGB")


def _color_names(suit: str) -> tuple[str, ...]:
    livery = {"wood": "hair", **dict(zip(LIVERY, LIVERIES[suit], strict=True))}
    return tuple(livery.get(role, role) for role in ROLES)


@cached_while_drawing(16)
def _draw_roles(rank: str, suit: str, scale: float) -> Image.Image:
    """Draw a figure from both ends with its item, as indices of roles."""
    picture = _draw_half(rank, scale).copy()
    figure = Figure(VectorDrawing(picture, scale))
    HELD_ITEMS[rank + suit](figure)
    figure.hand()
    belt = ((-9, HEIGHT / 2 + SLANT + 1.5), (WIDTH + 9, HEIGHT / 2 - SLANT - 1.5))
    figure.stroke(belt, "ink", BELT + 2 * BELT_EDGE)
    figure.stroke(belt, "trim", BELT)
    picture.paste(picture.transpose(Image.Transpose.ROTATE_180), (0, 0), _lower_half(picture.size))
    return picture


@cached_while_drawing(4)
def _draw_half(rank: str, scale: float) -> Image.Image:
    """Draw a figure down to its belt, with an empty hand."""
    # An even size, so that opposite margins of the card are equal.
    width, height = round_to_even(WIDTH * scale), round_to_even(HEIGHT * scale)
    drawing = VectorDrawing.new(width, height, scale, ROLES.index("panel"), "P")
    FIGURES[rank](Figure(drawing))
    return drawing.image


@cached_while_drawing(4)
def _lower_half(size: tuple[int, int]) -> Image.Image:
    width, height = size
    rise = SLANT / HEIGHT * height
    mask = Image.new("1", size)
    edge = ((0, height / 2 + rise), (width, height / 2 - rise))
    ImageDraw.Draw(mask).polygon((*edge, (width, height), (0, height)), fill=1)
    return mask
