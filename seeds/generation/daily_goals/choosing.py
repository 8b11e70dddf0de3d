"""Which goal of a deal fits a weekday, and whether other games of the sound player bear that out."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from engine.game import Position
from engine.games import find_game, module_names
from engine.goal import Goal
from engine.move import Move
from engine.options import read_options
from engine.shares import PERCENT
from seeds.certified import CertifiedDeal, find_pool
from seeds.coding import read_moves, write_moves
from seeds.daily_goal import TARGETS, GoalLine
from seeds.generation.daily_goals import MAKERS, Course, GoalForm, GoalMaker, OptionSet
from seeds.generation.data_file import MakingError

CHOOSING = range(1, 41)
"""Seeds of the games by which goals are chosen."""
MEASURING = range(1_001, 1_121)
"""Seeds of the games that measure a chosen goal."""
CLOSE = 4
"""Percentage points by which the share may differ from that of the weekday in the games of ``CHOOSING``."""
MARGIN = 6
"""Likewise in those of ``MEASURING``."""
MATTERS = 5
"""Percentage points of the games that must reach a goal too late if its number of moves is to matter."""
FINE, COARSE, MANY_MOVES = 5, 10, 60
"""A number of moves is a multiple of ``FINE``, from ``MANY_MOVES`` on of ``COARSE``."""
FEWEST_MOVES = 15


@dataclass(frozen=True, slots=True)
class TriedDeal:
    """A certified deal that may get a goal for some weekdays."""

    game: str
    options: OptionSet
    number: int


@dataclass(frozen=True, slots=True)
class Candidate:
    """A goal of a deal that fits a weekday."""

    weekday: int
    form: GoalForm
    goal: Goal


def maker_of(game: str) -> GoalMaker[Position]:
    """Return what is declared for a game; raise ``KeyError`` if nothing is."""
    return MAKERS.require(*module_names(game))


def deals_of(game: str) -> Iterator[TriedDeal]:
    """Yield the certified deals of a game that may get goals, one of each option set in turn."""
    found = find_game(game)
    numbers = []
    for one in maker_of(game).sets_of(game):
        pool = find_pool(found, read_options(found.options, one.words))
        if pool is None:
            raise MakingError(f"{game} {' '.join(one.words)}: no deals are certified")
        numbers.append([TriedDeal(game, one, number) for number in pool.numbers])
    for deals in zip_longest(*numbers):
        yield from (deal for deal in deals if deal)


def certified(deal: TriedDeal) -> CertifiedDeal:
    """Return the certified deal; raise ``MakingError`` if it is none."""
    game = find_game(deal.game)
    pool = find_pool(game, read_options(game.options, deal.options.words))
    found = pool.find(deal.number) if pool else None
    if found is None:
        raise MakingError(f"{deal.game} {deal.number}: this deal is not certified")
    return found


def candidates_of(deal: TriedDeal) -> tuple[TriedDeal, tuple[Candidate, ...]]:
    """Return a deal with the goals that fit weekdays, one at most of each form for each of them."""
    maker, start = maker_of(deal.game), certified(deal).record().start()
    courses = [maker.play(start, seed) for seed in CHOOSING]
    found = (
        Candidate(weekday, form, goal)
        for weekday in deal.options.weekdays
        for form in maker.forms
        if (goal := fitting_goal(courses, form, TARGETS[weekday]))
    )
    return deal, tuple(found)


def fitting_goal(courses: Sequence[Course], form: GoalForm, target: int) -> Goal | None:
    """Return the goal of a form whose share is nearest to the target; ``None`` if none is close."""
    found = []
    for count, most in zip_longest(form.counts, form.most_moves):
        times = sorted(course[form.kind, count] for course in courses if (form.kind, count) in course)
        limit = _limit(times, len(courses), target) if form.is_limited else None
        if form.is_limited and (limit is None or (most and limit > most)):
            continue
        goal = Goal(form.kind, count, moves=limit)
        difference = abs(PERCENT * reached(courses, goal) / len(courses) - target)
        if difference <= CLOSE:
            found.append((difference, count, goal))
    return min(found, key=lambda one: one[:2])[2] if found else None


def _limit(times: Sequence[int], games: int, target: int) -> int | None:
    """Return a round number of moves in which the target's share of the games reach a goal."""
    wanted = round(target * games / PERCENT)
    if not 0 < wanted <= len(times):
        return None
    needed = times[wanted - 1]
    step = FINE if needed <= MANY_MOVES else COARSE
    limit = max(-(-needed // step) * step, FEWEST_MOVES)
    late = sum(time > limit for time in times)
    return limit if PERCENT * late >= MATTERS * games else None


def reached(courses: Sequence[Course], goal: Goal) -> int:
    """Return how many games reached a goal."""
    times = (course.get((goal.kind, goal.count)) for course in courses)
    return sum(time is not None and (goal.moves is None or time <= goal.moves) for time in times)


def measured(deal: TriedDeal, goal: Goal) -> int:
    """Return how many of the games of ``MEASURING`` reach a goal."""
    maker, start = maker_of(deal.game), certified(deal).record().start()
    return reached([maker.play(start, seed) for seed in MEASURING], goal)


def nearest(count: int, weekdays: Iterable[int]) -> int | None:
    """Return the weekday whose share is nearest to that of so many games; ``None`` if none is near."""
    near = [weekday for weekday in weekdays if _distance(count, weekday) <= MARGIN]
    return min(near, key=partial(_distance, count), default=None)


def _distance(count: int, weekday: int) -> float:
    return abs(PERCENT * count / len(MEASURING) - TARGETS[weekday])


def proved(deal: TriedDeal, goal: Goal, weekday: int, count: int) -> GoalLine | None:
    """Return the line of a goal that so many games reached; ``None`` if no moves are known that reach it."""
    found = certified(deal)
    start = found.record().start()
    proof = tuple(move for move, _ in read_moves(start, found.moves))
    line = _line_to(start, goal, proof, maker_of(deal.game))
    if not line:
        return None
    moves = write_moves(start, line)
    return GoalLine(weekday, count, len(MEASURING), goal, deal.options.words, deal.number, moves)


def _line_to(
    start: Position, goal: Goal, proof: tuple[Move, ...], maker: GoalMaker[Position]
) -> tuple[Move, ...]:
    """Return moves that reach a goal: those of a deal's proof, or of a game of the sound player."""
    made = goal.reached_after(start, proof)
    if made is not None:
        return proof[:made]
    if maker.moves is None:
        return ()
    for seed in (*CHOOSING, *MEASURING):
        line = maker.moves(start, seed, goal)
        made = goal.reached_after(start, line)
        if made is not None:
            return line[:made]
    return ()
