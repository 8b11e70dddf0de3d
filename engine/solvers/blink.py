"""What can be made of a deal of Blink with the stock known: the most points that a beam search finds."""

from collections.abc import Sequence
from typing import Final

from engine.game import Position
from engine.games.blink import DECK, DRAWN, FREE, HELD, HOLD, MATES, SHARED, BlinkPosition, Table
from engine.move import Move
from engine.outcome import Result
from engine.searches.blink import laid_out
from engine.searches.blink_beam import Found, Task, hand_of
from engine.searches.blink_ground import Ground, worths
from engine.solvers.solution import Solution, Verdict

BUDGET = 100_000
"""Positions: about a second's for one deck on the roomy table, and half of that on the tight one."""

SHARES: Final = b"".join(shared[:64] for shared in SHARED)
"""Of each two cards, how many attributes they share, as the searches want it."""

# In thousandths of a point, tuned on deals whose numbers no figure is measured with.
ROOMY: Final = worths([1300, 3470, 6530, 11290], 48, [220, 200, 100, 300])
"""What free cells are worth where there is room enough to leave some of them free for ever."""
TIGHT: Final = worths([1200, 2600, 3745, 7310], 13, [1380, 1860, 1400, 825])
TIGHTEST: Final = 1.15
"""Cells for each card up to which a table is tight."""


def ground_of(table: Table, decks: int, roomy: list[int] = ROOMY, tight: list[int] = TIGHT) -> Ground:
    """Return a table as the searches see it; of the worths of free cells, those for so much room count."""
    worth = tight if len(table.names) < TIGHTEST * decks * len(DECK) else roomy
    return Ground(table.columns, table.rows, list(MATES), SHARES, worth)


def solve(position: Position, budget: int) -> Solution:
    """Find the line with the most points among those that place every card.

    Where none is found that does, the line is the one that places the most cards; where it is proved that
    there is none, the one with the most points.
    """
    if not isinstance(position, BlinkPosition):
        raise TypeError(f"no position of Blink: {position!r}")
    ground = ground_of(position.setting.table, position.setting.decks)
    if position.cells.strip(bytes((FREE,))):
        cards = position.drawn + position.held + position.stock
        task = _task(ground, position, [position.cells], cards)
        found = laid_out(ground, task, task, budget)
        first: tuple[Move, ...] = ()
    else:
        names = position.setting.table.names
        moves = [Move("place", (DRAWN, names[cell])) for cell in first_cells(position.setting.table)]
        tables = [position.after(move).cells for move in moves]
        every = _task(ground, position, tables, position.stock)
        few = _task(ground, position, tables[:1], position.stock)
        few.middle = few.starts[0].index(position.drawn[0])
        found = laid_out(ground, every, few, budget)
        first = (moves[found.start],)
    if found.points < 0:
        return Solution(Verdict.UNKNOWN, positions=found.positions)
    line, end = _played(ground, position, first, found)
    outcome = end.outcome()
    lost = Verdict.UNWINNABLE if found.is_all else Verdict.UNKNOWN
    verdict = Verdict.WON if outcome is not None and outcome.result is Result.WON else lost
    return Solution(verdict, line, end.score(), is_best=found.is_all, positions=found.positions)


def first_cells(table: Table) -> list[int]:
    """Return the cells of a quarter of the table, that in its middle first; the other quarters mirror it."""
    columns, rows = (table.columns + 1) // 2, (table.rows + 1) // 2
    middle = (rows - 1) * table.columns + columns - 1
    cells = [row * table.columns + column for row in range(rows) for column in range(columns)]
    return sorted(cells, key=lambda cell: table.distance(cell, middle))


def _task(ground: Ground, position: BlinkPosition, tables: Sequence[bytes], cards: bytes) -> Task:
    """Return what is to be searched: the hold is filled at once, as that is never worse."""
    room = max(position.setting.hold + 1, len(position.held) + 1)
    starts = [ground.walled(cells, FREE) for cells in tables]
    return Task(starts, position.points, hand_of(cards[:room]), cards[room:])


def _played(
    ground: Ground, position: BlinkPosition, first: Sequence[Move], found: Found
) -> tuple[tuple[Move, ...], BlinkPosition]:
    """Return what was found as moves, the hold filled wherever it can be, and the position they lead to."""
    names = {spot.place: name for spot, name in zip(ground.spots, position.setting.table.names, strict=True)}
    line = list(first)
    for move in first:
        position = position.after(move)
    for step in (*found.line, None):
        while position.allows(HOLD):
            position = position.after(HOLD)
            line.append(HOLD)
        if step is not None:
            card = step >> 9
            slot = DRAWN if card in position.drawn else HELD[position.held.index(card)]
            line.append(Move("place", (slot, names[step & 511])))
            position = position.after(line[-1])
    return tuple(line), position
