"""Blink: the table as a lattice of vertical and horizontal cells; below it the drawn and the held cards.

In an open game, the cards to come are in rows, the next one first: beside the table, or beside the hand if
there is no room. They have the size of those on the table, so that both are compared at a glance.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from string import ascii_uppercase
from types import MappingProxyType

from engine.board import Board
from engine.cards import Card
from engine.cards.blink import CARDS as BLINK_CARDS
from engine.options import ON
from render.boards.scene import (
    MAX_HEIGHT,
    MAX_SIDE,
    TITLE_HEIGHT,
    Background,
    Layout,
    MarkBox,
    PlacedSprite,
    PlacedText,
    PressArea,
    Scene,
    card_box,
)
from render.cards.card_base import CardSize
from render.cards.decks.blink import LARGE

CARDS: tuple[CardSize, ...] = ((76, 108), (54, 78), (44, 64), (42, 62))
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
HAND_NAME_ROOM = LARGE[0] + HELD_GAP - 20
"""The greatest width of such a name."""
STOCK_NAME_ROOM = LARGE[0] + HELD_GAP - 8
"""The greatest width of the name of the stock, which has no neighbor so near."""
HAND = 4 * LARGE[0] + 3 * HELD_GAP
"""The width of the drawn card and three held ones beside it."""
BOTTOM = 14
MARK_MARGIN = 4
"""How far the mark of a card extends beyond it."""
COMING, COMING_OF_MANY = 59, 40
"""The greatest number of cards to come that an open game shows: with one deck, and with more."""
COMING_GAP = 4
COMING_LEFT, COMING_EDGE = 44, 20
"""The distance from the table, or the hand, to the cards beside them, and the margin at their right."""
MOST_ASPECT = 1.25
"""The greatest ratio of the width to the height: wider pictures are small on a phone."""
COMING_NAME_HEIGHT = 48
"""The height of their name, and of the number of those that are hidden."""
ROOM: CardSize = (MAX_SIDE - 2 * MARGIN, MAX_HEIGHT - TABLE_TOP - HAND_TOP - LARGE[1] - BOTTOM)
"""The greatest size of the table."""


@dataclass(frozen=True, slots=True)
class ComingLayout:
    """Where the cards to come are in an open game."""

    x: int
    y: int
    columns: int
    width: int
    rest: PlacedText
    """The place of the number of those that are hidden."""
    is_beside_table: bool
    """Or beside the hand."""

    def lay_out(self, cards: Sequence[Card | None], size: CardSize, gone: int) -> Iterator[PlacedSprite]:
        """Place cards in rows, the next one first, after the empty places of those that are gone."""
        for number, card in enumerate(filter(None, cards), gone):
            row, column = divmod(number, self.columns)
            across, down = column * (size[0] + COMING_GAP), row * (size[1] + COMING_GAP)
            yield PlacedSprite(card.code, self.x + across, self.y + down)


@dataclass(frozen=True, slots=True)
class Frame:
    """The measures of a picture, and where its parts are."""

    width: int
    height: int
    card_size: CardSize
    left: int
    """The left edge of the table and of the hand."""
    coming: ComingLayout | None = None

    @property
    def hand_top(self) -> int:
        """The upper edge of the hand."""
        return self.height - BOTTOM - LARGE[1]

    @property
    def stock(self) -> PlacedSprite:
        """The place of the stock, unless the game is open."""
        return PlacedSprite("back/large", self.width - MARGIN - LARGE[0], self.hand_top)


@dataclass(frozen=True, slots=True)
class TableLayout:
    """What all boards share whose tables have the same size and which can hold the same cards."""

    frame: Frame
    background: Background
    """All places, empty, and the names."""
    places: Mapping[str, MarkBox]
    card_marks: Mapping[str, MarkBox]
    """The box for the mark of a card on the table: larger than the card, whose own margin is narrow."""


def lay_out(board: Board, gone: int = 0) -> Scene:
    """Place the cards in their cells, the drawn and the held ones, large, below, and the stock.

    ``gone`` places for cards to come are left empty before the next one.
    """
    table = _layout_of(board)
    frame = table.frame
    sprites: list[PlacedSprite] = []
    texts: list[PlacedText] = []
    card_marks: dict[str, MarkBox] = {}
    pile_areas = {"stock": (_stock_area(frame, _most_coming(board)),)}
    for pile in board.piles:
        if pile.kind == "stock" and frame.coming:
            shown = pile.cards[::-1][: _most_coming(board) - gone]
            sprites += frame.coming.lay_out(shown, frame.card_size, gone)
            if hidden := max(pile.hidden, len(pile.cards) - len(shown)):
                texts.append(frame.coming.rest._replace(text=f"+{hidden}"))
        elif pile.kind == "stock":
            sprites.append(frame.stock if pile.cards else frame.stock._replace(sprite="place/large"))
            texts.append(_count(frame.stock, len(pile.cards)))
        elif pile.top:
            box = table.places[pile.name]
            sprites.append(PlacedSprite(pile.top.code + _variant(pile.kind, box), box.x, box.y))
            if pile.kind == "cell":
                card_marks[pile.name] = table.card_marks[pile.name]
                pile_areas[pile.name] = (PressArea(box.x, box.y, box.width, box.height),)
    return Scene(
        frame.width,
        frame.height,
        frame.card_size,
        tuple(sprites),
        tuple(texts),
        {**table.places, **card_marks},
        table.background,
        pile_areas,
    )


def _lay_out_table(board: Board) -> Scene:
    """Lay out a board so that the cards to come keep their places, as in an animation of its whole game."""
    dealt = len(BLINK_CARDS) * int(board.fact("decks")) - 1
    return lay_out(board, _gone(board, dealt))


def _gone(board: Board, most: int) -> int:
    """Return how many places of cards to come are left empty if there were ``most`` cards at first.

    Each empty row gives way to a row of others.
    """
    coming = _layout_of(board).frame.coming
    if not coming:
        return 0
    gone = most - len(board.pile("stock").cards)
    later_rows = -(-max(0, most - _most_coming(board)) // coming.columns)
    return gone - min(gone // coming.columns, later_rows) * coming.columns


def _stock_area(frame: Frame, most_coming: int) -> PressArea:
    """Return where the stock is pressed: all places of the cards to come if these are seen."""
    if not frame.coming:
        return PressArea(frame.stock.x, frame.stock.y, *LARGE)
    rows = -(-most_coming // frame.coming.columns)
    height = rows * (frame.card_size[1] + COMING_GAP) - COMING_GAP
    return PressArea(frame.coming.x, frame.coming.y, frame.coming.width, height)


def _lay_out_animation(boards: Sequence[Board]) -> Iterator[Scene]:
    """Lay out boards so that the cards to come keep their places until there is an empty row for others."""
    most = max(len(board.pile("stock").cards) for board in boards)
    for board in boards:
        yield lay_out(board, _gone(board, most))


def _most_coming(board: Board) -> int:
    """Return the greatest number of cards to come that a game shows, so that its pictures are alike."""
    if board.fact("open") != ON:
        return 0
    return COMING if board.fact("decks") == 1 else COMING_OF_MANY


def _count(stock: PlacedSprite, left: int) -> PlacedText:
    y = stock.y - HAND_NAME_HEIGHT + 8
    return PlacedText(f"stock {left}", "small", stock.x + LARGE[0], y, "right", "stock", STOCK_NAME_ROOM)


def _variant(kind: str, box: MarkBox) -> str:
    if kind != "cell":
        return "/large"
    return "/horizontal" if box.width > box.height else ""


def _layout_of(board: Board) -> TableLayout:
    """Return what a board shares with others."""
    held = tuple(pile.name for pile in board.of_kind("held"))
    return _table_layout(int(board.fact("columns")), int(board.fact("rows")), held, _most_coming(board))


@lru_cache(64)
def _table_layout(columns: int, rows: int, held: tuple[str, ...], most_coming: int) -> TableLayout:
    frame = next(filter(None, (_frame(columns, rows, card, most_coming) for card in CARDS)))
    card, top, coming = frame.card_size, frame.hand_top, frame.coming
    cells = {
        f"{ascii_uppercase[column]}{row + 1}": _cell(column, row, card, frame.left)
        for row in range(rows)
        for column in range(columns)
    }
    places = {name: _cell_box(cell, card) for name, cell in cells.items()}
    card_marks = {name: _enlarged(box) for name, box in places.items()}
    texts = _edge_names(columns, rows, frame)
    for name, x in _hand_positions(held, frame).items():
        cells[name] = PlacedSprite("place/large", x, top)
        places[name] = MarkBox(x, top, *LARGE)
        middle = x + LARGE[0] // 2
        texts += (PlacedText(name, "name", middle, top - HAND_NAME_HEIGHT, "middle", name, HAND_NAME_ROOM),)
    if coming:
        y = coming.y - COMING_NAME_HEIGHT
        texts += (PlacedText("next →", "small", coming.x, y, "left", "next", coming.width),)
    background = Background(texts, tuple(cells.values()))
    return TableLayout(frame, background, MappingProxyType(places), MappingProxyType(card_marks))


def _frame(columns: int, rows: int, card: CardSize, most_coming: int) -> Frame | None:
    """Return the frame for cards of a size; ``None`` if there is no room."""
    size = _table_size(columns, rows, card)
    if size[0] > ROOM[0] or size[1] > ROOM[1]:
        return None
    height = TABLE_TOP + size[1] + HAND_TOP + LARGE[1] + BOTTOM
    if not most_coming:
        return Frame(size[0] + 2 * MARGIN, height, card, MARGIN)
    return _frame_beside_table(size, card, height, most_coming) or _frame_beside_hand(size, card, most_coming)


def _frame_beside_table(size: CardSize, card: CardSize, least: int, most_coming: int) -> Frame | None:
    """Return the lowest frame with the cards to come at the right of the table and the hand."""
    x, across, down = MARGIN + max(size[0], HAND) + COMING_LEFT, card[0] + COMING_GAP, card[1] + COMING_GAP
    below = BOTTOM + (COMING_NAME_HEIGHT if most_coming == COMING_OF_MANY else 0)
    frames = []
    for columns in range(1, (MAX_SIDE - COMING_EDGE - x + COMING_GAP) // across + 1):
        end, width = TABLE_TOP + -(-most_coming // columns) * down, columns * across - COMING_GAP
        rest = PlacedText("", "small", x, end, "left")
        coming = ComingLayout(x, TABLE_TOP, columns, width, rest, is_beside_table=True)
        whole = x + width + COMING_EDGE
        height = max(least, end + below, ceil(whole / MOST_ASPECT))
        frames.append(Frame(whole, height, card, MARGIN, coming))
    lowest = min(frames, key=lambda frame: frame.height, default=None)
    return lowest if lowest and lowest.height <= MAX_HEIGHT else None


def _frame_beside_hand(size: CardSize, card: CardSize, most_coming: int) -> Frame | None:
    """Return the frame with the cards to come at the right of the hand, below the table."""
    left, across, down = (MAX_SIDE - size[0]) // 4 * 2, card[0] + COMING_GAP, card[1] + COMING_GAP
    top = TABLE_TOP + size[1] + NAME_HEIGHT + COMING_NAME_HEIGHT
    room = MAX_SIDE - COMING_EDGE - left - HAND - HELD_GAP
    columns = (room + COMING_GAP) // across
    rows = -(-most_coming // max(1, columns))
    height = top + rows * down - COMING_GAP + BOTTOM
    if height > MAX_HEIGHT:
        return None
    width, right = columns * across - COMING_GAP, MAX_SIDE - COMING_EDGE
    rest = PlacedText("", "small", right, top - COMING_NAME_HEIGHT, "right")
    coming = ComingLayout(right - width, top, columns, width, rest, is_beside_table=False)
    return Frame(MAX_SIDE, height, card, left, coming)


def _pitch(card: CardSize) -> int:
    """Return the distance from cell to cell: the end of a card touches the middle of the next one's side."""
    return sum(card) // 2


