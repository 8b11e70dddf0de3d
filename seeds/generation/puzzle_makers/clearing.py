"""Puzzles of clearing games: clear all cards or leave few, with any number of moves or in the fewest."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import TypeAlias

from engine.families.clearing.position import TAKE, Cards, ClearingPosition
from engine.goal import Goal, GoalState
from engine.move import Move
from engine.puzzles.clearing import LEAVE, shortest_pairs
from engine.puzzles.step import is_decision
from engine.searches.clearing.runs import search_runs
from engine.searches.random_generator import RandomGenerator
from engine.solvers import quick_budget, solve
from engine.solvers.clearing import find_line, to_problem
from engine.solvers.solution import Line
from seeds.generation.puzzle_makers import LIKELY, LONGEST, Candidate, Maker
from seeds.generation.puzzle_makers.walks import walk, walk_line
from seeds.puzzle import SHORT, SHORTEST

Way: TypeAlias = tuple[str, Iterator[tuple[Line, ClearingPosition]]]
"""The name of a way through a deal, and its positions with the moves up to each."""

FEWEST_MOVES, MOST_MOVES = 3, 11
"""Of a goal in the middle of a deal."""
SEARCHED = 20_000
"""Positions of a search for a goal; later the judge has more."""
SEARCHED_PAIRS = 2_000
"""Likewise for the fewest moves in pairs."""
SEARCHED_RIGHT = 3_000
"""Likewise for a move after which nothing is lost."""
CACHED = 4_096
"""Positions of which the obvious moves are kept: players go the same ways again and again."""
STREAK_SEARCHED = 2_000
"""Positions of the search for the longest streak."""
MOST_DRAWS = 6
"""Draws of a goal in runs."""
MOST_TAKEN = 9
"""Cards of a goal in pairs."""
MOST_LEFT = 4
"""The most cards that a goal at the end of a deal leaves."""
LATE = 20
"""The most cards of the layout at a moment with such a goal."""
BRANCHING = 6
"""More cards than these are left where other ways to the end branch off."""
MIXED, RIGHT = 3, 8
"""Ways through a deal with some moves at random, and of these with nothing but right ones."""
SOUND = 2
"""Of so many moves on these ways, one is any."""
LONGEST_WALK = 80
"""Moves of a way."""
SPACING = 3
"""Moves from one moment in the middle of a deal of runs to the next: there are many."""
MOST_MADE = 200
"""Moves after which a player gives up: where the stock may be gone through any number of times, always."""


def candidates(
    start: ClearingPosition, seed: int, fewest: int = FEWEST_MOVES, most: int = LONGEST
) -> Iterator[Candidate]:
    """Yield moments of some ways through a deal, each with its goals.

    In three of four deals these are moments towards the end, and the goal is to clear the layout, or to leave
    as few cards as possible; in the others they are any moments, and the goal is to take some cards.
    """
    seen = set[ClearingPosition]()
    is_late, kind = seed % 4 != 0, seed // 4
    for name, way in (_late_ways if is_late else _ways)(start, seed):
        for number, (moves, position) in enumerate(islice(way, LONGEST_WALK)):
            alike = replace(position, moves=0, streak=0, longest=0)
            if alike in seen or not is_decision(len(position.legal_moves()), 1):
                continue
            seen.add(alike)
            if is_late and position.score() <= LATE:
                goals = _last_goals(position, is_limited=seed % 4 > 1)
            elif not is_late and (position.table.has_pairs or number % SPACING == kind % SPACING):
                goals = _goals(position, min(most, MOST_MOVES))
            else:
                continue
            for goal in goals:
                if goal.moves is None or fewest <= goal.moves <= most:
                    yield Candidate(moves, goal, name)


def easy(start: ClearingPosition, seed: int) -> Iterator[Candidate]:
    """Yield moments whose goals need a few moves."""
    # Deals with even numbers are tried with one option set, and others with the other one.
    return candidates(start, seed // 2, SHORTEST, SHORT)


def _ways(start: ClearingPosition, seed: int) -> Iterator[Way]:
    """Yield the line of the solver, the game of the sound player, and some with moves at random."""
    generator = RandomGenerator(seed)

    def sound(position: ClearingPosition) -> Move:
        moves = obvious(position)
        return moves[generator.below(len(moves))]

    def mixed(position: ClearingPosition) -> Move:
        moves = position.legal_moves()
        return sound(position) if generator.below(SOUND) else moves[generator.below(len(moves))]

    yield "solver", walk_line(start, solve(start, quick_budget(start.game)).line)
    yield "sound", walk(start, sound)
    yield from ((f"mixed-{number}", walk(start, mixed)) for number in range(MIXED))


def _late_ways(start: ClearingPosition, seed: int) -> Iterator[Way]:
    """Yield the line of the solver, and others that branch off it late and lose nothing."""
    generator = RandomGenerator(seed)

    def right(position: ClearingPosition) -> Move | None:
        rest, moves = [*position.legal_moves()], list[Move]()
        while rest:
            moves.append(rest.pop(generator.below(len(rest))))
        if generator.below(SOUND):
            moves.sort(key=lambda move: move.verb != TAKE)
        return next((move for move in moves if _can_leave(position.after(move), fewest)), None)

    best = solve(start, SEARCHED)
    if best.score is None or best.score > MOST_LEFT:
        return
    fewest = best.score
    yield "solver", walk_line(start, best.line)
    way = walk_line(start, best.line)
    before, branching = next((moves, one) for moves, one in way if one.score() <= LATE + BRANCHING)
    for number in range(RIGHT):
        way = walk(branching, right)
        yield f"right-{number}", (((*before, *moves), position) for moves, position in way)


def _can_leave(position: ClearingPosition, count: int) -> bool:
    """Tell whether it is soon found how to leave so many cards."""
    return position.score() <= count or bool(find_line(position, SEARCHED_RIGHT, count, count + 1).line)


def _fewest_left(position: ClearingPosition) -> int | None:
    """Return the fewest cards that can be left; ``None`` if that is not known soon."""
    found = find_line(position, SEARCHED, 0, position.score() + 1)
    return found.left if found.is_best or not found.left else None


def _last_goals(position: ClearingPosition, *, is_limited: bool) -> Iterator[Goal]:
    """Yield what is best at the end of a deal, with any number of moves or in the fewest."""
    best = _fewest_left(position)
    if best is None or best > MOST_LEFT:
        return
    moves = _fewest_moves(position, best)
    if position.table.has_pairs and position.redeals_left() != 0:
        is_limited = True  # else nearly everything can wait for the next pass
    if moves:
        yield Goal(LEAVE, best, "", moves if is_limited else None)


def _fewest_moves(position: ClearingPosition, count: int) -> int | None:
    """Return the fewest moves after which so many cards are left; ``None`` if they are many."""
    if position.table.has_pairs:
        return len(shortest_pairs(position, count, LONGEST, SEARCHED_PAIRS).line) or None
    problem, taken = to_problem(position), position.score() - count
    for draws in range(min(MOST_DRAWS, LONGEST - taken) + 1):
        if search_runs(problem, SEARCHED, count, most_draws=draws).left <= count:
            return taken + draws
    return None


def _goals(position: ClearingPosition, most: int) -> Iterator[Goal]:
    """Yield goals in the middle of a deal that take at most ``most`` moves, none fewer."""
    before = left = position.score()
    if position.table.has_pairs:
        for count in range(left - 3, max(left - MOST_TAKEN, 0), -2):
            found = shortest_pairs(position, count, most, SEARCHED_PAIRS)
            if found.left == count and found.line:
                yield Goal(LEAVE, count, "", len(found.line))
        return
    for draws in range(MOST_DRAWS + 1):
        found = search_runs(to_problem(position), SEARCHED, most_draws=draws)
        if not found.is_best or left - found.left + draws > most:
            return
        if found.left < before:
            yield Goal(LEAVE, found.left, "", left - found.left + draws)
        before = found.left


@lru_cache(CACHED)
def obvious(position: ClearingPosition, _: Goal | None = None) -> tuple[Move, ...]:
    """Return the matches that seem best, else the move of the stock.

    In runs they begin the longest streak; in pairs they take the most cards off the layout, and of these
    uncover the most.
    """
    matches = [move for move in position.matches() if {*move.places} & {*position.table.names}]
    stock_move = position.stock_move()
    if not matches:
        return (stock_move,) if stock_move else position.legal_moves()
    values = {move: _value(position, move) for move in matches}
    best = max(values.values())
    return tuple(move for move, value in values.items() if value == best)


def _value(position: ClearingPosition, move: Move) -> tuple[int, int, int]:
    after = position.after(move)
    if not position.table.has_pairs:
        return -search_runs(to_problem(after), STREAK_SEARCHED, most_draws=0).left, 0, 0
    is_alone = len(move.places) == 1
    return is_alone, -after.score(), _free(after) - _free(position)


def _free(position: ClearingPosition) -> int:
    """Return how many cards of the layout nothing covers."""
    return sum(bool(pile) and position.is_uncovered(number) for number, pile in enumerate(position.piles))


def solves(position: ClearingPosition, goal: Goal, seed: int) -> bool:
    """Tell whether the sound player reaches the goal."""
    generator = RandomGenerator(seed)
    for made in range(MOST_MADE):
        state = goal.state(position, made)
        if state is not GoalState.OPEN:
            return state is GoalState.REACHED
        moves = obvious(position)
        position = position.after(moves[generator.below(len(moves))])
    return False


def weights(position: ClearingPosition, goal: Goal, left: int | None) -> Mapping[Move, int]:
    """Return that people are likely to take cards off the layout rather than to draw.

    Nobody tries a move after which more cards have to go than the moves that are left can take.
    """
    found = dict[Move, int]()
    for move in position.legal_moves():
        after = position.after(move)
        needed = after.score() - goal.count
        if position.table.has_pairs:
            needed = (needed + 1) // 2
        if left is None or needed < left:
            found[move] = LIKELY if after.score() < position.score() else 1
    return found or dict.fromkeys(position.legal_moves(), 1)


def canonical(position: ClearingPosition, goal: Goal) -> str:
    """Return the ranks at all places, from the side that comes first, or with the piles in any order."""
    layout = position.rules.layout
    piles = {pile.name: _text(cards) for pile, cards in zip(layout, position.piles, strict=True)}
    if any(pile.covered_by for pile in layout):
        rows = [sorted((pile.y, side * pile.x, piles[pile.name]) for pile in layout) for side in (1, -1)]
        shown = min(" ".join(cards for _, _, cards in row) for row in rows)
    else:
        shown = " ".join(sorted(piles.values()))
    waste = position.waste if position.table.has_pairs else position.waste[-1:]
    stock = position.stock, waste
    wanted = Goal(goal.kind, goal.count).text  # the fewest moves follow from it
    return " ".join((wanted, shown, *map(_text, stock), str(position.redeals_left())))


def _text(cards: Cards) -> str:
    return "".join(card.rank if card else "?" for card in cards) or "-"


MAKER = Maker((), candidates, easy, obvious, canonical, weights=weights, solves=solves)
