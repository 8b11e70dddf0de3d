"""Separates luck and skill of a finished game, as the analysis of backgammon does.

The expectation of a player who sees only the board changes in two ways. The difference between the best and
the chosen move is skill. The change when cards are revealed is luck. Between two moves that reveal hidden
cards nothing is random, so the expectation is estimated only before and after these. The expectation at the
deal plus luck plus skill is exactly the result, because every number occurs twice in the sum, once with each
sign.

A game for points has a best score whatever is hidden. There, luck is the difference between that score and
the expectation at the deal, and skill is what the moves lost of it.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from engine.advice import advise, find_adviser
from engine.advice.estimates import MoveEstimate
from engine.advice.game_value import BestLine, value_of
from engine.board import Board
from engine.game import Game, Position
from engine.move import Move

WIN_VALUE = 100
"""The value of a win, except in games for points."""
MIN_SAMPLES = 6
"""Minimum number of samples of a moment."""
STANDARD_ERRORS = 2
"""Expectations that differ by at most this many standard errors count as equal."""


class Expectation(NamedTuple):
    """An estimated result with its variance."""

    value: float
    variance: float = 0.0


class MomentEstimate(NamedTuple):
    """The expectations at a moment: of the advised move, and of the move that was made."""

    number: int
    best: Expectation
    chosen: Expectation


class Balance(NamedTuple):
    """The balance of a game: expectation at the deal, luck and skill add up to the result."""

    deal: int
    luck: int
    skill: int
    """Negative for what the moves lost; positive if they did better than a sound player."""
    result: int
    is_in_points: bool
    """Whether these are points; otherwise they are percentages of wins."""


def samples_for(game: Game, moments: int) -> int:
    """Return the number of samples of each moment: as many as for a hint, unless there are many moments."""
    adviser = find_adviser(game.name)
    usual = adviser.samples
    return min(usual, max(MIN_SAMPLES, adviser.hints_at_once * usual // max(1, moments)))


def moments_to_estimate(
    game: Game, boards: Sequence[Board], best_lines: Sequence[BestLine]
) -> tuple[int, ...]:
    """Return the moments whose expectation matters and is not known exactly."""
    moments = {0}
    for number in () if game.is_for_points else _revealing_moves(boards):
        moments |= {number - 1, number}
    return tuple(
        number
        for number in sorted(moments)
        if boards[number].outcome is None and _exact(game, boards[number], best_lines[number]) is None
    )


def estimate_moment(
    game: Game, board: Board, number: int, chosen: Move | None, samples: int
) -> MomentEstimate:
    """Estimate the expectations of the advised and the chosen move at a moment."""
    estimates = advise(board, samples, chosen).estimates
    expected = {estimate.move: _expectation(game, estimate) for estimate in estimates}
    # The advised move, as in hints: the highest of several shares may be so only by chance.
    best = expected[estimates[0].move] if estimates else Expectation(0)
    return MomentEstimate(number, best, expected.get(chosen, best) if chosen else best)


def balance_of(
    game: Game,
    boards: Sequence[Board],
    best_lines: Sequence[BestLine],
    estimates: Sequence[MomentEstimate],
    end: Position,
) -> Balance:
    """Add up luck and skill of a game, with estimates of every moment that matters."""
    result = end.score() if game.is_for_points else WIN_VALUE * value_of(game, end).is_won
    by_number = {one.number: one for one in estimates}

    def best(number: int) -> Expectation:
        if boards[number].outcome is not None:
            return Expectation(result)
        known = _exact(game, boards[number], best_lines[number])
        return Expectation(known) if known is not None else by_number[number].best

    here = best(0)
    deal, skill = here.value, 0.0
    if game.is_for_points:
        here = Expectation(_points(game, best_lines[0]))
    for number in () if game.is_for_points else _revealing_moves(boards):
        expected = by_number[number - 1].chosen  # was estimated, because it had hidden cards
        lost = expected.value - here.value
        # A difference within the sampling error counts as luck, not as skill, so the sum still holds.
        if abs(lost) > STANDARD_ERRORS * sqrt(here.variance + expected.variance):
            skill += lost
        here = best(number)
    skill += result - here.value
    rounded = _rounded(game, deal), round(skill)
    return Balance(rounded[0], result - sum(rounded), rounded[1], result, game.is_for_points)


def _rounded(game: Game, deal: float) -> int:
    """Return the expectation of a deal as an integer; a share is none or all only if it is exactly so."""
    rounded = round(deal)
    if game.is_for_points or not 0 < deal < WIN_VALUE:
        return rounded
    return min(max(rounded, 1), WIN_VALUE - 1)


def _revealing_moves(boards: Sequence[Board]) -> tuple[int, ...]:
    """Return the numbers of the moves that revealed hidden cards."""
    hidden = [_hidden(board) for board in boards]
    return tuple(number for number in range(1, len(hidden)) if hidden[number] < hidden[number - 1])


def _hidden(board: Board) -> int:
    return sum(pile.hidden for pile in board.piles)


def _exact(game: Game, board: Board, best_line: BestLine) -> int | None:
    """Return the exact expectation if no card is hidden and the solver found it; else ``None``."""
    if _hidden(board):
        return None
    if game.is_for_points:
        return _points(game, best_line)
    return WIN_VALUE * best_line.value.is_won if best_line.value.is_won or best_line.is_best else None


def _points(game: Game, best_line: BestLine) -> int:
    return -best_line.value.points if game.is_low_best else best_line.value.points


def _expectation(game: Game, estimate: MoveEstimate) -> Expectation:
    if game.is_for_points:
        return Expectation(estimate.score)
    # Adds one win and one loss, because a share of a few samples is never certain.
    likely = (estimate.won + 1) / (estimate.samples + 2)
    variance = WIN_VALUE * WIN_VALUE * likely * (1 - likely) / (estimate.samples + 2)
    return Expectation(WIN_VALUE * estimate.won / max(1, estimate.samples), variance)
