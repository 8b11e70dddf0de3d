"""Solves Blink with the stock known: the most points that a beam search finds."""

from collections.abc import Sequence
from typing import Final

from engine.cards.blink import BlinkCard
from engine.games.blink import DECK, DRAWN, HELD, HOLD, MATES, SHARED, BlinkPosition, Cards, Grid
from engine.move import Move
from engine.searches.blink import grid as search_grid
from engine.searches.blink.annealing import Annealing
from engine.searches.blink.beam import Problem, pack_hand
from engine.searches.blink.grid import FREE, value_table
from engine.searches.blink.placing import OUT_OF_REACH, REACHED, PlacingSearch
from engine.searches.blink.search import search_layouts
from engine.solvers import Solver
from engine.solvers.solution import Solution, Verdict

BUDGET = 100_000
"""Positions: about a second's for one deck on the roomy table, and half a second's on the tight one."""

SEED = 1
PLACE = 511
"""The bits of a placement that are the place of its cell."""

QUICK_BUDGET = 8_000
"""Positions: a tenth of a second's for one deck, and half a second's for three."""

SHARED_BYTES: Final = b"".join(bytes(counts).ljust(64, b"\0") for counts in SHARED)
"""For each pair of cards the number of attributes that they share, 64 bytes for each card."""

# In thousandths of a point, tuned on deals that no benchmark uses.
ROOMY: Final = value_table([1300, 3470, 6530, 11290], 48, [220, 200, 100, 300])
"""Values of free cells on a table with enough room to leave some of them free."""
TIGHT: Final = value_table([1200, 2600, 3745, 7310], 13, [1380, 1860, 1400, 825])
TIGHT_RATIO: Final = 1.15
"""A table with fewer cells per card is tight."""


def to_search(grid: Grid, decks: int, roomy: list[int] = ROOMY, tight: list[int] = TIGHT) -> search_grid.Grid:
    """Convert a grid for the search; the values of free cells depend on how much room there is."""
    values = tight if len(grid.names) < TIGHT_RATIO * decks * len(DECK) else roomy
    return search_grid.Grid(grid.columns, grid.rows, list(MATES), SHARED_BYTES, values)


def card_numbers(cards: Sequence[BlinkCard | None]) -> bytes:
    """Return the numbers of cards in the search, and of free cells."""
    return bytes(card.number if card else FREE for card in cards)


def solve(position: BlinkPosition, budget: int) -> Solution:
    """Find the line with the most points among those that place every card.

    If no such line is found, return the one that places the most cards; if it is proved that there is none,
    the one with the most points.
    """
    grid = to_search(position.setup.grid, position.setup.decks)
    if any(position.cells):
        cards = position.drawn + position.held + position.stock
        problem = _problem(grid, position, [position.cells], cards)
        found = search_layouts(grid, problem, problem, budget)
        first: tuple[Move, ...] = ()
    else:
        names = position.setup.grid.names
        moves = [Move("place", (DRAWN, names[cell])) for cell in first_cells(position.setup.grid)]
        tables = [position.after(move).cells for move in moves]
        every = _problem(grid, position, tables, position.stock)
        few = _problem(grid, position, tables[:1], position.stock)
        few.first_place = few.starts[0].index(position.drawn[0].number)
        found = search_layouts(grid, every, few, budget)
        first = (moves[found.start],)
    if found.points < 0:
        return Solution(Verdict.UNKNOWN, positions=found.positions)
    line, end = _moves(grid, position, first, found.line)
    lost = Verdict.UNWINNABLE if found.is_exhaustive else Verdict.UNKNOWN
    verdict = Verdict.WON if end.is_won() else lost
    return Solution(verdict, line, end.score(), is_best=found.is_exhaustive, positions=found.positions)


