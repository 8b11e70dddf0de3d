"""Puzzles of Blink: place all of the last cards, or place them with many points."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.advice.blink import sound_move
from engine.advice.judge import judge_position
from engine.games.blink import DECK, HOLD, BlinkPosition
from engine.goal import Goal
from engine.move import Move
from engine.puzzles.blink import PLACE, POINTS
from engine.puzzles.step import Step, decisions
from engine.searches.random_generator import RandomGenerator
from engine.solvers import quick_budget, solve
from engine.solvers.blink import TIGHT_RATIO
from engine.solvers.solution import Line, Verdict
from seeds.generation.puzzle_makers import Candidate, Maker
from seeds.generation.puzzle_makers.walks import walk_line
from seeds.puzzle import SHORT, SHORTEST

FEWEST_LEFT, MOST_LEFT = 6, 10
"""Cards that are still to be placed."""
LINES, OWN_CARDS = 5, 8
"""Lines of each deal, and how many more cards the sound player places by itself in each further one."""
GAMES, LAST_CHANCES = 40, 6
"""Games of the sound player in each deal, and of those that it loses the last moments that are looked at."""
NEARLY: Final = 4
"""Points that are nearly none: two shared attributes."""
FEWER_POINTS: Final = (0, 2, 4)
"""How many points fewer than the most a goal may have."""
LEAST_STEP: Final = 2
"""Points that the next better score has at least: each attribute that is shared counts as many."""
OPTION_SETS = tuple(
    (f"table={table}", f"hold={hold}", "open") for hold in (0, 1) for table in ("snug", "tight")
)
"""The roomy table has too many free cells for proofs in a short time."""


def candidates(start: BlinkPosition, seed: int) -> Iterator[Candidate]:
    """Yield late moments in which every card can still be placed; with more room, those for many points."""
    is_tight = len(start.cells) < TIGHT_RATIO * len(DECK)
    yield from (_last_chances if is_tight else _for_points)(start, seed, range(FEWEST_LEFT, 1 + MOST_LEFT))


def easy(start: BlinkPosition, seed: int) -> Iterator[Candidate]:
    """Yield moments of both kinds with fewer cards."""
    yield from _last_chances(start, seed, range(SHORTEST, 1 + SHORT))
    yield from _for_points(start, seed, range(SHORTEST, 1 + SHORT))


def _last_chances(start: BlinkPosition, seed: int, left: range) -> Iterator[Candidate]:
    """Yield the last moments in which every card can be placed, of games that the sound player loses."""
    goal, budget = Goal(PLACE), quick_budget("blink")
    for number in range(GAMES):
        line, late = list[Move](), list[tuple[Line, BlinkPosition]]()
        position, generator = start, RandomGenerator(GAMES * seed + number)
        while position.outcome() is None:
            if _is_late(position, left):
                late.append((tuple(line), position))
            line.append(sound_move(position, generator))
            position = position.after(line[-1])
        if position.is_won():
            continue
        lost = bisect_left(
            late, 1, key=lambda at: judge_position(at[1], goal, 0, budget).verdict is not Verdict.WON
        )
        for moves, _ in reversed(late[max(0, lost - LAST_CHANCES) : lost]):
            yield Candidate(moves, goal, f"lost-{number}")


def _for_points(start: BlinkPosition, seed: int, left: range) -> Iterator[Candidate]:
    """Yield late moments, with the hold full; the goal is the most points with every card placed, or fewer.

    On a line to the most points, the most that can be reached is the same at all moments.
    """
    for number, line in enumerate(_lines(start, seed)):
        late = [moment for moment in walk_line(start, line) if _is_late(moment[1], left)]
        for moves, position in late:
            best = _best_line(position, line[len(moves) :])
            if best is not None:
                most = position.after_line(best).score()
                for more, later in walk_line(position, best):
                    if _is_late(later, left):
                        for fewer in FEWER_POINTS:
                            yield Candidate((*moves, *more), Goal(POINTS, most - fewer), f"line-{number}")
                break


def _lines(start: BlinkPosition, seed: int) -> Iterator[Line]:
    """Yield ways to place every card: the sound player begins, the best line that is found goes on."""
    cards = _left(start)
    for number in range(LINES):
        generator = RandomGenerator(LINES * seed + number)
        position, begun = start, list[Move]()
        while position.outcome() is None and _left(position) > cards - number * OWN_CARDS:
            begun.append(sound_move(position, generator))
            position = position.after(begun[-1])
        found = solve(position, quick_budget("blink"))
        if found.verdict is Verdict.WON:
            yield (*begun, *found.line)


def _left(position: BlinkPosition) -> int:
    return len(position.drawn) + len(position.held) + len(position.stock)


def _is_late(position: BlinkPosition, left: range) -> bool:
    """Tell whether so many cards are left, and no more can be held."""
    return not position.allows(HOLD) and _left(position) in left


def _best_line(position: BlinkPosition, line: Line) -> Line | None:
    """Return a line that is at least as good as one that places every card; ``None`` without a proof."""
    budget = quick_budget("blink")
    while True:
        more = position.after_line(line).score() + LEAST_STEP
        better = judge_position(position, Goal(POINTS, more), 0, budget)
        if better.verdict is not Verdict.WON:
            return line if better.verdict is Verdict.UNWINNABLE else None
        line = better.line


def obvious(position: BlinkPosition, _: Goal | None = None) -> tuple[Move, ...]:
    """Return the choice of a player who holds what can be held, and values the table after a placement."""
    return (sound_move(position, None),)


def choices(position: BlinkPosition) -> tuple[Move, ...]:
    """Return the placements; to hold is no choice, because it is never worse."""
    moves = position.legal_moves()
    return (HOLD,) if HOLD in moves else moves


def is_about_an_idea(steps: Sequence[Step[BlinkPosition]], goal: Goal) -> bool:
    """Tell whether after a third of the moves that lose a goal, also one of ``NEARLY`` points less is lost.

    Else a player would have to add up the points of many ways. Only decisions count.
    """
    if goal.kind == PLACE:
        return True
    budget, less = quick_budget("blink"), replace(goal, count=max(0, goal.count - NEARLY))
    losing = nearly = 0
    for step in decisions(steps):
        for move in step.losing:
            losing += 1
            found = judge_position(step.position.after(move), less, 0, budget)
            nearly += found.verdict is not Verdict.UNWINNABLE
    return 3 * nearly <= 2 * losing


def canonical(position: BlinkPosition, goal: Goal) -> str:
    """Return the table in the mirror image that comes first, and the cards to place in their order."""
    columns = position.setup.grid.columns
    codes = [card.code if card else "--" for card in position.cells]
    rows = [tuple(codes[first : first + columns]) for first in range(0, len(codes), columns)]
    images = (tuple(row[::across] for row in rows[::down]) for across in (1, -1) for down in (1, -1))
    table = ("".join(row) for row in min(images))
    hands = (sorted(position.drawn + position.held, key=lambda card: card.number), position.stock)
    cards = ("".join(card.code for card in hand) or "-" for hand in hands)
    return " ".join((goal.text, *table, *cards))


MAKER = Maker(OPTION_SETS, candidates, easy, obvious, canonical, choices, is_about_an_idea=is_about_an_idea)
