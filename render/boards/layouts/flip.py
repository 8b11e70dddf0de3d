"""Flip: the hand in rows, each card under its number; a bracket under every four cards that can be played.

In an open game, the cards to come are below the hand: small, without numbers, the next one first.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from engine.board import Board, Pile
from engine.cards import Card
from engine.cards.flip import LIGHT_CODES
from engine.options import ON
from render.boards.layouts.flip_grids import (
    BRACKET_GAP,
    COMING_ROW_PITCH,
    COUNT_ROOM,
    GRIDS,
    NEXT_ROOM,
    NUMBER_HEIGHT,
    OPEN_GRIDS,
    PLAY_CARDS,
    ComingRows,
    Grid,
)
from render.boards.scene import (
    MAX_HEIGHT,
    Background,
    Layout,
    MarkBox,
    PlacedSprite,
    PlacedText,
    PressArea,
    PressAreas,
    Scene,
    mark_areas,
    stock_of_deal,
)
from render.cards.decks.flip import SMALL

DECK = len(LIGHT_CODES)
MAX_ASPECT = 1.25
"""The greatest ratio of a picture's width to its height: chats show a wider one small."""


def lay_out(board: Board) -> Scene:
    """Place the hand from left to right and row by row, and the stock into the last corner.

    The cards of an open stock are placed below the hand instead, or right of its last row.
    """
    hand, stock = board.of_kind("card"), board.pile("stock")
    if stock.cards and not stock.hidden:
        return _lay_out_open(hand, stock.cards[::-1])
    left = len(stock.cards)
    return _lay_out_closed(_grid_for(len(hand) + bool(left)), hand, left)


def _grid_for(cards: int) -> Grid:
    """Return the grid of a hand and a closed stock by the number of their cards; the stock is one."""
    return next((grid for grid in GRIDS if cards <= grid.cells), GRIDS[-1])


