"""The jack: a feathered cap, a ruff, a coat of two colors."""

from render.artwork.courts.figure import MIDDLE, SHOULDER, Figure
from render.graphics.vector_drawing import bezier

HAIR = bezier(
    (MIDDLE, 28),
    ((114, 28), (126, 38), (124, 60)),
    ((124, 72), (130, 78), (124, 86)),
    ((116, 90), (106, 88), (MIDDLE, 88)),
)
RUFF = (62, 122, 72, 112, 82, 102, 92)
"""The positions of its folds, the rear ones first."""
CAP = bezier(
    (66, 45),
    ((50, 40), (52, 20), (76, 17)),
    ((100, 13), (130, 17), (131, 32)),
    ((131, 42), (122, 44), (118, 45)),
    ((100, 38), (84, 38), (66, 45)),
)
BAND = bezier(
    (MIDDLE, 31.5),
    ((101, 31.5), (109, 33), (117, 36)),
    ((118, 40), (118, 42), (118, 46)),
    ((109, 42), (101, 40), (MIDDLE, 40)),
)
FEATHER = bezier((116, 36), ((118, 22), (126, 10), (139, 9)), ((139, 20), (132, 33), (116, 36)))


def draw_jack(figure: Figure) -> None:
    """Draw a jack down to the belt."""
    figure.both(SHOULDER, "robe")
    figure.fill((*SHOULDER, (MIDDLE, 160)), "lining")
    for y in (114, 129, 144):
        figure.dot(MIDDLE, y, 4.6, "trim", has_rim=True)
    figure.both(HAIR, "locks")
    for x in RUFF:
        figure.dot(x, 98 - abs(x - MIDDLE) * 0.13, 8, "paper", has_rim=True)
    figure.face()
    figure.smile()
    figure.fill(CAP, "robe")
    figure.both(BAND, "trim")
    figure.fill(FEATHER, "paper")
    figure.stroke(((119, 32), (132, 17)))
