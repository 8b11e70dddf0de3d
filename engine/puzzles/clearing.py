"""Puzzles of clearing games: the layout has to be cleared, or nearly, perhaps in the fewest moves."""

from collections.abc import Sequence
from itertools import groupby

from engine.cards.french import FrenchCard
from engine.families.clearing.position import DRAW, REDEAL, TAKE, ClearingPosition
from engine.families.clearing.rules import NextRank, PairsTo
from engine.goal import Goal, GoalKind
from engine.move import Move
from engine.puzzles.step import TIMES, Step, decisions
from engine.puzzles.themes import Theme
from engine.searches.clearing import shortest
from engine.searches.clearing.pairs import ALONE
from engine.searches.clearing.problem import FoundLine
from engine.searches.clearing.runs import search_runs
from engine.solvers.clearing import find_line, moves_of, to_problem
from engine.solvers.solution import Line, Solution, Verdict

LEAVE = "leave"
"""Leave at most that many cards of the layout; 0 is a win."""
COST = 8
"""How many positions of the search of runs take as long as one of the search of the fewest moves in pairs."""
SHORTENED = 5_000
"""Positions of the latter for a shorter line to a goal that allows any number of moves."""
LONGEST = 40
"""The most moves of such a line."""
LONG_STREAK = 8
"""Cards of a long streak."""


def search_line(position: ClearingPosition, goal: Goal, most_moves: int | None, budget: int) -> Solution:
    """Search a line to a goal: in pairs the shortest one, in runs one with as few draws as must be."""
    if most_moves is None:
        return _search_any(position, goal, budget)
    match position.rules.match:
        case PairsTo():
            found = shortest_pairs(position, goal.count, most_moves, budget // COST)
            return _solution(found, shortest_moves_of(position, found))
        case NextRank():
            draws = most_moves - position.score() + goal.count
            if draws < 0:
                return Solution(Verdict.UNWINNABLE)
            found = search_runs(to_problem(position), budget, goal.count, goal.count + 1, draws)
            return _solution(found, moves_of(position, found))


def shortest_pairs(position: ClearingPosition, count: int, most: int, positions: int) -> FoundLine:
    """Search the fewest moves after which at most ``count`` cards are left; raise ``TypeError`` in runs."""
    rules = position.rules
    if not isinstance(rules.match, PairsTo):
        raise TypeError(f"the cards of {position.game} do not leave in pairs")
    return shortest.search_shortest(to_problem(position), rules.match.total, count, most, positions)


def shortest_moves_of(position: ClearingPosition, found: FoundLine) -> Line:
    """Return the moves of a line that ``shortest_pairs`` found."""
    cards = [card for pile in position.piles for card in pile] + [*position.waste, *position.stock]
    moves = list[Move]()
    for step in found.line:
        if step in (shortest.DRAW, shortest.REDEAL):
            move = DRAW if step == shortest.DRAW else REDEAL
        else:
            taken = {cards[number] for number in (step >> 6, step & ALONE) if number != ALONE}
            move = next(one for one in position.matches() if set(cards_of(position, one)) == taken)
        moves.append(move)
        position = position.after(move)
    return tuple(moves)


def cards_of(position: ClearingPosition, move: Move) -> tuple[FrenchCard, ...]:
    """Return the cards that a move takes; none for a draw."""
    found = (position.cards_at(place)[-1] for place in move.places)
    return tuple(card for card in found if card)


def _search_any(position: ClearingPosition, goal: Goal, budget: int) -> Solution:
    """Search a line with any number of moves to a goal."""
    found = find_line(position, budget, goal.count, goal.count + 1)
    if found.line and position.table.has_pairs:
        shorter = shortest_pairs(position, goal.count, LONGEST, SHORTENED)
        if shorter.line:
            return _solution(shorter, shortest_moves_of(position, shorter))
    return _solution(found, _cut(position, goal, moves_of(position, found)))


def _cut(position: ClearingPosition, goal: Goal, line: Line) -> Line:
    """Return a line up to where it reaches a goal."""
    for made, move in enumerate(line, start=1):
        position = position.after(move)
        if goal.is_reached(position):
            return line[:made]
    return line


def _solution(found: FoundLine, line: Line) -> Solution:
    if line:
        return Solution(Verdict.WON, line)
    return Solution(Verdict.UNWINNABLE if found.is_best else Verdict.UNKNOWN)


def let_it_lie(steps: Sequence[Step[ClearingPosition]]) -> bool:
    """Tell whether at a decision cards could be taken, and none may be."""
    return any(step.forbids(_takes) for step in decisions(steps))


def which_two(steps: Sequence[Step[ClearingPosition]]) -> bool:
    """Tell whether at two decisions some pairs are right, and other pairs of the same ranks wrong."""
    return _has_twins(steps, 2)


def which_one(steps: Sequence[Step[ClearingPosition]]) -> bool:
    """Tell whether at two decisions a card may go onto the waste, and another one of its rank may not."""
    return not steps[0].position.table.has_pairs and _has_twins(steps, 1)


def save_partner(steps: Sequence[Step[ClearingPosition]]) -> bool:
    """Tell whether at two decisions a card of the obvious pair, which is wrong, leaves with another."""
    partners = dict[FrenchCard, set[FrenchCard]]()
    for step in steps:
        pair = cards_of(step.position, step.move)
        if len(pair) > 1:
            partners |= {card: set(pair) for card in pair}
    found = (
        any(
            card in partners and partners[card] != set(pair)
            for pair in (cards_of(step.position, move) for move in step.obvious if move in step.losing)
            for card in pair
        )
        for step in decisions(steps)
    )
    return sum(found) >= TIMES


def long_streak(steps: Sequence[Step[ClearingPosition]]) -> bool:
    """Tell whether many cards go onto the waste without a draw."""
    if steps[0].position.table.has_pairs:
        return False
    streaks = groupby(steps, key=lambda step: step.move.verb)
    return any(verb == TAKE and len([*taken]) >= LONG_STREAK for verb, taken in streaks)


def _takes(move: Move) -> bool:
    return move.verb == TAKE


def _has_twins(steps: Sequence[Step[ClearingPosition]], cards: int) -> bool:
    """Tell whether at two decisions so many cards are right, and others of the same ranks wrong."""

    def ranks(step: Step[ClearingPosition], moves: Sequence[Move]) -> set[tuple[str, ...]]:
        taken = (cards_of(step.position, move) for move in moves)
        return {tuple(sorted(card.rank for card in one)) for one in taken if len(one) == cards}

    found = [step for step in decisions(steps) if ranks(step, step.keeping) & ranks(step, step.losing)]
    return len(found) >= TIMES


GOALS: tuple[GoalKind[ClearingPosition], ...] = (GoalKind(LEAVE, search=search_line),)

THEMES = (
    Theme("let-it-lie", let_it_lie),
    Theme("which-two", which_two),
    Theme("which-one", which_one),
    Theme("save-partner", save_partner),
    Theme("long-streak", long_streak),
)
