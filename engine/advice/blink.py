"""Advice for Blink: the best placements are compared by playouts with sampled orders of the stock.

Only the order of the stock is hidden: the cards left in it can be counted. Holding is never worse than
placing, because a held card can still be placed where it could have been; so its estimate is that of the best
placement.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from engine.advice.blink_view import BoardView
from engine.advice.estimates import Advice, MoveEstimate, Playout
from engine.advice.sampling import seed_of
from engine.board import Board
from engine.cards import Detail
from engine.game import Position
from engine.games.blink import BIT, DRAWN, HOLD, BlinkPosition
from engine.move import Move
from engine.searches.blink.beam import pack_hand
from engine.searches.blink.grid import Grid, value_table
from engine.searches.blink.player import Player
from engine.searches.random_generator import RandomGenerator
from engine.solvers.blink import card_numbers, first_cells, to_search

# Tuned for wins with a hidden stock.
ROOMY: Final = value_table([1300, 3750, 8160, 13280], 80, [60, 220, 100, 410])
TIGHT: Final = value_table([1734, 2055, 4296, 11012], 30, [1528, 5105, 3855, 3980])

SAMPLES = 40
HINTS_AT_ONCE = 40
"""A hint takes some 50 ms, so a review may ask for this many at once."""
COMPARED: Final = (6, 3, 2)
"""Number of placements that are compared with one, two, or three decks."""

REASONS = ("only", "first", "hold", "scarce", "hole", "points", "open")
MANY_POINTS: Final = 4
"""A placement with this many points is advised for its points."""
FEW_CELLS: Final = 2
"""A card that fits on no more cells than this is advised because it is hard to place."""
MANY_NEIGHBORS: Final = 3
"""A cell that touches this many cards is advised because few cards fit there."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Compare the best placements, and holding, over the same sampled orders of the stock."""
    view = BoardView.of(board)
    grid = to_search(view.grid, view.decks, ROOMY, TIGHT)
    moves = _candidates(view, grid)
    if also is not None and also not in moves:
        moves.append(also)
    if not moves:
        return Advice(())
    generator = RandomGenerator(seed_of(board))
    stocks = [view.sample_stock(generator) for _ in range(samples)]
    found = [_estimate(view, grid, move, stocks) for move in moves]
    found.sort(key=lambda estimate: (-estimate.won, -estimate.score))
    if HOLD in moves:
        hold = MoveEstimate(HOLD, found[0].won, samples, found[0].score)
        found = [hold, *(estimate for estimate in found if estimate.move != HOLD)]
    reason, details = _reason(view, grid, found[0].move)
    return Advice(tuple(found), reason, details)


def _candidates(view: BoardView, grid: Grid) -> list[Move]:
    """Return the moves after which the table has the highest values."""
    if view.is_bare:
        return [Move("place", (DRAWN, view.grid.names[first_cells(view.grid)[0]]))]
    names = {cell.place: name for cell, name in zip(grid.cells, view.grid.names, strict=True)}
    player, hand = Player(grid, view.hold + 1, None), pack_hand(card_numbers(view.hand))
    player.load(grid.walled(card_numbers(view.cells)), hand, card_numbers(view.unseen))
    best = player.ranking(hand)[: COMPARED[view.decks - 1]]
    placements = [Move("place", (view.slots[code >> 9], names[code & 511])) for code in best]
    return [HOLD, *placements] if view.can_hold else placements


def _estimate(view: BoardView, grid: Grid, move: Move, stocks: Sequence[bytes]) -> MoveEstimate:
    """Estimate a move by a playout with each stock."""
    cells, points, hand = view.cells, view.points, view.hand
    if move != HOLD:
        card, cell = view.placing(move)
        points += view.gain(card, cell)
        cells = (*cells[:cell], card, *cells[cell + 1 :])
        slot = view.slots.index(move.places[0])
        hand = hand[:slot] + hand[slot + 1 :]
    player, state = Player(grid, view.hold + 1, None), grid.walled(card_numbers(cells))
    ends = [player.play(state, points, card_numbers(hand), stock) for stock in stocks]
    scores = [float(view.score(end, is_won=True) if end >= 0 else -1 - end) for end in ends]
    return MoveEstimate(move, sum(end >= 0 for end in ends), len(stocks), fmean(scores))


def _reason(view: BoardView, grid: Grid, move: Move) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Return the first reason that applies to the best move."""
    if view.is_bare:
        return "first" if move in _candidates(view, grid) else "open", ()
    if view.count() == 1:
        return "only", ()
    if move == HOLD:
        return "hold", ()
    card, cell = view.placing(move)
    places, touched, points = len(view.places(card)), len(view.touched(cell)), view.gain(card, cell)
    fitting = sum(bool(view.fits(cell) & BIT[other]) for other in view.hand + view.unseen) - 1
    if places <= FEW_CELLS:
        return "scarce", (("cells", places),)
    if touched >= MANY_NEIGHBORS:
        return "hole", (("touched", touched), ("cards", fitting))
    if points >= MANY_POINTS and points >= max(
        view.gain(other, place) for other in view.hand for place in view.places(other)
    ):
        return "points", (("points", points),)
    return "open", ()


def play_out(position: Position, seed: int) -> Playout:
    """Play to the end by always choosing the placement after which the table has the highest value."""
    if not isinstance(position, BlinkPosition):
        raise TypeError(f"not a position of Blink: {position!r}")
    view = BoardView.of(position.board())
    grid = to_search(view.grid, view.decks, ROOMY, TIGHT)
    cells, hand = view.cells, view.hand
    if view.is_bare:
        first = first_cells(view.grid)[0]
        cells, hand = (*cells[:first], *hand, *cells[first + 1 :]), ()
    player = Player(grid, view.hold + 1, RandomGenerator(seed))
    state = grid.walled(card_numbers(cells))
    end = player.play(state, view.points, card_numbers(hand), card_numbers(position.stock))
    points = end if end >= 0 else -1 - end
    return Playout(end >= 0, view.score(points, is_won=end >= 0))
