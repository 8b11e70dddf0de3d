"""A court figure being drawn, and the parts that all figures share."""

from dataclasses import dataclass

from render.graphics.vector_drawing import Path, VectorDrawing, bezier, mirror, mirror_image

WIDTH, HEIGHT = 184, 240
"""The size of a figure's panel, in design units."""
MIDDLE = WIDTH / 2
GRIP: tuple[float, float] = (157.0, 91.0)
"""The position of the hand that holds something."""

ROLES = (
    *("panel", "ink", "paper", "grey", "skin", "gold", "red", "green", "wood"),
    *("robe", "lining", "trim", "locks", "beard"),
)
"""The roles of a figure's parts; the colors of the second line depend on the suit."""

SHOULDER = bezier(
    (MIDDLE, 82),
    ((104, 86), (116, 86), (130, 89)),
    ((152, 93), (168, 100), (172, 122)),
    ((174, 140), (174, 150), (174, 160)),
)
"""The right shoulder; it ends below the belt."""
FACE = mirror(
    bezier((MIDDLE, 34), ((104, 34), (114, 42), (114, 58)), ((114, 76), (104, 89), (MIDDLE, 89))), MIDDLE
)


@dataclass(frozen=True, slots=True)
class Figure:
    """Draws a figure as indices of roles, so that one drawing serves all suits."""

    drawing: VectorDrawing

    def fill(self, path: Path, role: str) -> None:
        """Fill a polygon with an outline in ink."""
        self.drawing.polygon(path, ROLES.index(role), ROLES.index("ink"))

    def patch(self, path: Path, role: str) -> None:
        """Fill a polygon without an outline."""
        self.drawing.polygon(path, ROLES.index(role))

    def both(self, half: Path, role: str) -> None:
        """Fill a symmetrical polygon, of which the right half is given, with an outline in ink."""
        self.fill(mirror(half, MIDDLE), role)

    def stroke(self, path: Path, role: str = "ink", width: float = 3.0) -> None:
        """Draw a line."""
        self.drawing.line(path, ROLES.index(role), width)

    def strokes(self, path: Path, role: str = "ink", width: float = 3.0) -> None:
        """Draw a line and its mirror image."""
        self.stroke(path, role, width)
        self.stroke(mirror_image(path, MIDDLE), role, width)

    def rod(self, path: Path, role: str, width: float) -> None:
        """Draw a line with an outline in ink."""
        self.stroke(path, "ink", width + 5)
        self.stroke(path, role, width)

    def dot(self, x: float, y: float, radius: float, role: str, *, has_rim: bool = False) -> None:
        """Fill a circle, with an outline in ink if requested."""
        self.drawing.circle(x, y, radius, ROLES.index(role), ROLES.index("ink") if has_rim else None)

    def face(self) -> None:
        """Draw a face without hair and mouth."""
        self.fill(FACE, "skin")
        for x in (MIDDLE - 10, MIDDLE + 10):
            self.dot(x, 59, 3.1, "ink")
        self.strokes(((96.5, 51.5), (103, 49.5), (108, 52)))
        self.stroke(((MIDDLE, 57), (MIDDLE - 3.5, 69), (MIDDLE + 1.5, 70)))

    def smile(self) -> None:
        """Draw the mouth of a face without a beard."""
        self.stroke(bezier((86, 78), ((89, 81.5), (95, 81.5), (98, 78))), "red", 3.6)

    def hand(self) -> None:
        """Draw the hand around the held item."""
        x, y = GRIP
        self.dot(x, y, 8.5, "skin", has_rim=True)
        for down in (-2.5, 2.5):
            self.stroke(((x - 8, y + down), (x - 1, y + down)), width=2.4)
