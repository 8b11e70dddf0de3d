"""A court figure in the making, and what all of them have in common."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from render.pen import Path, Pen, curve, mirrored
from render.theme import Colour

WIDTH, HEIGHT = 184, 240
"""The panel of a figure, in units of the design."""
MIDDLE = WIDTH / 2


@dataclass(frozen=True, slots=True)
class Dress:
    """The names of the colours that a suit's figures wear."""

    robe: str
    lining: str
    trim: str
    hair: str
    beard: str


DRESSES: Mapping[str, Dress] = MappingProxyType(
    {
        "S": Dress("blue", "red", "gold", "hair", "hair"),
        "H": Dress("red", "blue", "gold", "gold", "gold"),
        "D": Dress("gold", "red", "green", "hair", "hair"),
        "C": Dress("green", "red", "gold", "ink", "grey"),
        "": Dress("red", "blue", "green", "hair", "hair"),  # the joker's
    }
)

SHOULDER = curve(
    (MIDDLE, 82),
    ((104, 86), (116, 86), (130, 89)),
    ((152, 93), (168, 100), (172, 122)),
    ((174, 140), (174, 150), (174, 160)),
)
"""The right one; it ends beneath the cut."""
FACE = mirrored(
    curve(
        (MIDDLE, 34),
        ((104, 34), (114, 42), (114, 58)),
        ((114, 76), (104, 89), (MIDDLE, 89)),
    ),
    MIDDLE,
)


@dataclass(frozen=True, slots=True)
class Figure:
    """Where a figure is drawn, and with which colours."""

    pen: Pen
    colours: Mapping[str, Colour]
    dress: Dress

    def fill(self, path: Path, colour: str) -> None:
        """Fill a shape and trace it in ink."""
        self.pen.shape(path, self.colours[colour], self.colours["ink"])

    def both(self, half: Path, colour: str) -> None:
        """Fill a shape of which the right half is given, and trace it in ink."""
        self.fill(mirrored(half, MIDDLE), colour)

    def stroke(self, path: Path, colour: str = "ink", width: float = 3.0) -> None:
        """Draw a line."""
        self.pen.line(path, self.colours[colour], width)

    def strokes(self, path: Path, colour: str = "ink", width: float = 3.0) -> None:
        """Draw a line on the right, and its mirror image on the left."""
        self.stroke(path, colour, width)
        self.stroke(tuple((2 * MIDDLE - x, y) for x, y in path), colour, width)

    def dot(self, x: float, y: float, radius: float, colour: str, *, rim: bool = False) -> None:
        """Draw a disc, with an ink rim where one is wanted."""
        self.pen.disc(x, y, radius, self.colours[colour], self.colours["ink"] if rim else None)

    def face(self) -> None:
        """Draw a face without hair and mouth."""
        self.fill(FACE, "skin")
        for x in (MIDDLE - 10, MIDDLE + 10):
            self.dot(x, 59, 3.1, "ink")
        self.strokes(((96.5, 51.5), (103, 49.5), (108, 52)))
        self.stroke(((MIDDLE, 57), (MIDDLE - 3.5, 69), (MIDDLE + 1.5, 70)))

    def smile(self) -> None:
        """Draw the mouth of a face without a beard."""
        self.stroke(curve((86, 78), ((89, 81.5), (95, 81.5), (98, 78))), "red", 3.6)
