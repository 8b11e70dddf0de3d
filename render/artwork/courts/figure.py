"""A court figure in the making, and what all of them have in common."""

from dataclasses import dataclass

from render.graphics.vector_drawing import Path, Pen, curve, mirrored

WIDTH, HEIGHT = 184, 240
"""The panel of a figure, in units of the design."""
MIDDLE = WIDTH / 2
GRIP: tuple[float, float] = (157.0, 91.0)
"""Where the hand is that holds something."""

ROLES = (
    *("panel", "ink", "paper", "grey", "skin", "gold", "red", "green", "wood"),
    *("robe", "lining", "trim", "locks", "beard"),
)
"""What the parts of a figure are painted as; which colour the later ones have depends on the suit."""

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
    """Where a figure is drawn: a picture of roles, so that one drawing serves all suits."""

    pen: Pen

    def fill(self, path: Path, role: str) -> None:
        """Fill a shape and trace it in ink."""
        self.pen.shape(path, ROLES.index(role), ROLES.index("ink"))

    def patch(self, path: Path, role: str) -> None:
        """Fill a shape without a trace."""
        self.pen.shape(path, ROLES.index(role))

    def both(self, half: Path, role: str) -> None:
        """Fill a shape of which the right half is given, and trace it in ink."""
        self.fill(mirrored(half, MIDDLE), role)

    def stroke(self, path: Path, role: str = "ink", width: float = 3.0) -> None:
        """Draw a line."""
        self.pen.line(path, ROLES.index(role), width)

    def strokes(self, path: Path, role: str = "ink", width: float = 3.0) -> None:
        """Draw a line on the right, and its mirror image on the left."""
        self.stroke(path, role, width)
        self.stroke(tuple((2 * MIDDLE - x, y) for x, y in path), role, width)

    def rod(self, path: Path, role: str, width: float) -> None:
        """Draw a line with a line of ink on either side."""
        self.stroke(path, "ink", width + 5)
        self.stroke(path, role, width)

    def dot(self, x: float, y: float, radius: float, role: str, *, rim: bool = False) -> None:
        """Draw a disc, with an ink rim where one is wanted."""
        self.pen.disc(x, y, radius, ROLES.index(role), ROLES.index("ink") if rim else None)

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

    def hand(self) -> None:
        """Draw the hand about what it holds."""
        x, y = GRIP
        self.dot(x, y, 8.5, "skin", rim=True)
        for down in (-2.5, 2.5):
            self.stroke(((x - 8, y + down), (x - 1, y + down)), width=2.4)
