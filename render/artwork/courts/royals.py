"""The king with crown, beard and ermine, the queen with a necklace, and the jack with a feathered cap."""

from render.artwork.courts.figure import MIDDLE, SHOULDER, Figure
from render.graphics.vector_drawing import Path, bezier

KING_CROWN = ((66, 43), (58, 17), (77, 30), (92, 14), (107, 30), (126, 17), (118, 43))
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
    figure.fill(KING_CROWN, "gold")
    figure.fill(((65, 36), (119, 36), (118, 45), (66, 45)), "lining")
    for x, y in ((58, 16), (MIDDLE, 13), (126, 16)):
        figure.dot(x, y, 4.6, "gold", has_rim=True)


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


JACK_HAIR = bezier(
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
CAP_BAND = bezier(
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
    figure.both(JACK_HAIR, "locks")
    for x in RUFF:
        figure.dot(x, 98 - abs(x - MIDDLE) * 0.13, 8, "paper", has_rim=True)
    figure.face()
    figure.smile()
    figure.fill(CAP, "robe")
    figure.both(CAP_BAND, "trim")
    figure.fill(FEATHER, "paper")
    figure.stroke(((119, 32), (132, 17)))
