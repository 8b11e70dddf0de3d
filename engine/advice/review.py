"""The review of a finished game: the best value within reach at every moment, with all cards known.

A review is computed in steps, so its progress can be shown. The best value never rises during a game: a line
that is found at one moment is also one from all earlier moments, and if two moments have the same value, so
have all between them. That leaves few moments to search: first the deal, then the middle of the moves that
lost the most.
"""

from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple

from engine.advice import can_advise, find_adviser
from engine.advice.game_value import BestLine, GameValue, replayed_positions, value_of
from engine.advice.luck import (
    Balance,
    MomentEstimate,
    balance_of,
    estimate_moment,
    moments_to_estimate,
    samples_for,
)
from engine.game import Game, Position
from engine.games import find_game
from engine.move import Move
from engine.record import Record
from engine.solvers import can_solve, solve, usual_budget
from engine.solvers.solution import Verdict

STEP_DIVISOR = 2
"""A moment, and also a step, gets this fraction of the usual budget, which is about a second's work."""
BUDGETS = 4
"""All moments together get this many usual budgets."""
MIN_DIVISOR = 60
"""If points were lost at many moves, each moment gets at least this fraction of the usual budget."""
HINT_STEPS = 10
"""The number of steps for as many hints as are allowed at once."""
SEARCH_PERCENT = 60
"""The part of the progress for searching lines; the rest is for separating luck and skill."""


