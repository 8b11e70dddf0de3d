"""Advice for Blink: the best placements are compared by playouts with sampled orders of the stock.

Only the order of the stock is hidden: the cards left in it can be counted. Holding is never worse than
placing, because a held card can still be placed where it could have been; so its estimate is that of the best
placement.

In an open game, the samples have the cards that the board shows in their order. If it shows the whole stock,
there is nothing to sample: moves are compared by the best lines that a search finds.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean
from typing import Final

from engine.advice import Adviser
from engine.advice.estimates import BY_WINS, Advice, MoveEstimate, Playout, best_playout, seed_of
from engine.board import Board, Pile
from engine.cards import Detail
from engine.cards.blink import BlinkCard
from engine.games.blink import (
    BIT,
    DECK,
    DRAWN,
    HELD,
    HOLD,
    MINUTE,
    BlinkPosition,
    Cards,
    Grid,
    Setup,
    fits_on,
)
from engine.move import Move
from engine.options import ON
from engine.searches.blink import grid as search_grid
from engine.searches.blink.beam import pack_hand
from engine.searches.blink.grid import value_table
from engine.searches.blink.player import Player
from engine.searches.random_generator import RandomGenerator
from engine.solvers.blink import card_numbers, first_cells, solve, to_search
from engine.solvers.solution import Verdict

# Tuned for wins with a hidden stock.
ROOMY: Final = value_table([1300, 3750, 8160, 13280], 80, [60, 220, 100, 410])
TIGHT: Final = value_table([1734, 2055, 4296, 11012], 30, [1528, 5105, 3855, 3980])

SAMPLES = 40
HINTS_AT_ONCE = 40
"""A hint takes some 50 ms, so a review may ask for this many at once."""
COMPARED: Final = (6, 3, 2)
"""Number of placements that are compared with one, two, or three decks."""

POSITIONS: Final = 10_000
"""Positions that are searched for a hint if the whole stock is known, in a usual hint's time."""
LEAST_POSITIONS: Final = 300
"""The least number of positions of a search: it has to find a line to the end."""

OPEN_LINES = 2
"""Lines of a playout in an open game."""

