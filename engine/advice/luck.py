"""Luck and skill of a game that is over, told apart as the analysis of backgammon does.

What could honestly be hoped for changes in two ways. A choice costs what the chosen move promised less than
the best one, by what the player could see: that is skill. What the cards then showed makes it more or less
than the move promised: that is luck. Between two moves that show hidden cards nothing is left to chance, so
what could be hoped for is asked around these alone. The hope at the deal, luck and skill make the result,
exactly: every number stands in the sum twice, once with each sign.

A game that is played for points has a best score, whatever is hidden. There luck is what the deal had to
give beyond what could be hoped for, and skill is what the moves gave away of it.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from engine.advice import advise, hints_at_once, usual_samples
from engine.advice.prospect import Prospect
from engine.advice.worth import Reach, worth_of
from engine.board import Board
from engine.game import Game, Position
from engine.move import Move

WHOLE = 100
"""What a win counts, but in games for points."""
FEWEST = 6
"""Samples that a moment gets at least."""
ERRORS = 2
"""Two hopes that differ by no more than so many standard errors are taken for the same."""


class Hope(NamedTuple):
    """What could be hoped for, and how far chance may have moved it."""

    value: float
    variance: float = 0.0


class Asked(NamedTuple):
    """What could be hoped for at a moment: by the move that is advised, and by the one that was made."""

    number: int
    best: Hope
    chosen: Hope


class Balance(NamedTuple):
    """The sum of a game: the hope at the deal, luck and skill make the result."""

    deal: int
    luck: int
    skill: int
    """Below zero for what the moves gave away; above it where they did better than a sound player."""
    result: int
    is_in_points: bool
    """Whether these are points; else the chance to win, of a hundred."""


def samples_for(game: Game, moments: int) -> int:
    """Return how many samples each of so many moments gets: as many as a hint, where they are not many."""
    usual = usual_samples(game.name)
    return min(usual, max(FEWEST, hints_at_once(game.name) * usual // max(1, moments)))


def moments_to_ask(game: Game, boards: Sequence[Board], reaches: Sequence[Reach]) -> tuple[int, ...]:
    """Return the moments at which it matters what could be hoped for, and is not known without asking."""
    moments = {0}
    for number in () if game.is_for_points else _shown(boards):
        moments |= {number - 1, number}
    return tuple(
        number
        for number in sorted(moments)
        if boards[number].outcome is None and _known(game, boards[number], reaches[number]) is None
    )


def ask(game: Game, board: Board, number: int, chosen: Move | None, samples: int) -> Asked:
    """Find out what could be hoped for at a moment, and what the chosen move promised."""
    prospects = advise(board, samples, chosen).prospects
    hopes = {prospect.move: _hope(game, prospect) for prospect in prospects}
    # The advised move, as hints tell it: the highest of several shares may be so by mere chance.
    best = hopes[prospects[0].move] if prospects else Hope(0)
    return Asked(number, best, hopes.get(chosen, best) if chosen else best)


def balanced(
    game: Game,
    boards: Sequence[Board],
    reaches: Sequence[Reach],
    asked: Sequence[Asked],
    end: Position,
) -> Balance:
    """Sum luck and skill up over a game, having asked at every moment that matters."""
    result = end.score() if game.is_for_points else WHOLE * worth_of(game, end).is_won
    answers = {one.number: one for one in asked}

    def best(number: int) -> Hope:
        if boards[number].outcome is not None:
            return Hope(result)
        known = _known(game, boards[number], reaches[number])
        return Hope(known) if known is not None else answers[number].best

    here = best(0)
    deal, skill = here.value, 0.0
    if game.is_for_points:
        here = Hope(_points(game, reaches[0]))
    for number in () if game.is_for_points else _shown(boards):
        promised = answers[number - 1].chosen  # asked: what is shown now was hidden there
        lost = promised.value - here.value
        # What may be chance of the samples is no fault of the player's: it goes to luck, so the sum holds.
        if abs(lost) > ERRORS * sqrt(here.variance + promised.variance):
            skill += lost
        here = best(number)
    skill += result - here.value
    shown = round(deal), round(skill)
    return Balance(shown[0], result - sum(shown), shown[1], result, game.is_for_points)


def _shown(boards: Sequence[Board]) -> tuple[int, ...]:
    """Return the numbers of the moves that showed hidden cards."""
    hidden = [_hidden(board) for board in boards]
    return tuple(number for number in range(1, len(hidden)) if hidden[number] < hidden[number - 1])


def _hidden(board: Board) -> int:
    return sum(pile.hidden for pile in board.piles)


def _known(game: Game, board: Board, reach: Reach) -> int | None:
    """Return what can be hoped for where no card is hidden and it was found out; else ``None``."""
    if _hidden(board):
        return None
    if game.is_for_points:
        return _points(game, reach)
    return WHOLE * reach.worth.is_won if reach.worth.is_won or reach.is_best else None


def _points(game: Game, reach: Reach) -> int:
    """Return the score that can be reached."""
    return -reach.worth.points if game.is_low_best else reach.worth.points


def _hope(game: Game, prospect: Prospect) -> Hope:
    if game.is_for_points:
        return Hope(prospect.score)
    # As if one more had been won and one more lost: no share of a few samples is certain.
    likely = (prospect.won + 1) / (prospect.samples + 2)
    variance = WHOLE * WHOLE * likely * (1 - likely) / (prospect.samples + 2)
    return Hope(WHOLE * prospect.won / max(1, prospect.samples), variance)
