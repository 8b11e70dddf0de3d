"""Blink: the table as a lattice, upright and lying cells in turn; below it the drawn card and those held."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_uppercase
from types import MappingProxyType

from engine.board import Board
from render.boards.scene import LONGEST, TALLEST, TITLE_HEIGHT, Bed, Box, Layout, Scene, Spot, Words, whole
from render.cards.card_base import CardSize
from render.cards.decks.blink import LARGE

CARDS: tuple[CardSize, ...] = ((76, 108), (54, 78), (44, 64))
"""The largest that the table has room for is taken. A small table makes a narrow picture."""
MARGIN = 68
"""Beside the table: room for the numbers of the rows."""
NUMBER_EDGE = 10
"""Between such a number and the table."""
NAME_HEIGHT = 48
"""Of the names along the edges."""
NAME_MIDDLE = 23
"""From the upper edge of such a name to the middle of its capitals."""
TABLE_TOP = TITLE_HEIGHT + NAME_HEIGHT + 6
HAND_TOP = NAME_HEIGHT + 70
"""From the table to the cards below it; the names of the columns and of these cards lie between."""
HAND_NAME = 64
"""From the upper edge of such a name to its card."""
HELD_GAP = 28
HAND_ROOM = LARGE[0] + HELD_GAP - 8
"""How long such a name may be."""
BOTTOM = 14
MARK_OUT = 4
"""How far the mark of a card goes beyond it."""
ROOM: CardSize = (LONGEST - 2 * MARGIN, TALLEST - TABLE_TOP - HAND_TOP - LARGE[1] - BOTTOM)
"""What the table may take."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is the same for all boards whose tables have that size and where so many cards can be held."""

    width: int
    height: int
    card: CardSize
    bed: Bed
    """All places, empty, and the names."""
    stock: Spot
    places: Mapping[str, Box]
    around: Mapping[str, Box]
    """Where the mark of a card on the table goes: beyond it, for its own edge is narrow."""


def lay(board: Board) -> Scene:
    """Lay the cards into their cells, the drawn and the held ones large below the table."""
    held = tuple(pile.name for pile in board.of_kind("held"))
    plan = _plan(int(board.fact("columns")), int(board.fact("rows")), held)
    spots, taken = [], {}
    stock, left = plan.stock, 0
    for pile in board.piles:
        if pile.kind == "stock":
            left = len(pile.cards)
        elif pile.top:
            box = plan.places[pile.name]
            spots.append(Spot(pile.top.code + _way(pile.kind, box), box.x, box.y))
            if pile.kind == "cell":
                taken[pile.name] = plan.around[pile.name]
    below = stock if left else stock._replace(tile="place/large")
    y = stock.y - HAND_NAME + 8
    number = Words(f"stock {left}", "small", stock.x + LARGE[0], y, "right", "stock", HAND_ROOM)
    places = {**plan.places, **taken}
    return Scene(plan.width, plan.height, plan.card, (*spots, below), (number,), places, plan.bed)


def _way(kind: str, box: Box) -> str:
    """Return what is added to the name of a tile that fits the box."""
    if kind != "cell":
        return "/large"
    return "/lying" if box.width > box.height else ""


@lru_cache(64)
def _plan(columns: int, rows: int, held: tuple[str, ...]) -> Plan:
    """Lay out an empty table and what is below it."""
    card = next((card for card in CARDS if _fits(_extent(columns, rows, card))), CARDS[-1])
    across, down = _extent(columns, rows, card)
    width, top = across + 2 * MARGIN, TABLE_TOP + down + HAND_TOP
    spots = {_name(column, row): _cell(column, row, card) for row in range(rows) for column in range(columns)}
    places = {name: _box(spot, card) for name, spot in spots.items()}
    around = {name: _grown(box) for name, box in places.items()}
    words = _edges(columns, rows, card)
    for name, x in _hand(held, width).items():
        spots[name] = Spot("place/large", x, top)
        places[name] = Box(x, top, *LARGE)
        words += (Words(name, "name", x + LARGE[0] // 2, top - HAND_NAME, "middle", name, HAND_ROOM),)
    stock = Spot("back/large", width - MARGIN - LARGE[0], top)
    return Plan(
        width,
        top + LARGE[1] + BOTTOM,
        card,
        bed=Bed(words, tuple(spots.values())),
        stock=stock,
        places=MappingProxyType(places),
        around=MappingProxyType(around),
    )


def _pitch(card: CardSize) -> int:
    """Return the way from cell to cell: an end of each card touches the middle of the next one's side."""
    return sum(card) // 2


def _extent(columns: int, rows: int, card: CardSize) -> CardSize:
    pitch, length = _pitch(card), card[1]
    return (columns - 1) * pitch + length, (rows - 1) * pitch + length


def _fits(extent: CardSize) -> bool:
    return extent[0] <= ROOM[0] and extent[1] <= ROOM[1]


def _name(column: int, row: int) -> str:
    return f"{ascii_uppercase[column]}{row + 1}"


def _cell(column: int, row: int, card: CardSize) -> Spot:
    """Return the empty place of a cell; it is upright where column and row together are even."""
    x, y = MARGIN + column * _pitch(card), TABLE_TOP + row * _pitch(card)
    inset = (card[1] - card[0]) // 2
    if (column + row) % 2:
        return Spot("place/lying", x, y + inset)
    return Spot("place", x + inset, y)


def _box(spot: Spot, card: CardSize) -> Box:
    """Return the box of a cell, its label in the middle: where one is wanted, the cell is free.

    All labels are of a size, so they have no more room in a lying cell than in an upright one.
    """
    box = whole(spot, card)
    return box._replace(badge=(box.x + box.width // 2, box.y + box.height // 2), room=(card[0], card[0]))


def _grown(box: Box) -> Box:
    return Box(box.x - MARK_OUT, box.y - MARK_OUT, box.width + 2 * MARK_OUT, box.height + 2 * MARK_OUT)


def _edges(columns: int, rows: int, card: CardSize) -> tuple[Words, ...]:
    """Return the letters above and below the table and the numbers at both sides."""
    across, down = _extent(columns, rows, card)
    half = card[1] // 2
    letters = tuple(
        Words(ascii_uppercase[column], "small", MARGIN + half + column * _pitch(card), y)
        for y in (TABLE_TOP - NAME_HEIGHT, TABLE_TOP + down)
        for column in range(columns)
    )
    numbers = []
    for row in range(rows):
        y = TABLE_TOP + half + row * _pitch(card) - NAME_MIDDLE
        numbers.append(Words(str(row + 1), "small", MARGIN - NUMBER_EDGE, y, "right"))
        numbers.append(Words(str(row + 1), "small", MARGIN + across + NUMBER_EDGE, y, "left"))
    return (*letters, *numbers)


def _hand(held: tuple[str, ...], width: int) -> Mapping[str, int]:
    """Return where the drawn card and the held ones are: at the left, and in the middle."""
    step = LARGE[0] + HELD_GAP
    left = (width - len(held) * step + HELD_GAP) // 4 * 2
    return {"drawn": MARGIN, **{name: left + number * step for number, name in enumerate(held)}}


LAYOUT = Layout("blink", CARDS, lay)
