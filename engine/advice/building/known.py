"""Advice for building games in which the player knows every card: the way of a solver.

A win that is found is followed: the next hints are its next moves. A way that wins nothing, but brings cards
home, is followed only while no win is found from where it has led.
"""

from dataclasses import replace
from functools import lru_cache

from engine.advice.building.reasons import FARTHEST, HOME, WINS
from engine.advice.building.ways import Way, Ways, with_automatic
from engine.advice.estimates import BY_WINS, STUCK, UNWINNABLE, Advice, MoveEstimate
from engine.families.building.places import Kind
from engine.families.building.position import BuildingPosition
from engine.move import Move
from engine.solvers import quick_budget, solve, usual_budget
from engine.solvers.solution import Solution, Verdict

CANDIDATES = 3
"""The number of moves that are estimated, in addition to one that is asked for."""
WAY_DIVISOR = 3
"""A way is looked for with this part of the usual budget: a third of a second's work."""
OTHER_DIVISOR = 8
"""Each other move is estimated with this part of the quick budget."""
CACHE_SIZE = 1024

WAYS = Ways()


def advise(visible: BuildingPosition, also: Move | None) -> Advice:
    """Advise the first move of a way to win, else of the way that brings most cards home."""
    way = find_way(visible)
    safe = visible.automatic()
    first = safe or (way.moves[0] if way and way.moves else None)
    leading = visible.main_moves(visible.legal_moves())
    most = CANDIDATES + (also not in (None, first))
    moves = list(dict.fromkeys(move for move in (first, also, *leading) if move))[:most]
    others = sorted((_estimate(visible, move) for move in moves if move != first), key=BY_WINS, reverse=True)
    if first is None:
        return Advice(tuple(others), STUCK if way is None else UNWINNABLE)
    if way is None:
        return Advice((_estimate(visible, first), *others), HOME)
    best = MoveEstimate(first, way.is_won, 1, _cards(visible) if way.is_won else way.score)
    if safe:
        return Advice((best, *others), HOME)
    if way.is_won:
        return Advice((best, *others), WINS, (("moves", len(way.moves)),))
    return Advice((best, *others), FARTHEST, (("best", way.score),))


def best_move(visible: BuildingPosition) -> Move | None:
    """Return the move that ``advise`` names first; ``None`` if it finds no way."""
    way = find_way(visible)
    return visible.automatic() or (way.moves[0] if way and way.moves else None)


def find_way(position: BuildingPosition) -> Way | None:
    """Return the way to follow: without moves if it is proved that none wins, ``None`` if none is found."""
    way = _find_way(position)
    return _with_cell_kept_free(position, way) if way and way.is_won else way


def _with_cell_kept_free(position: BuildingPosition, way: Way) -> Way:
    """Return a way that wins as soon, but lays a card on a pile that otherwise takes up a cell first.

    Searches don't mind which of the two it is, but players do.
    """
    places = way.moves[0].places  # none when it deals
    target = position.table.place(places[-1]) if places else None
    if target is None or target.kind is not Kind.CELL:
        return way
    for move in position.main_moves(position.legal_moves()):
        other = position.table.place(move.places[-1]) if move.places[:1] == places[:1] else None
        if other is None or other.kind is not Kind.PILE or not position.piles[other.number]:
            continue
        found = _solve(replace(position.after(move), moves=0), quick_budget(position.game) // OTHER_DIVISOR)
        moves = with_automatic(position, (move, *found.line)) if found.verdict is Verdict.WON else None
        if moves and len(moves) <= len(way.moves):
            way = Way(moves, is_won=True, score=way.score)
            WAYS.keep(position, way)
            break
    return way


def _find_way(position: BuildingPosition) -> Way | None:
    finish = position.finish()
    if finish:
        return Way(finish, is_won=True, score=_cards(position))
    kept = WAYS.find(position)
    if kept and kept.is_won:
        return kept
    position = replace(position, moves=0)
    found = _solve(position, usual_budget(position.game) // WAY_DIVISOR)
    if found.verdict is Verdict.UNWINNABLE:
        return Way((), is_won=False, score=position.score())
    if kept and found.verdict is not Verdict.WON:
        return kept
    moves = (with_automatic(position, found.line) or found.line) if found.line else ()
    end = position.after_line(moves)
    way = Way(moves, end.is_won(), end.score())
    if not way.is_won and way.score <= position.score():
        return None
    WAYS.keep(position, way)
    return way


def _estimate(visible: BuildingPosition, move: Move) -> MoveEstimate:
    """Return what a short search finds after a move."""
    after = replace(visible.after(move), moves=0)
    found = _solve(after, quick_budget(visible.game) // OTHER_DIVISOR)
    is_won = found.verdict is Verdict.WON
    score = _cards(visible) if is_won else max(found.score or 0, after.score())
    return MoveEstimate(move, is_won, 1, score)


@lru_cache(CACHE_SIZE)
def _solve(position: BuildingPosition, budget: int) -> Solution:
    return solve(position, budget)


def _cards(position: BuildingPosition) -> int:
    return len(position.table.deck)