def _table_size(columns: int, rows: int, card: CardSize) -> CardSize:
    pitch, length = _pitch(card), card[1]
    return (columns - 1) * pitch + length, (rows - 1) * pitch + length


def _cell(column: int, row: int, card: CardSize, left: int) -> PlacedSprite:
    """Return the empty place of a cell; it is vertical if the sum of column and row is even."""
    x, y = left + column * _pitch(card), TABLE_TOP + row * _pitch(card)
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


def _edge_names(columns: int, rows: int, frame: Frame) -> tuple[PlacedText, ...]:
    """Return the letters above and below the table and the numbers at both sides.

    Numbers beside the cards to come would look like theirs, so there are none at that side.
    """
    card, left, coming = frame.card_size, frame.left, frame.coming
    width, height = _table_size(columns, rows, card)
    half = card[1] // 2
    letters = tuple(
        PlacedText(ascii_uppercase[column], "small", left + half + column * _pitch(card), y)
        for y in (TABLE_TOP - NAME_HEIGHT, TABLE_TOP + height)
        for column in range(columns)
    )
    numbers = []
    for row in range(rows):
        y = TABLE_TOP + half + row * _pitch(card) - NAME_CENTER
        numbers.append(PlacedText(str(row + 1), "small", left - NUMBER_GAP, y, "right"))
        if not (coming and coming.is_beside_table):
            numbers.append(PlacedText(str(row + 1), "small", left + width + NUMBER_GAP, y, "left"))
    return (*letters, *numbers)


def _hand_positions(held: tuple[str, ...], frame: Frame) -> Mapping[str, int]:
    """Return the ``x`` of the drawn card, at the left, and of the held ones, in the middle or beside it."""
    pitch = LARGE[0] + HELD_GAP
    first = (frame.width - len(held) * pitch + HELD_GAP) // 4 * 2
    if frame.coming:
        first = frame.left + pitch
    return {"drawn": frame.left, **{name: first + number * pitch for number, name in enumerate(held)}}


def _place_of_verb(board: Board, verb: str) -> str:
    """Return the first free place for a held card, on which the drawn one is held."""
    if verb != "hold":
        return ""
    return next((pile.name for pile in board.of_kind("held") if not pile.cards), "")


def _source_of_verb(_board: Board, verb: str) -> str:
    """Return the drawn card for holding it."""
    return "drawn" if verb == "hold" else ""


LAYOUT = Layout(
    "blink",
    CARDS,
    lay_out,
    place_of_verb=_place_of_verb,
    source_of_verb=_source_of_verb,
    lay_out_animation=_lay_out_animation,
    lay_out_table=_lay_out_table,
)
