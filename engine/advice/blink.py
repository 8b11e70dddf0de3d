"""Advice for Blink: what the best placements come to when the stock is imagined in many orders.

Only the order of the stock is hidden: which cards are left can be counted. Holding is never worse than not
holding, for the card can still be placed where it could have been; so what is promised of holding is no less
than what is promised of any placement.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from engine.advice.blink_view import View
from engine.advice.prospect import Advice, Playout, Prospect
from engine.advice.sampling import seed_of
from engine.board import Board
from engine.cards import Detail
from engine.game import Position
from engine.games.blink import BIT, DRAWN, FREE, HOLD, BlinkPosition
from engine.move import Move
from engine.searches.blink_beam import hand_of
from engine.searches.blink_ground import Ground, worths
from engine.searches.blink_play import Player
from engine.searches.chance import Dice
from engine.solvers.blink import first_cells, ground_of

# Tuned for wins first of all, where the order of the stock is hidden.
ROOMY: Final = worths([1300, 3750, 8160, 13280], 80, [60, 220, 100, 410])
TIGHT: Final = worths([1734, 2055, 4296, 11012], 30, [1528, 5105, 3855, 3980])

SAMPLES = 40
HINTS_AT_ONCE = 40
"""A hint takes some 50 ms: so many may be asked for in the review of a game."""
COMPARED: Final = (6, 3, 2)
"""How many placements are compared with one, two, or three decks."""

REASONS = ("only", "first", "hold", "scarce", "hole", "points", "open")
MANY: Final = 4
"""Points of a placement that are worth mentioning."""
SCARCE: Final = 2
"""A card that fits on no more cells had better be placed."""
HOLE: Final = 3
"""A cell that touches so many cards is one that few cards fit."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Compare the placements that seem best, and holding, over the same orders of the stock."""
    view = View.of(board)
    ground = ground_of(view.table, view.decks, ROOMY, TIGHT)
    moves = _considered(view, ground)
    if also is not None and also not in moves:
        moves.append(also)
    if not moves:
        return Advice(())
    dice = Dice(seed_of(board))
    stocks = [view.imagined(dice) for _ in range(samples)]
    found = [_prospect(view, ground, move, stocks) for move in moves]
    found.sort(key=lambda prospect: (-prospect.won, -prospect.score))
    if HOLD in moves:
        hold = Prospect(HOLD, found[0].won, samples, found[0].score)
        found = [hold, *(prospect for prospect in found if prospect.move != HOLD)]
    reason, details = _reason(view, ground, found[0].move)
    return Advice(tuple(found), reason, details)


def _considered(view: View, ground: Ground) -> list[Move]:
    """Return the moves that seem best by what they make of the table."""
    if view.is_bare:
        return [Move("place", (DRAWN, view.table.names[first_cells(view.table)[0]]))]
    names = {spot.place: name for spot, name in zip(ground.spots, view.table.names, strict=True)}
    player, hand = Player(ground, view.hold + 1, None), hand_of(view.hand)
    player.look(ground.walled(view.cells, FREE), hand, view.unseen)
    best = player.ranked(hand)[: COMPARED[view.decks - 1]]
    placements = [Move("place", (view.slots[code >> 9], names[code & 511])) for code in best]
    return [HOLD, *placements] if view.can_hold else placements


def _prospect(view: View, ground: Ground, move: Move, stocks: Sequence[bytes]) -> Prospect:
    """Play a move, and on to the end with each stock."""
    cells, points, hand = view.cells, view.points, view.hand
    if move != HOLD:
        card, cell = view.placing(move)
        points += view.gain(card, cell)
        cells = cells[:cell] + bytes((card,)) + cells[cell + 1 :]
        slot = view.slots.index(move.places[0])
        hand = hand[:slot] + hand[slot + 1 :]
    player, state = Player(ground, view.hold + 1, None), ground.walled(cells, FREE)
    ends = [player.play(state, points, hand, stock) for stock in stocks]
    scores = [float(view.score(end, is_won=True) if end >= 0 else -1 - end) for end in ends]
    return Prospect(move, sum(end >= 0 for end in ends), len(stocks), fmean(scores))


def _reason(view: View, ground: Ground, move: Move) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Say why a move is the best, by the first of our reasons that holds."""
    if view.is_bare:
        return "first" if move in _considered(view, ground) else "open", ()
    if view.count() == 1:
        return "only", ()
    if move == HOLD:
        return "hold", ()
    card, cell = view.placing(move)
    spots, touched, points = len(view.spots(card)), len(view.beside(cell)), view.gain(card, cell)
    fitting = sum(bool(view.fits(cell) & BIT[other]) for other in view.hand + view.unseen) - 1
    if spots <= SCARCE:
        return "scarce", (("cells", spots),)
    if touched >= HOLE:
        return "hole", (("touched", touched), ("cards", fitting))
    if points >= MANY and points >= max(
        view.gain(other, spot) for other in view.hand for spot in view.spots(other)
    ):
        return "points", (("points", points),)
    return "open", ()


def play_out(position: Position, seed: int) -> Playout:
    """Play as one who takes what makes the table worth most, by the cards that are left to be drawn."""
    if not isinstance(position, BlinkPosition):
        raise TypeError(f"no position of Blink: {position!r}")
    view = View.of(position.board())
    ground = ground_of(view.table, view.decks, ROOMY, TIGHT)
    cells, hand = view.cells, view.hand
    if view.is_bare:
        first = first_cells(view.table)[0]
        cells, hand = cells[:first] + hand + cells[first + 1 :], b""
    player = Player(ground, view.hold + 1, Dice(seed))
    end = player.play(ground.walled(cells, FREE), view.points, hand, position.stock)
    points = end if end >= 0 else -1 - end
    return Playout(end >= 0, view.score(points, is_won=end >= 0))
