"""Clearing games: the layout as it is declared, with the stock and the waste beside or below it.

The name of a free card is below it, and that of a column above it. In an open game, a card that lies face
down is a back with its index, and the cards of the stock are in rows at the lower edge, small, the next one
first.

The number of cards is above the stock. Where its top card lies face up, as it can be part of a match, a
back shows at its left as long as there are cards under it, and the number counts these: ``+23``.
"""

from collections.abc import Iterator, Sequence

from engine.board import Board, Pile
from engine.families.clearing.places import PILE, STOCK, WASTE
from engine.families.clearing.table_text import TablePlan, read_table
from render.boards.layouts.clearing_grids import (
    CARD_SIZES,
    FANNED,
    NAME_LINE,
    NAME_STYLE,
    UNDER,
    Grid,
    Spot,
    grid_of,
)
from render.boards.layouts.stock_and_waste import ComingRows, add_fan, empty_stock, row_edges
from render.boards.scene import Layout, MarkBox, PlacedSprite, PlacedText, PressArea, Scene, SceneBuilder

VERBS = ("draw", "redeal")
"""The moves that are made by pressing the stock."""


def lay_out(board: Board) -> Scene:
    """Lay the board out as its rules declare; the picture has the same size for a whole game.

    Raises ``ValueError`` for a board of another family, and if the layout has no room.
    """
    table = read_table(board.table)
    grid, waste = grid_of(table), board.pile(WASTE)
    builder = SceneBuilder(grid.width, grid.card_size)
    _add_layout(builder, grid, table, board.of_kind(PILE))
    codes = [card.code for card in waste.cards[-FANNED if table.has_pairs else -1 :] if card] or ["place"]
    (x, y), last = grid.waste, len(codes) - 1
    add_fan(builder, WASTE, codes, [x - (last - number) * grid.fan for number in range(last + 1)], y)
    for stock in board.of_kind(STOCK):
        is_up = table.has_top_card
        _add_stock(builder, grid, stock, empty_stock(waste, dict(board.facts)), is_up=is_up)
        if table.is_open:
            coming = stock.cards[:-1] if is_up else stock.cards
            rows = ComingRows(coming[::-1], row_edges(grid.width, 1), least=grid.coming)
            rows.add(builder, STOCK, grid.bottom)
    return builder.scene(grid.height, grid.background)


def _add_stock(builder: SceneBuilder, grid: Grid, pile: Pile, empty: str, *, is_up: bool) -> None:
    """Add the stock with the number of its cards, or of those under its top card, which lies face up."""
    (x, y), (width, height), count = grid.stock, grid.card_size, len(pile.cards)
    left, under = x, "felt"
    if is_up and count > 1:
        left, under = x - UNDER, "back/left"
        builder.sprites.append(PlacedSprite("back", left, y, columns=UNDER))
    shown = pile.top.code if is_up and pile.top else "back"
    builder.add(pile.name, PlacedSprite(shown if count else empty, x, y, under))
    builder.pile_areas[pile.name] = (PressArea(left, y, x + width - left, height),)
    number = str(count) if not is_up else f"+{count - 1}" if count else ""
    builder.texts.append(PlacedText(number, NAME_STYLE, x + grid.middle, y - NAME_LINE))


def _add_layout(builder: SceneBuilder, grid: Grid, table: TablePlan, piles: Sequence[Pile]) -> None:
    """Add the piles of the layout, from the first row down, so that each covers those above it."""
    (width, height) = grid.card_size
    numbers = {pile.name: number for number, pile in enumerate(table.layout)}
    under: dict[str, list[PlacedSprite]] = {}
    for number in grid.order:
        spot, pile = grid.spots[number], piles[number]
        if not pile.cards:
            _add_empty(builder, grid, spot, pile)
            continue
        is_down = table.layout[number].is_face_down and bool(pile.covered_by)
        *covered, top = _cards(grid, spot, pile, is_down=is_down)
        builder.sprites += covered or _with_corners(top, width, under.get(pile.name, ()))
        if covered:
            builder.sprites.append(top)
        for name in pile.covered_by:
            under.setdefault(name, []).append(top)
        shown = min((grid.spots[numbers[name]].y - top.y for name in pile.covered_by), default=height)
        builder.places[pile.name] = MarkBox(top.x, top.y, width, shown)
        if covered:
            builder.pile_areas[pile.name] = (PressArea(spot.x, spot.y, width, top.y + shown - spot.y),)
        if not spot.is_alone and not pile.covered_by:
            below = top.y + height
            builder.texts.append(PlacedText(pile.name, NAME_STYLE, spot.x + grid.middle, below))


def _add_empty(builder: SceneBuilder, grid: Grid, spot: Spot, pile: Pile) -> None:
    """Add the empty place of a column, or of a cleared place in a row only where it is marked."""
    if spot.is_alone:
        builder.add(pile.name, PlacedSprite("place", spot.x, spot.y))
    else:
        builder.places[pile.name] = grid.gone_box(spot)


def _cards(grid: Grid, spot: Spot, pile: Pile, *, is_down: bool) -> Iterator[PlacedSprite]:
    """Place the cards of a pile."""
    under, y, last = "felt", spot.y, len(pile.cards)
    for number, card in enumerate(pile.cards, start=1):
        sprite = (f"{card.code}/known" if is_down else card.code) if card else "back"
        placed = PlacedSprite(sprite, spot.x, y, under, None if number == last else grid.strip)
        yield placed
        under, y = placed.kind, y + grid.strip


def _with_corners(top: PlacedSprite, width: int, covered: Sequence[PlacedSprite]) -> Iterator[PlacedSprite]:
    """Yield a card whose upper corners fit the cards that it covers: twice if these are different."""
    left = right = "felt"
    for one in covered:
        if one.x <= top.x < one.x + width:
            left = one.kind
        if one.x < top.x + width <= one.x + width:
            right = one.kind
    yield top._replace(under=right)
    if left != right:
        yield top._replace(under=left, columns=width // 4 * 2)


LAYOUT = Layout(
    "jumbo", CARD_SIZES, lay_out, place_of_verb=lambda _board, verb: STOCK if verb in VERBS else ""
)