def _lay_out_closed(grid: Grid, hand: Sequence[Pile], left: int) -> Scene:
    """Place a hand, and the stock with a number of cards left."""
    sprites, texts, places, background = _hand_parts(grid, hand)
    if left:
        x, y = grid.corner(grid.cells - 1)
        width, height = grid.card_size
        sprites.append(PlacedSprite("back", x, y))
        style, gap = ("small", 2) if grid.is_compact else ("name", BRACKET_GAP)
        count = PlacedText(f"×{left}", style, x + width // 2, y + height + gap)
        texts, places = (*texts, count), {**places, "stock": MarkBox(x, y, width, height)}
    return Scene(grid.width, grid.height, grid.card_size, tuple(sprites), texts, places, background)


def _lay_out_open(hand: Sequence[Pile], coming: Sequence[Card | None]) -> Scene:
    """Place a hand, and the cards to come from the next one on."""
    grid, rows, first, names, height = _open_parts(len(hand), len(coming))
    sprites, texts, places, background = _hand_parts(grid, hand)
    sprites += rows.sprites(coming, first)
    texts, places = (*texts, *names), {**places, "stock": rows.next_box(first)}
    return Scene(grid.width, height, grid.card_size, tuple(sprites), texts, places, background)


@lru_cache(512)
def _open_parts(hand: int, coming: int) -> tuple[Grid, ComingRows, int, tuple[PlacedText, ...], int]:
    """Return the grid of a hand and the rows of cards to come, by their numbers, and where these begin.

    The last values are their names, and the height of the picture.
    """
    for grid in OPEN_GRIDS:
        if grid.has_room(hand, coming):
            rows = grid.below
            height = max(rows.bottom(coming), round(grid.width / MAX_ASPECT))
            return grid, rows, 0, tuple(rows.names(coming, is_named=True)), height
    grid = _grid_for(hand)
    first = 2 * grid.below.columns - coming
    if grid is GRIDS[-1]:
        rows, first, height = grid.beside(coming), 0, grid.height
    else:
        rows = grid.around(hand)
        height = rows.top + 2 * COMING_ROW_PITCH
    names = rows.names(coming, is_named=False, first=first)
    return grid, rows, first, tuple(names), height


def _lay_out_animation(boards: Sequence[Board]) -> Iterator[Scene]:
    """Lay out boards in one grid; cards to come keep their places, the last one in the lower right corner."""
    pairs = [(board.of_kind("card"), board.pile("stock").cards[::-1]) for board in boards]
    if any(stock and stock[0] for _, stock in pairs):
        yield from _lay_out_open_animation(pairs)
        return
    grid = _grid_for(max(len(hand) + bool(stock) for hand, stock in pairs))
    yield from (_lay_out_closed(grid, hand, len(stock)) for hand, stock in pairs)


def _lay_out_open_animation(pairs: Sequence[tuple[Sequence[Pile], Sequence[Card | None]]]) -> Iterator[Scene]:
    """Lay out hands, each with the cards to come from the next one on."""
    grid, height, rows, cells = _open_grid(tuple((len(hand), len(coming)) for hand, coming in pairs))
    for hand, coming in pairs:
        yield _lay_out_in_place(grid, height, rows, cells - len(coming), hand, coming)


@lru_cache(8)
def _open_grid(sizes: tuple[tuple[int, int], ...]) -> tuple[Grid, int, ComingRows, int]:
    """Return the grid of hands with cards to come, by the numbers of both, and the height of the pictures.

    The last values are the rows of the cards to come, at the lower edge, and for how many these have room.
    """
    heights = {grid: max(grid.height_with(*size) for size in sizes) for grid in (*OPEN_GRIDS, GRIDS[-1])}
    longest = max(hand for hand, _ in sizes)
    fitting = (grid for grid in heights if longest <= grid.cells and heights[grid] <= MAX_HEIGHT)
    grid = next(fitting, GRIDS[-1])
    height = max(heights[grid], round(grid.width / MAX_ASPECT))
    columns = grid.below.columns
    row_count = -(-max(coming for _, coming in sizes) // columns)
    rows = replace(grid.below, top=height - row_count * COMING_ROW_PITCH)
    return grid, height, rows, row_count * columns


def _lay_out_in_place(
    grid: Grid, height: int, rows: ComingRows, first: int, hand: Sequence[Pile], coming: Sequence[Card | None]
) -> Scene:
    """Place a hand, and the cards to come from a number on, so that each keeps its place."""
    sprites, texts, places, background = _hand_parts(grid, hand)
    if coming:
        sprites += rows.sprites(coming, first)
        room = (rows.columns - first % rows.columns - 1) * rows.pitch
        is_named = room >= NEXT_ROOM + COUNT_ROOM
        texts += tuple(
            rows.names(len(coming), is_named=is_named, first=first, is_count_left=room < COUNT_ROOM)
        )
        places = {**places, "stock": rows.next_box(first)}
    return Scene(grid.width, height, grid.card_size, tuple(sprites), texts, places, background)


def _lay_out_table(board: Board) -> Scene:
    """Lay out a board in the grid that has room for all cards of the game, each of which keeps its place."""
    hand, stock = board.of_kind("card"), board.pile("stock")
    if board.fact("open") == ON:
        grid, height, rows, cells = _open_grid(tuple((dealt, DECK - dealt) for dealt in range(DECK + 1)))
        scene = _lay_out_in_place(grid, height, rows, cells - len(stock.cards), hand, stock.cards[::-1])
    else:
        grid = GRIDS[-1]
        scene = _lay_out_closed(grid, hand, len(stock.cards))
    return replace(scene, pile_areas={pile.name: (grid.card_area(cell),) for cell, pile in enumerate(hand)})


def _hand_parts(
    grid: Grid, hand: Sequence[Pile]
) -> tuple[list[PlacedSprite], tuple[PlacedText, ...], Mapping[str, MarkBox], Background]:
    """Return the cards of a hand and the empty places of its first row; numbers, brackets, and background."""
    corners, numbers, backgrounds = _numbers(grid)
    sprites = [
        PlacedSprite(pile.top.code if pile.top else "back", x, y)
        for pile, (x, y) in zip(hand, corners, strict=False)
    ]
    sprites += [PlacedSprite("place", x, y) for x, y in corners[len(hand) : grid.columns]]
    rows = len(hand) // grid.columns
    texts = numbers[rows * grid.columns : len(hand)]
    return sprites, texts, _brackets(grid, len(hand)), backgrounds[rows]


@lru_cache
def _numbers(
    grid: Grid,
) -> tuple[tuple[tuple[int, int], ...], tuple[PlacedText, ...], tuple[Background, ...]]:
    """Return the corners of a grid's cards, their numbers, and backgrounds with 0, 1, 2 … rows of these."""
    corners = tuple(map(grid.corner, range(grid.cells)))
    middle = grid.card_size[0] // 2
    numbers = tuple(
        PlacedText(str(number), "small", x + middle, y - NUMBER_HEIGHT)
        for number, (x, y) in enumerate(corners, 1)
    )
    backgrounds = (Background(numbers[: rows * grid.columns]) for rows in range(grid.rows + 1))
    return corners, numbers, tuple(backgrounds)


@lru_cache(128)
def _brackets(grid: Grid, cards: int) -> Mapping[str, MarkBox]:
    """Return the brackets under a hand, each by the number of its first card."""
    return MappingProxyType({str(cell + 1): grid.bracket(cell) for cell in range(cards - PLAY_CARDS + 1)})


def _press_areas(scene: Scene) -> PressAreas:
    """Return the areas of the stock, all of it if it is open, and of each play by its first card's number."""
    grids, size = (*GRIDS, *OPEN_GRIDS), (scene.width, scene.card_size)
    grid = next(grid for grid in grids if (grid.width, grid.card_size) == size)
    coming = [placed for placed in scene.sprites if placed.sprite.endswith("/small")]
    areas: dict[str, tuple[PressArea, ...]] = {}
    areas |= {name: grid.press_areas(int(name) - 1) for name in scene.places if name != "stock"}
    if coming:
        areas["stock"] = tuple(_coming_areas(coming))
    elif "stock" in scene.places:
        areas["stock"] = mark_areas(scene)["stock"]
    return areas


def _coming_areas(coming: Sequence[PlacedSprite]) -> Iterator[PressArea]:
    """Yield the area of each row of cards to come, up to the next row: the first may be beside the hand."""
    last = coming[-1].y
    for y in dict.fromkeys(placed.y for placed in coming):
        row = [placed.x for placed in coming if placed.y == y]
        height = SMALL[1] if y == last else COMING_ROW_PITCH
        yield PressArea(min(row), y, max(row) + SMALL[0] - min(row), height)


def _rest_of_play(_board: Board, place: str) -> tuple[str, ...]:
    """Return the numbers of the other cards of a play, which is named by its first card."""
    return tuple(str(int(place) + later) for later in range(1, PLAY_CARDS)) if place.isdecimal() else ()


LAYOUT = Layout(
    "flip",
    tuple(dict.fromkeys(grid.card_size for grid in GRIDS)),
    lay_out,
    _press_areas,
    stock_of_deal,
    _lay_out_animation,
    _lay_out_table,
    places_with=_rest_of_play,
)