class Gap(NamedTuple):
    """The difference between the upper bound and the known value of a moment."""

    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class Review:
    """The state of a review. Moments are numbered by the moves before them: 0 is the deal."""

    record: str
    seconds: int
    """The clock at the end of the game, which is also used for all other lines."""
    own: GameValue
    """The value of the player's game."""
    is_given_up: bool
    """Whether the player ended the game before the rules did."""
    best_lines: tuple[BestLine, ...]
    """The best known line from each moment; its value never rises."""
    searched: frozenset[int] = frozenset()
    positions: int = 0
    estimates: tuple[MomentEstimate, ...] = ()
    """The estimates of the moments that separate luck and skill."""
    estimate_count: int = 0
    """The number of these moments; 0 while lines are searched."""
    balance: Balance | None = None
    """``None`` until the review is done, and for a game without advice."""
    is_done: bool = False

    @property
    def moves(self) -> tuple[Move, ...]:
        """The player's own moves."""
        return Record.read(self.record).moves

    def line(self, number: int) -> tuple[Move, ...]:
        """Return the best known line from a moment to an end of the game."""
        best_line = self.best_lines[number]
        return (*self.moves[number : best_line.branch], *best_line.line)

    @property
    def percent(self) -> int:
        """The approximate progress."""
        if self.is_done:
            return 100
        if self.estimate_count:
            return SEARCH_PERCENT + (100 - SEARCH_PERCENT) * len(self.estimates) // self.estimate_count
        game = Record.read(self.record).game
        whole = BUDGETS * usual_budget(game) if can_solve(game) else 1
        return min(SEARCH_PERCENT * self.positions // whole, SEARCH_PERCENT)

    def bounds(self) -> tuple[GameValue, ...]:
        """Return an upper bound of the value of each moment, from the searches of earlier moments."""
        found: list[GameValue] = []
        for number, best_line in enumerate(self.best_lines):
            found.append(best_line.value if number in self.searched or not found else found[-1])
        return tuple(found)


def begin_review(text: str, seconds: int = 0, proof: str = "") -> Review:
    """Begin the review of a recorded game.

    ``proof`` is the record of a good game of the same deal, if one is known. Raises ``RecordError`` for a
    record that cannot be replayed.
    """
    record = Record.read(text)
    game, last = find_game(record.game), len(record.moves)
    end = record.replay().at(seconds)
    own, is_over = value_of(game, end), end.outcome() is not None
    best_lines = (*(BestLine(own, last, ()) for _ in record.moves), BestLine(own, last, (), is_over))
    searched = frozenset((last,)) if is_over else frozenset[int]()
    review = Review(text, seconds, own, not is_over, best_lines, searched)
    known = Record.read(proof) if proof else record
    if known.first(0) != record.first(0):
        return review
    return _with_line(review, 0, known.moves, value_of(game, known.replay().at(seconds)))


def continue_review(review: Review) -> Review:
    """Advance a review by a step: about half a second's work with compiled searches."""
    searched = review if review.estimate_count else search_lines(review)
    if searched is not review:
        return searched
    record = Record.read(review.record)
    return _estimate(review, find_game(record.game), replayed_positions(record, review.seconds))


def search_lines(review: Review) -> Review:
    """Advance the search for better lines by a step; return the same review if it has ended."""
    record = Record.read(review.record)
    game, positions = find_game(record.game), replayed_positions(record, review.seconds)
    if not can_solve(game.name):
        return review
    whole = usual_budget(game.name)
    most = min(review.positions + whole // STEP_DIVISOR, BUDGETS * whole)
    while review.positions < most and (found := _next_search(review, game)):
        number, budget = found
        review = _search(review, game, positions[number], number, min(budget, most - review.positions))
    return review


def _next_search(review: Review, game: Game) -> tuple[int, int] | None:
    """Return the next moment to search, and the budget for it; ``None`` when everything is known.

    If a win may have been lost, a binary search finds the move that lost it. Points are lost at many moves,
    so the rest of the budget is divided among these.
    """
    end, whole = len(review.best_lines) - 1, usual_budget(game.name)
    first = next((one for one in (0, end) if one not in review.searched), None)
    if first is not None:
        return None if review.best_lines[first].is_best else (first, whole // STEP_DIVISOR)
    gaps = [_gap(review, game, number, most) for number, most in enumerate(review.bounds())]
    runs = ((gap, list(run)) for gap, run in groupby(range(end), gaps.__getitem__) if gap)
    gap, widest = max(runs, key=lambda one: (one[0], len(one[1])), default=(None, []))
    if gap is None:
        return None
    left = BUDGETS * whole - review.positions
    share = max(whole // MIN_DIVISOR, left // sum(map(bool, gaps)))
    return widest[len(widest) // 2], min(
        whole // STEP_DIVISOR, share if gap.points and not gap.wins else whole
    )


def _gap(review: Review, game: Game, number: int, most: GameValue) -> Gap | None:
    """Return the gap of a moment with an upper bound ``most``; ``None`` if there is nothing to find out."""
    best_line = review.best_lines[number]
    if number in review.searched or (best_line.value == most and best_line.is_best):
        return None
    if best_line.value == most == review.best_lines[0].value and (most.is_won or game.is_for_points):
        return None
    return Gap(most.is_won - best_line.value.is_won, most.points - best_line.value.points)


def _search(review: Review, game: Game, position: Position, number: int, budget: int) -> Review:
    found = solve(position, budget)
    review = replace(
        review, searched=review.searched | {number}, positions=review.positions + found.positions
    )
    if found.line:
        review = _with_line(review, number, found.line, value_of(game, position.after_line(found.line)))
    is_lost = found.verdict is Verdict.UNWINNABLE and not game.is_for_points
    return _proved(review, number) if found.is_best or is_lost else review


def _with_line(review: Review, number: int, line: tuple[Move, ...], value: GameValue) -> Review:
    """Record a line: it is also one from all earlier moments, and from later ones that it passes."""
    own, branch = review.moves, number
    while line and own[branch : branch + 1] == line[:1]:
        branch, line = branch + 1, line[1:]
    better = BestLine(value, branch, line)
    best_lines = tuple(
        better if moment <= branch and best_line.value < value else best_line
        for moment, best_line in enumerate(review.best_lines)
    )
    return replace(review, best_lines=best_lines)


def _proved(review: Review, number: int) -> Review:
    """Record that no line from a moment is better, so none is from later ones with the same value."""
    value = review.best_lines[number].value
    best_lines = tuple(
        best_line._replace(is_best=True) if moment >= number and best_line.value == value else best_line
        for moment, best_line in enumerate(review.best_lines)
    )
    return replace(review, best_lines=best_lines)


def _estimate(review: Review, game: Game, positions: tuple[Position, ...]) -> Review:
    """Estimate some more of the moments that separate luck and skill."""
    if not can_advise(game.name):
        return replace(review, is_done=True)
    boards, moves = tuple(position.board() for position in positions), review.moves
    numbers = moments_to_estimate(game, boards, review.best_lines)
    samples = samples_for(game, len(numbers))
    adviser = find_adviser(game.name)
    hints = adviser.hints_at_once * adviser.samples // (HINT_STEPS * samples)
    most = len(review.estimates) + max(1, hints)
    estimates = list(review.estimates)
    for number in numbers[len(estimates) : most]:
        chosen = moves[number] if number < len(moves) else None
        estimates.append(estimate_moment(game, boards[number], number, chosen, samples))
    review = replace(review, estimates=tuple(estimates), estimate_count=max(1, len(numbers)))
    if len(estimates) < len(numbers):
        return review
    balance = balance_of(game, boards, review.best_lines, estimates, positions[-1])
    return replace(review, is_done=True, balance=balance)
