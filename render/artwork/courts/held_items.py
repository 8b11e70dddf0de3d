"""The items that court figures hold upright in their hand, one for each rank and suit."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from types import MappingProxyType

from render.artwork.courts.figure import GRIP, Figure
from render.graphics.vector_drawing import Path, bezier, mirror, transform

X = GRIP[0]
FOOT = 112
"""Where held items end, below the belt."""
LEAF = bezier((X, 84), ((X - 4, 70), (X - 16, 68), (X - 20, 70)), ((X - 17, 82), (X - 8, 88), (X, 84)))
PETALS: Path = ((0.0, -12.5), (11.9, -3.9), (7.3, 10.1), (-7.3, 10.1), (-11.9, -3.9))
TULIP = bezier(
    (0, 22), ((15, 22), (17, 8), (16, -14)), ((12, -8), (9, -4), (6, -1)), ((4, -6), (2, -12), (0, -16))
)


def _sword(figure: Figure) -> None:
    figure.fill(((X, 12), (X + 6, 22), (X + 6, 78), (X - 6, 78), (X - 6, 22)), "grey")
    figure.stroke(((X, 26), (X, 72)))
    figure.rod(((X, 82), (X, FOOT)), "gold", 4)
    figure.fill(((X - 17, 74), (X + 17, 74), (X + 17, 82), (X - 17, 82)), "gold")


def _sceptre(figure: Figure) -> None:
    figure.rod(((X, 40), (X, FOOT)), "gold", 4)
    figure.dot(X, 32, 14, "lining", has_rim=True)
    figure.stroke(((X - 12, 32), (X + 12, 32)), "gold", 5)
    figure.rod(((X, 10), (X, 17)), "gold", 3)
    figure.rod(((X - 4, 12), (X + 4, 12)), "gold", 3)
    figure.fill(((X - 9, 48), (X + 9, 48), (X + 6, 56), (X - 6, 56)), "gold")


def _axe(figure: Figure) -> None:
    figure.rod(((X, 16), (X, FOOT)), "wood", 5)
    blade = bezier(
        (X - 2, 24),
        ((X - 8, 24), (X - 14, 20), (X - 22, 14)),
        ((X - 27, 30), (X - 27, 46), (X - 22, 58)),
        ((X - 14, 52), (X - 8, 48), (X - 2, 48)),
    )
    figure.fill(blade, "grey")
    figure.fill(((X - 5, 22), (X + 8, 26), (X + 8, 46), (X - 5, 50)), "grey")


def _mace(figure: Figure) -> None:
    figure.rod(((X, 50), (X, FOOT)), "gold", 5)
    for turn in range(8):
        x, y = 19 * cos(turn * pi / 4), 19 * sin(turn * pi / 4)
        figure.stroke(((X, 34), (X + x, 34 + y)), "ink", 7)
    figure.dot(X, 34, 15, "grey", has_rim=True)
    figure.stroke(((X - 13, 34), (X + 13, 34)), "gold", 5)


def _tulip(figure: Figure) -> None:
    _stem(figure)
    figure.fill(transform(mirror(TULIP), X, 40), "lining")
    figure.stroke(((X - 6, 40), (X, 50), (X + 6, 40)))


def _rose(figure: Figure) -> None:
    _stem(figure)
    for x, y in PETALS:
        figure.dot(X + x, 40 + y, 9.5, "lining", has_rim=True)
    figure.dot(X, 40, 8, "gold", has_rim=True)


def _bloom(figure: Figure) -> None:
    _stem(figure)
    for turn in range(4):
        angle = turn * pi / 2
        along, across = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
        petal = ((0, 0), (13, 8), (24, 0), (13, -8))
        path = tuple((u * along[0] + v * across[0], u * along[1] + v * across[1]) for u, v in petal)
        figure.fill(transform(path, X, 38), "lining")
    figure.dot(X, 38, 6.5, "gold", has_rim=True)


def _clover(figure: Figure) -> None:
    figure.rod(((X, 44), (X, FOOT)), "green", 3)
    for x, y in ((-11, 42), (11, 42), (0, 25)):
        figure.dot(X + x, y, 12, "green", has_rim=True)
    figure.dot(X, 37, 7, "green")


def _spear(figure: Figure) -> None:
    figure.rod(((X, 40), (X, FOOT)), "wood", 5)
    figure.fill(((X, 10), (X + 11, 34), (X, 50), (X - 11, 34)), "grey")


def _banner(figure: Figure) -> None:
    figure.fill(((X, 18), (X - 34, 18), (X - 25, 31), (X - 34, 44), (X, 44)), "lining")
    figure.rod(((X, 14), (X, FOOT)), "wood", 5)
    figure.dot(X, 13, 5, "gold", has_rim=True)


def _arrow(figure: Figure) -> None:
    for y in (62, 72):
        figure.fill(((X, y), (X + 12, y - 8), (X + 12, y + 1), (X, y + 9)), "paper")
        figure.fill(((X, y), (X - 12, y - 8), (X - 12, y + 1), (X, y + 9)), "paper")
    figure.rod(((X, 34), (X, FOOT)), "wood", 4)
    figure.fill(((X, 10), (X + 13, 36), (X, 30), (X - 13, 36)), "grey")


def _torch(figure: Figure) -> None:
    flame = bezier((0, -34), ((4, -20), (15, -14), (15, 0)), ((15, 8), (8, 12), (0, 12)))
    figure.fill(transform(mirror(flame), X, 42), "red")
    figure.patch(transform(mirror(flame), X, 48, 0.5), "gold")
    figure.rod(((X, 62), (X, FOOT)), "wood", 6)
    figure.fill(((X - 12, 52), (X + 12, 52), (X + 8, 64), (X - 8, 64)), "trim")


def _rattle(figure: Figure) -> None:
    figure.rod(((X, 44), (X, FOOT)), "wood", 4)
    for side, role in ((-1, "robe"), (1, "lining")):
        figure.stroke(
            bezier((X, 54), ((X + 6 * side, 58), (X + 14 * side, 64), (X + 11 * side, 80))), role, 6
        )
    figure.dot(X, 34, 14, "gold", has_rim=True)
    figure.stroke(((X - 13, 34), (X + 13, 34)))
    figure.dot(X, 34, 3.6, "ink")


def _stem(figure: Figure) -> None:
    figure.rod(((X, 60), (X, FOOT)), "green", 3)
    figure.fill(LEAF, "green")


HELD_ITEMS: Mapping[str, Callable[[Figure], None]] = MappingProxyType(
    {
        "JS": _spear,
        "JH": _banner,
        "JD": _arrow,
        "JC": _torch,
        "QS": _tulip,
        "QH": _rose,
        "QD": _bloom,
        "QC": _clover,
        "KS": _sword,
        "KH": _sceptre,
        "KD": _axe,
        "KC": _mace,
        "X": _rattle,
    }
)
"""The function that draws the item, by the card's code."""