def improve(position: BlinkPosition, line: tuple[Move, ...], effort: int) -> tuple[Move, ...]:
    """Return a line from a deal that wins with as many points as a given one that wins, or more.

    The cards of its last table are rearranged by simulated annealing, in ``effort`` rounds. A line that does
    not win stays as it is.
    """
    grid = to_search(position.setup.grid, position.setup.decks)
    names, end = position.setup.grid.names, position.after_line(line)
    if not end.is_won():
        return line
    where: dict[BlinkCard | None, list[int]] = {}
    for move in line:
        if move.verb == "place":
            cell = names.index(move.places[1])
            where.setdefault(end.cells[cell], []).append(grid.cells[cell].place)
    cards = position.drawn + position.stock
    # Of two copies of a card, the first that is drawn takes the cell that is filled first.
    places = [where[card].pop(0) for card in cards]
    annealing = Annealing(grid, card_numbers(cards), places, position.setup.hold + 1, SEED)
    before = annealing.points()
    annealing.improve(effort)
    if annealing.points() == before:
        return line
    first, *rest = annealing.line()
    cells = {cell.place: name for cell, name in zip(grid.cells, names, strict=True)}
    return _moves(grid, position, (Move("place", (DRAWN, cells[first & PLACE])),), rest)[0]


def place_all(position: BlinkPosition, points: int, budget: int) -> Solution:
    """Look for a line that places every card and ends with that many points, the clock aside.

    It is meant for the last cards of a game: the search is exact, and tries one line after the other. A line
    need not have the most points. On an empty table, nothing is found.
    """
    if not any(position.cells):
        return Solution(Verdict.UNKNOWN)
    grid = to_search(position.setup.grid, position.setup.decks)
    problem = _problem(grid, position, [position.cells], position.drawn + position.held + position.stock)
    search = PlacingSearch(grid, problem.hand, problem.stock, budget)
    found = search.run(problem.starts[0], points - position.points)
    if found != REACHED:
        verdict = Verdict.UNWINNABLE if found == OUT_OF_REACH else Verdict.UNKNOWN
        return Solution(verdict, positions=search.positions)
    line, end = _moves(grid, position, (), search.line)
    return Solution(Verdict.WON, line, end.score(), positions=search.positions)


def first_cells(grid: Grid) -> list[int]:
    """Return the cells of a quarter of the grid, the middle one first; the other quarters mirror it."""
    columns, rows = (grid.columns + 1) // 2, (grid.rows + 1) // 2
    cells = [row * grid.columns + column for row in range(rows) for column in range(columns)]
    return sorted(cells, key=lambda cell: grid.distance(cell, grid.middle))


def _problem(
    grid: search_grid.Grid,
    position: BlinkPosition,
    tables: Sequence[Sequence[BlinkCard | None]],
    cards: Cards,
) -> Problem:
    """Return the search problem; the hold is filled at once, because that is never worse."""
    room = max(position.setup.hold + 1, len(position.held) + 1)
    starts = [grid.walled(card_numbers(cells)) for cells in tables]
    numbers = card_numbers(cards)
    return Problem(starts, position.points, pack_hand(numbers[:room]), numbers[room:])


def _moves(
    grid: search_grid.Grid, position: BlinkPosition, first: Sequence[Move], placements: Sequence[int]
) -> tuple[tuple[Move, ...], BlinkPosition]:
    """Return the moves of placements, with the hold filled whenever possible, and the position after them."""
    names = {cell.place: name for cell, name in zip(grid.cells, position.setup.grid.names, strict=True)}
    line, position = list(first), position.after_line(first)
    for step in (*placements, None):
        while position.allows(HOLD):
            position = position.after(HOLD)
            line.append(HOLD)
        if step is not None:
            card = DECK[step >> 9]
            slot = DRAWN if card in position.drawn else HELD[position.held.index(card)]
            line.append(Move("place", (slot, names[step & 511])))
            position = position.after(line[-1])
    return tuple(line), position


SOLVER = Solver(solve, BUDGET, QUICK_BUDGET, improve)
