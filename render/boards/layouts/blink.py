"""Blink: the table as a lattice of vertical and horizontal cells; below it the drawn and the held cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_uppercase
from types import MappingProxyType

from engine.board import Board
from render.boards.scene import (
    MAX_HEIGHT,
    MAX_SIDE,
    TITLE_HEIGHT,
    Background,
    Layout,
    MarkBox,
    PlacedSprite,
    PlacedText,
    Scene,
    card_box,
)
from render.cards.card_base import CardSize
from render.cards.decks.blink import LARGE

CARDS: tuple[CardSize, ...] = ((76, 108), (54, 78), (44, 64))
"""The largest for which there is room is used. A small table makes a narrow picture."""
MARGIN = 68
"""The margin beside the table: room for the numbers of the rows."""
NUMBER_GAP = 10
"""The gap between such a number and the table."""
NAME_HEIGHT = 48
"""The height of the names along the edges."""
NAME_CENTER = 23
"""The distance from the upper edge of such a name to the center of its capitals."""
TABLE_TOP = TITLE_HEIGHT + NAME_HEIGHT + 6
HAND_TOP = NAME_HEIGHT + 70
"""The distance from the table to the cards below it, with the names of columns and cards in between."""
HAND_NAME_HEIGHT = 64
"""The distance from the upper edge of such a name to its card."""
HELD_GAP = 28
HAND_NAME_ROOM = LARGE[0] + HELD_GAP - 8
"""The greatest width of such a name."""
BOTTOM = 14
MARK_MARGIN = 4
"""How far the mark of a card extends beyond it."""
ROOM: CardSize = (MAX_SIDE - 2 * MARGIN, MAX_HEIGHT - TABLE_TOP - HAND_TOP - LARGE[1] - BOTTOM)
"""The greatest size of the table."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """What all boards share whose tables have the same size and which can hold the same cards."""

    width: int
    height: int
    card_size: CardSize
    background: Background
    """All places, empty, and the names."""
    stock: PlacedSprite
    places: Mapping[str, MarkBox]
    card_marks: Mapping[str, MarkBox]
    """The box for the mark of a card on the table: larger than the card, whose own margin is narrow."""


def lay_out(board: Board) -> Scene:
    """Place the cards in their cells, and the drawn and the held ones, large, below the table."""
    held = tuple(pile.name for pile in board.of_kind("held"))
    table = _table_layout(int(board.fact("columns")), int(board.fact("rows")), held)
    sprites, card_marks = [], {}
    stock, left = table.stock, 0
    for pile in board.piles:
        if pile.kind == "stock":
            left = len(pile.cards)
        elif pile.top:
            box = table.places[pile.name]
            sprites.append(PlacedSprite(pile.top.code + _variant(pile.kind, box), box.x, box.y))
            if pile.kind == "cell":
                card_marks[pile.name] = table.card_marks[pile.name]
    sprites.append(stock if left else stock._replace(sprite="place/large"))
    y = stock.y - HAND_NAME_HEIGHT + 8
    count = PlacedText(f"stock {left}", "small", stock.x + LARGE[0], y, "right", "stock", HAND_NAME_ROOM)
    places = {**table.places, **card_marks}
    return Scene(
        table.width, table.height, table.card_size, tuple(sprites), (count,), places, table.background
    )


def _variant(kind: str, box: MarkBox) -> str:
    if kind != "cell":
        return "/large"
    return "/horizontal" if box.width > box.height else ""


@lru_cache(64)
def _table_layout(columns: int, rows: int, held: tuple[str, ...]) -> TableLayout:
    card = next((card for card in CARDS if _fits(_table_size(columns, rows, card))), CARDS[-1])
    table_width, table_height = _table_size(columns, rows, card)
    width, top = table_width + 2 * MARGIN, TABLE_TOP + table_height + HAND_TOP
    cells = {_name(column, row): _cell(column, row, card) for row in range(rows) for column in range(columns)}
    places = {name: _cell_box(cell, card) for name, cell in cells.items()}
    card_marks = {name: _enlarged(box) for name, box in places.items()}
    texts = _edge_names(columns, rows, card)
    for name, x in _hand_positions(held, width).items():
        cells[name] = PlacedSprite("place/large", x, top)
        places[name] = MarkBox(x, top, *LARGE)
        middle = x + LARGE[0] // 2
        texts += (PlacedText(name, "name", middle, top - HAND_NAME_HEIGHT, "middle", name, HAND_NAME_ROOM),)
    return TableLayout(
        width,
        top + LARGE[1] + BOTTOM,
        card,
        Background(texts, tuple(cells.values())),
        PlacedSprite("back/large", width - MARGIN - LARGE[0], top),
        MappingProxyType(places),
        MappingProxyType(card_marks),
    )


def _pitch(card: CardSize) -> int:
    """Return the distance from cell to cell: the end of a card touches the middle of the next one's side."""
    return sum(card) // 2


