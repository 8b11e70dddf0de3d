"""The Blink deck: one to five shapes of cut paper on a coloured field, upright, lying and large."""

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image

from engine.cards import BlinkCard, blink_deck
from render.decks import Deck
from render.pen import Pen
from render.shapes import Paper, stamp
from render.theme import Colour, Theme

LARGE = (150, 216)
"""The size of the cards that are not on the table."""

MARGIN, LEAST_MARGIN = 0.062, 3
"""The white edge about the field: of the card's width, and in pixels."""
ROUND = 0.075
"""The radius of the field's corners, of the card's width."""
RIM, LEAST_RIM = 0.055, 1.3
"""The rim of a shape: of its size, and in pixels."""
GAP = 0.025
"""What stays free at the edge of the field, of its short side."""
LIGHT = ("yellow", "grey")
"""The fields with shapes of dark paper: small shapes, too, must differ from their field in lightness."""

PIPS: Mapping[int, tuple[float, tuple[tuple[float, float], ...]]] = MappingProxyType(
    {
        1: (0.84, ((0.0, 0.0),)),
        2: (0.66, ((-0.5, -1.0), (0.5, 1.0))),
        3: (0.51, ((-1.0, -1.0), (0.0, 0.0), (1.0, 1.0))),
        4: (0.47, ((-1.0, -0.8), (1.0, -0.8), (-1.0, 0.8), (1.0, 0.8))),
        5: (0.46, ((-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0))),
    }
)
"""By count: how large the shapes are, of the field's short side, and where: 1 is as far out as they can be.

Across the short side first, then along the long one. They lie as on dice: the count is seen without an index,
for which small cards have no room.
"""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw all sixty cards to the edges of their rectangles; they lie where they are wider than high."""
    return {card.code: _face(card, theme, width, height) for card in blink_deck()}


def _face(card: BlinkCard, theme: Theme, width: int, height: int) -> Image.Image:
    colour = theme["blink"][card.colour]
    margin = max(LEAST_MARGIN, round(MARGIN * min(width, height)))
    face = _field(theme["table"]["face"], colour, width, height, margin)
    short, long = (side - 2 * margin for side in sorted((width, height)))
    share, places = PIPS[card.count]
    pixels = 2 * round(share * short / 2)  # even, so that the middle is the middle
    shape = stamp(card.shape, pixels, max(LEAST_RIM, RIM * pixels))
    paper = _paper(card.colour, theme["blink"])
    for across, along in places:
        x, y = ((side - pixels) / 2 - GAP * short for side in (short, long))
        x, y = across * x, along * y
        if width > height:
            x, y = y, -x
        shape.put(face, width / 2 + x, height / 2 + y, paper)
    return face


def _paper(colour: str, colours: Mapping[str, Colour]) -> Paper:
    """Return the paper for shapes on that field; dark paper needs no rim."""
    field = colours[colour]
    if colour in LIGHT:
        return Paper(field, colours["ink"], colours["ink-fold"], field)
    return Paper(colours["ink"], colours["paper"], colours["paper-fold"], field)


def _field(ground: Colour, colour: Colour, width: int, height: int, margin: int) -> Image.Image:
    pen = Pen.on(width, height, 1.0, ground)
    radius = ROUND * min(width, height)
    pen.panel((margin, margin, width - margin, height - margin), radius, colour)
    return pen.reduced()


DECK = Deck(faces, lying=True, large=LARGE)
