"""The king: crown, beard, a collar of ermine."""

from render.artwork.courts.figure import MIDDLE, SHOULDER, Figure
from render.graphics.vector_drawing import Path, bezier

CROWN = ((66, 43), (58, 17), (77, 30), (92, 14), (107, 30), (126, 17), (118, 43))
ERMINE = bezier((MIDDLE, 78), ((110, 80), (126, 84), (138, 90)), ((132, 110), (112, 120), (MIDDLE, 121)))
TAILS: Path = ((118, 98), (110, 109), (126, 91))
"""The dark spots on the right side of the ermine."""
LOCKS = bezier(
    (MIDDLE, 36),
    ((112, 34), (124, 44), (122, 58)),
    ((121, 66), (130, 74), (120, 84)),
    ((114, 88), (104, 84), (104, 76)),
)
BEARD = bezier(
    (MIDDLE, 76),
    ((98, 72), (104, 74), (107, 68)),
    ((109, 64), (112, 62), (114.5, 58)),
    ((117, 84), (106, 102), (MIDDLE, 112)),
)


def draw_king(figure: Figure) -> None:
    """Draw a king down to the belt."""
    figure.both(SHOULDER, "robe")
    figure.strokes(((118, 100), (118, 160)), "trim", 7)
    figure.fill(((81, 100), (103, 100), (103, 160), (81, 160)), "lining")
    figure.both(ERMINE, "paper")
    for x, y in TAILS:
        figure.strokes(((x, y), (x, y + 3.5)), width=3.4)
    figure.both(LOCKS, "beard")
    figure.face()
    figure.both(BEARD, "beard")
    figure.strokes(bezier((93, 74), ((98, 72), (102, 75), (105, 79))))
    figure.stroke(((87.5, 83), (96.5, 83)), "red", 4)
    figure.fill(CROWN, "gold")
    figure.fill(((65, 36), (119, 36), (118, 45), (66, 45)), "lining")
    for x, y in ((58, 16), (MIDDLE, 13), (126, 16)):
        figure.dot(x, y, 4.6, "gold", has_rim=True)