def _table_size(columns: int, rows: int, card: CardSize) -> CardSize:
    pitch, length = _pitch(card), card[1]
    return (columns - 1) * pitch + length, (rows - 1) * pitch + length


def _fits(size: CardSize) -> bool:
    return size[0] <= ROOM[0] and size[1] <= ROOM[1]


def _name(column: int, row: int) -> str:
    return f"{ascii_uppercase[column]}{row + 1}"


def _cell(column: int, row: int, card: CardSize) -> PlacedSprite:
    """Return the empty place of a cell; it is vertical if the sum of column and row is even."""
    x, y = MARGIN + column * _pitch(card), TABLE_TOP + row * _pitch(card)
    inset = (card[1] - card[0]) // 2
    if (column + row) % 2:
        return PlacedSprite("place/horizontal", x, y + inset)
    return PlacedSprite("place", x + inset, y)


def _cell_box(cell: PlacedSprite, card: CardSize) -> MarkBox:
    """Return the box of a cell, with its label in the center: only free cells have labels.

    All labels have the same size, so they have no more room in a horizontal cell than in a vertical one.
    """
    box = card_box(cell, card)
    center = (box.x + box.width // 2, box.y + box.height // 2)
    return box._replace(label_center=center, label_room=(card[0], card[0]))


def _enlarged(box: MarkBox) -> MarkBox:
    margin = MARK_MARGIN
    return MarkBox(box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin)


def _edge_names(columns: int, rows: int, card: CardSize) -> tuple[PlacedText, ...]:
    """Return the letters above and below the table and the numbers at both sides."""
    width, height = _table_size(columns, rows, card)
    half = card[1] // 2
    letters = tuple(
        PlacedText(ascii_uppercase[column], "small", MARGIN + half + column * _pitch(card), y)
        for y in (TABLE_TOP - NAME_HEIGHT, TABLE_TOP + height)
        for column in range(columns)
    )
    numbers = []
    for row in range(rows):
        y = TABLE_TOP + half + row * _pitch(card) - NAME_CENTER
        numbers.append(PlacedText(str(row + 1), "small", MARGIN - NUMBER_GAP, y, "right"))
        numbers.append(PlacedText(str(row + 1), "small", MARGIN + width + NUMBER_GAP, y, "left"))
    return (*letters, *numbers)


def _hand_positions(held: tuple[str, ...], width: int) -> Mapping[str, int]:
    """Return the ``x`` of the drawn card, at the left, and of the held ones, in the middle."""
    pitch = LARGE[0] + HELD_GAP
    left = (width - len(held) * pitch + HELD_GAP) // 4 * 2
    return {"drawn": MARGIN, **{name: left + number * pitch for number, name in enumerate(held)}}


def _place_of_verb(board: Board, verb: str) -> str:
    """Return the first free place for a held card, on which the drawn one is held."""
    if verb != "hold":
        return ""
    return next((pile.name for pile in board.of_kind("held") if not pile.cards), "")


LAYOUT = Layout("blink", CARDS, lay_out, place_of_verb=_place_of_verb)
