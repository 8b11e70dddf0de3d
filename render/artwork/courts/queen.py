"""The queen: a small crown, long hair, a necklace."""

from render.artwork.courts.figure import MIDDLE, SHOULDER, Figure
from render.graphics.vector_drawing import Path, bezier

HAIR = bezier(
    (MIDDLE, 24),
    ((118, 24), (130, 40), (128, 60)),
    ((127, 76), (138, 84), (134, 104)),
    ((124, 112), (104, 110), (MIDDLE, 110)),
)
COLLAR = bezier(
    (MIDDLE, 80),
    ((100, 80), (102, 84), (102, 88)),
    ((110, 92), (116, 92), (122, 92)),
    ((116, 108), (104, 118), (MIDDLE, 126)),
)
NECK = bezier(
    (MIDDLE, 80),
    ((100, 80), (102, 84), (101, 90)),
    ((106, 94), (110, 94), (113, 94)),
    ((108, 106), (100, 112), (MIDDLE, 117)),
)
PEARLS: Path = ((81, 97), (87, 101.5), (97, 101.5), (103, 97))
FRINGE = bezier((MIDDLE, 31), ((102, 31), (118, 34), (114, 62)), ((112, 50), (104, 44), (MIDDLE, 43)))
CROWN = ((71, 36), (64, 18), (79, 27), (92, 14), (105, 27), (120, 18), (113, 36))
BAND = bezier(
    (MIDDLE, 31.5),
    ((100, 31.5), (108, 33), (114, 36)),
    ((113, 39), (113, 40), (113, 42)),
    ((108, 39), (100, 37.5), (MIDDLE, 37.5)),
)


def draw_queen(figure: Figure) -> None:
    """Draw a queen down to the belt."""
    figure.both(HAIR, "locks")
    figure.both(SHOULDER, "robe")
    figure.both(COLLAR, "trim")
    figure.both(NECK, "skin")
    figure.strokes(bezier((150, 98), ((140, 112), (134, 130), (132, 160))), "trim", 6)
    for x, y in PEARLS:
        figure.dot(x, y, 3, "lining")
    figure.face()
    figure.smile()
    figure.both(FRINGE, "locks")
    figure.fill(CROWN, "gold")
    figure.both(BAND, "lining")
    for x, y in ((64, 17), (MIDDLE, 13), (120, 17)):
        figure.dot(x, y, 4, "paper", has_rim=True)