REASONS = (
    *("only", "first", "hold", "keep", "scarce", "hole", "points", "open"),
    *("most", "line", "none", "short"),
)
"""The last four are those of a search with the whole stock known: proved, or the best that was found."""
MANY_POINTS: Final = 4
"""A placement with this many points is advised for its points."""
FEW_CELLS: Final = 2
"""A card that fits on no more cells than this is advised because it is hard to place."""
MANY_NEIGHBORS: Final = 3
"""A cell that touches this many cards is advised because few cards fit there."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Compare the best placements, and holding, over the same sampled orders of the stock."""
    position = _position(board)
    grid = to_search(position.setup.grid, position.setup.decks, ROOMY, TIGHT)
    moves = _candidates(position, grid)
    if also is not None and also not in moves:
        moves.append(also)
    if not moves:
        return Advice(())
    if position.open and not board.pile("stock").hidden:
        return _advise_by_search(position, moves, POSITIONS * samples // SAMPLES)
    generator, unseen = RandomGenerator(seed_of(board)), list(card_numbers(_unseen(position)))
    known = card_numbers(position.stock_in_view())
    stocks = []
    for _ in range(samples):
        numbers = unseen.copy()
        generator.shuffle(numbers)
        stocks.append((known + bytes(numbers))[: len(position.stock)])
    found = [_estimate(position, grid, move, stocks) for move in moves]
    found.sort(key=BY_WINS, reverse=True)
    if HOLD in moves:
        hold = MoveEstimate(HOLD, found[0].won, samples, found[0].score)
        found = [hold, *(estimate for estimate in found if estimate.move != HOLD)]
    return Advice(tuple(found), *_reason(position, grid, found[0].move))


def best_move(board: Board, samples: int) -> Move | None:
    """Return the move that ``advise`` names first; the only one, or to hold, needs no estimates."""
    position = _position(board)
    moves = _candidates(position, to_search(position.setup.grid, position.setup.decks, ROOMY, TIGHT))
    is_known = position.open and not board.pile("stock").hidden
    if len(moves) == 1 or (HOLD in moves and not is_known):
        return moves[0]
    return advise(board, samples, None).estimates[0].move


def play_out(position: BlinkPosition, seed: int) -> Playout:
    """Play to the end by always choosing the placement after which the table has the highest value.

    In an open game, return the best of some lines; the values have a random part already.
    """
    grid = to_search(position.setup.grid, position.setup.decks, ROOMY, TIGHT)
    cells, hand = position.cells, position.drawn + position.held
    if not any(cells):
        first = first_cells(position.setup.grid)[0]
        cells, hand = (*cells[:first], *hand, *cells[first + 1 :]), ()
    state = grid.walled(card_numbers(cells))

    def play(seed: int) -> Playout:
        player = Player(grid, position.setup.hold + 1, RandomGenerator(seed))
        end = player.play(state, position.points, card_numbers(hand), card_numbers(position.stock))
        return Playout(end >= 0, _score(position, end))

    return best_playout(play, OPEN_LINES, seed) if position.open else play(seed)


def sound_move(position: BlinkPosition, generator: RandomGenerator | None) -> Move:
    """Return what the player of the playouts does, who knows which cards are left: hold, or else place one.

    Without a generator, nothing is random.
    """
    if position.allows(HOLD):
        return HOLD
    names, at_hand = position.setup.grid.names, position.at_hand()
    if not any(position.cells):
        return Move("place", (DRAWN, names[first_cells(position.setup.grid)[0]]))
    grid = to_search(position.setup.grid, position.setup.decks, ROOMY, TIGHT)
    player = Player(grid, position.setup.hold + 1, generator)
    hand = pack_hand(card_numbers([card for _, card in at_hand]))
    player.load(grid.walled(card_numbers(position.cells)), hand, card_numbers(position.stock))
    choice = player.choose(hand)
    by_place = {cell.place: name for cell, name in zip(grid.cells, names, strict=True)}
    return Move("place", (at_hand[choice >> 9][0], by_place[choice & 511]))


def _position(board: Board) -> BlinkPosition:
    """Return the position of a board, with the hidden cards of the stock in the order of the deck."""
    facts = {name: value for name, value in board.facts if isinstance(value, int)}
    minutes, seconds = str(board.fact("clock")).split(":")
    grid = Grid.of_size(facts["columns"], facts["rows"])
    placed = {pile.name: card for pile in board.of_kind("cell") for card in _cards(pile)}
    position = BlinkPosition(
        Setup(facts["decks"], grid, facts["hold"], facts["timer"]),
        tuple(map(placed.get, grid.names)),
        _cards(board.pile(DRAWN)),
        tuple(card for pile in board.of_kind("held") for card in _cards(pile)),
        _cards(board.pile("stock"))[::-1],
        facts["raw"],
        int(minutes) * MINUTE + int(seconds),
        fits_on(grid, placed) if placed else grid.everywhere,
        board.fact("open") == ON,
    )
    return replace(position, stock=position.stock + _unseen(position)[: board.pile("stock").hidden])


def _cards(pile: Pile) -> Cards:
    return tuple(card for card in pile.cards if isinstance(card, BlinkCard))


def _unseen(position: BlinkPosition) -> Cards:
    """Return the hidden cards in the order of the deck; test boards may have fewer left to draw."""
    if position.open and position.setup.decks == 1:
        return ()
    seen = Counter((*position.cells, *position.drawn, *position.held, *position.stock_in_view()))
    return tuple(card for card in DECK for _ in range(position.setup.decks - seen[card]))


def _candidates(position: BlinkPosition, grid: search_grid.Grid) -> list[Move]:
    """Return the moves after which the table has the highest values."""
    names, at_hand = position.setup.grid.names, position.at_hand()
    if not any(position.cells):
        return [Move("place", (DRAWN, names[first_cells(position.setup.grid)[0]]))]
    by_place = {cell.place: name for cell, name in zip(grid.cells, names, strict=True)}
    player = Player(grid, position.setup.hold + 1, None)
    hand = pack_hand(card_numbers([card for _, card in at_hand]))
    to_come = card_numbers(position.stock_in_view() + _unseen(position))
    player.load(grid.walled(card_numbers(position.cells)), hand, to_come)
    best = player.ranking(hand)[: COMPARED[position.setup.decks - 1]]
    placements = [Move("place", (at_hand[code >> 9][0], by_place[code & 511])) for code in best]
    return [HOLD, *placements] if position.allows(HOLD) else placements


def _estimate(
    position: BlinkPosition, grid: search_grid.Grid, move: Move, stocks: Sequence[bytes]
) -> MoveEstimate:
    """Estimate a move by a playout with each stock."""
    after = position if move == HOLD else position.after(move)
    hand = card_numbers([card for slot, card in position.at_hand() if (slot,) != move.places[:1]])
    player, state = Player(grid, position.setup.hold + 1, None), grid.walled(card_numbers(after.cells))
    ends = [player.play(state, after.points, hand, stock) for stock in stocks]
    scores = [float(_score(position, end)) for end in ends]
    return MoveEstimate(move, sum(end >= 0 for end in ends), len(stocks), fmean(scores))


def _advise_by_search(position: BlinkPosition, moves: Sequence[Move], positions: int) -> Advice:
    """Compare moves by the best lines found with the stock known; half of the search is for the best one."""
    best = solve(position, max(LEAST_POSITIONS, positions // 2))
    first = _first_move(position, best.line)
    part = max(LEAST_POSITIONS, positions // 2 // len(moves))
    found = {first: best}
    found |= {move: solve(position.after(move), part) for move in moves if move not in (first, HOLD)}
    estimates = (
        MoveEstimate(move, int(solution.verdict is Verdict.WON), 1, float(solution.score or 0))
        for move, solution in found.items()
    )
    rated = sorted(estimates, key=BY_WINS, reverse=True)
    top = rated[0]
    if HOLD in moves and top.move != HOLD:
        rated = [top, replace(top, move=HOLD), *(estimate for estimate in rated[1:] if estimate.move != HOLD)]
    if not any(position.cells) or len(position.legal_moves()) == 1:
        return Advice(tuple(rated), "only" if any(position.cells) else "first")
    end = (position if top.move == first else position.after(top.move)).after_line(found[top.move].line)
    details = (("best", end.points),)
    if best.is_best:
        return Advice(tuple(rated), "most" if top.won else "none", details)
    return Advice(tuple(rated), "line" if top.won else "short", details)


def _first_move(position: BlinkPosition, line: Sequence[Move]) -> Move:
    """Return the first move of a line, which holds as many cards as it can before it places one.

    If the card that it places first is at hand already, that is as good without holding.
    """
    placed = next((move for move in line if move != HOLD), HOLD)
    if placed in (HOLD, line[0]) or placed.places[0] in HELD[: len(position.held)]:
        return placed
    slot, name = placed.places
    return Move("place", (DRAWN, name)) if slot == HELD[len(position.held)] else HOLD


def _score(position: BlinkPosition, end: int) -> int:
    """Return the score of a playout, with the clock as it is; a lost game ends with -1 minus its points."""
    return replace(position, drawn=(), held=(), points=end).score() if end >= 0 else -1 - end


def _reason(
    position: BlinkPosition, grid: search_grid.Grid, move: Move
) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Return the first reason that applies to the best move."""
    moves = position.legal_moves()
    if not any(position.cells):
        return "first" if move in _candidates(position, grid) else "open", ()
    if len(moves) == 1:
        return "only", ()
    if move == HOLD:
        return "keep" if position.open else "hold", ()
    slot, name = move.places
    cell = position.setup.grid.numbers[name]
    mask = position.fits[cell]
    places = sum(other.places[:1] == (slot,) for other in moves)
    touched = sum(position.cells[near] is not None for near in position.setup.grid.neighbors[cell])
    cards = (*position.drawn, *position.held, *position.stock_in_view(), *_unseen(position))
    gains = ((other, position.details(other).get("points")) for other in moves)
    points = {other: gain for other, gain in gains if isinstance(gain, int)}
    if places <= FEW_CELLS:
        return "scarce", (("cells", places),)
    if touched >= MANY_NEIGHBORS:
        return "hole", (
            ("touched", touched),
            ("cards", sum(bool(mask & BIT[card.number]) for card in cards) - 1),
        )
    if points[move] >= MANY_POINTS and points[move] == max(points.values()):
        return "points", (("points", points[move]),)
    return "open", ()


ADVISER = Adviser(advise, play_out, SAMPLES, REASONS, HINTS_AT_ONCE, OPEN_LINES, best_move)
