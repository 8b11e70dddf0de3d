"""The review of a game that is over: what could still be reached at every moment of it, all cards known.

It is worked out in steps, so that whoever waits can be told how far it is. What can be won or scored only
falls along the moves of a game: a way to an end that is found at one moment holds for all earlier ones, and
where two moments are worth the same, so is all between them. That leaves few to look at: first the deal,
then the middle of wherever the most was lost.
"""

from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple

from engine.advice import can_advise, hints_at_once, usual_samples
from engine.advice.luck import Asked, Balance, ask, balanced, moments_to_ask, samples_for
from engine.advice.worth import Reach, Worth, course, end_of, worth_of
from engine.game import Game, Position
from engine.games import find_game
from engine.move import Move
from engine.record import Record
from engine.solvers import can_solve, solve, usual_budget
from engine.solvers.solution import Verdict

BITS = 2
"""The usual budget is about a second's work: a moment gets this part of it, and so does a step."""
BUDGETS = 4
"""All moments together get so many usual budgets."""
FINEST = 60
"""Where points were lost at many moves, a moment gets this part of a usual budget at least."""
STEPS = 10
"""What may be asked for at once takes so many steps."""
SOLVING = 60
"""Of a hundred parts of the work so many are looking for ways; the others tell luck from skill."""


class Gap(NamedTuple):
    """What a moment may be worth beyond what is known."""

    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class Review:
    """How far a review has come. Moments are numbered by the moves before them: 0 is the deal."""

    record: str
    seconds: int
    """What the clock showed when the game was over: every end is counted as if it showed that."""
    own: Worth
    """What the player came to."""
    is_given_up: bool
    """Whether the rules had not ended the game."""
    reaches: tuple[Reach, ...]
    """The best that is known to be reached from each moment; it never rises."""
    tried: frozenset[int] = frozenset()
    """The moments from which ways were looked for."""
    spent: int = 0
    """Positions that were looked at for it."""
    asked: tuple[Asked, ...] = ()
    """What could honestly be hoped for, at the moments that tell luck from skill."""
    to_ask: int = 0
    """How many these are; 0 as long as ways are looked for."""
    balance: Balance | None = None
    """Luck and skill; ``None`` until the review is done, and for a game without advice."""
    is_done: bool = False

    @property
    def moves(self) -> tuple[Move, ...]:
        """The player's own moves."""
        return Record.read(self.record).moves

    def line(self, number: int) -> tuple[Move, ...]:
        """Return the best way that is known from a moment to an end of the game."""
        reach = self.reaches[number]
        return (*self.moves[number : reach.turn], *reach.line)

    @property
    def percent(self) -> int:
        """How much of it is done, about."""
        if self.is_done:
            return 100
        if self.to_ask:
            return SOLVING + (100 - SOLVING) * len(self.asked) // self.to_ask
        game = Record.read(self.record).game
        whole = BUDGETS * usual_budget(game) if can_solve(game) else 1
        return min(SOLVING * self.spent // whole, SOLVING)

    def bounds(self) -> tuple[Worth, ...]:
        """Return what each moment can be worth at most, as far as ways were looked for before it."""
        found: list[Worth] = []
        for number, reach in enumerate(self.reaches):
            found.append(reach.worth if number in self.tried or not found else found[-1])
        return tuple(found)


def begin(text: str, seconds: int = 0, proof: str = "") -> Review:
    """Begin the review of the game of a record.

    ``proof`` is the record of a good play of the same deal, where one is known. Raises ``RecordError`` for
    what cannot be replayed.
    """
    record = Record.read(text)
    game, last = find_game(record.game), len(record.moves)
    end = record.replay().at(seconds)
    own, is_over = worth_of(game, end), end.outcome() is not None
    reaches = (*(Reach(own, last, ()) for _ in record.moves), Reach(own, last, (), is_over))
    tried = frozenset((last,)) if is_over else frozenset[int]()
    review = Review(text, seconds, own, not is_over, reaches, tried)
    known = Record.read(proof) if proof else record
    if known.first(0) != record.first(0):
        return review
    return _with(review, 0, known.moves, worth_of(game, known.replay().at(seconds)))


def go_on(review: Review) -> Review:
    """Take a review a step further: about half a second's work, where the searches are compiled."""
    record = Record.read(review.record)
    game, positions = find_game(record.game), course(record, review.seconds)
    if can_solve(game.name) and not review.to_ask:
        whole, before = usual_budget(game.name), review
        most = min(review.spent + whole // BITS, BUDGETS * whole)
        while review.spent < most and (found := _next(review, game)):
            number, budget = found
            review = _tried(review, game, positions[number], number, min(budget, most - review.spent))
        if review is not before:
            return review
    return _asked(review, game, positions)


def _next(review: Review, game: Game) -> tuple[int, int] | None:
    """Return from which moment to look for ways now, and with what budget; ``None`` when all is found out.

    Where a win may have been lost, moments are halved until the move is known that did it. Points are lost
    at many moves: what is left of the budget is for all of them.
    """
    end, whole = len(review.reaches) - 1, usual_budget(game.name)
    first = next((one for one in (0, end) if one not in review.tried), None)
    if first is not None:
        return None if review.reaches[first].is_best else (first, whole // BITS)
    gaps = [_gap(review, game, number, most) for number, most in enumerate(review.bounds())]
    runs = ((gap, list(run)) for gap, run in groupby(range(end), gaps.__getitem__) if gap)
    gap, widest = max(runs, key=lambda one: (one[0], len(one[1])), default=(None, []))
    if gap is None:
        return None
    left = BUDGETS * whole - review.spent
    share = max(whole // FINEST, left // sum(map(bool, gaps)))
    return widest[len(widest) // 2], min(whole // BITS, share if gap.points and not gap.wins else whole)


def _gap(review: Review, game: Game, number: int, most: Worth) -> Gap | None:
    """Return what a moment may be worth beyond what is known, being worth so much at most."""
    reach = review.reaches[number]
    if number in review.tried or (reach.worth == most and reach.is_best):
        return None
    if reach.worth == most == review.reaches[0].worth and (most.is_won or game.is_for_points):
        return None
    return Gap(most.is_won - reach.worth.is_won, most.points - reach.worth.points)


def _tried(review: Review, game: Game, position: Position, number: int, budget: int) -> Review:
    """Look for ways from a moment."""
    left = BUDGETS * usual_budget(game.name) - review.spent
    found = solve(position, min(budget, left))
    review = replace(review, tried=review.tried | {number}, spent=review.spent + found.positions)
    if found.line:
        review = _with(review, number, found.line, worth_of(game, end_of(position, found.line)))
    is_lost = found.verdict is Verdict.UNWINNABLE and not game.is_for_points
    return _proved(review, number) if found.is_best or is_lost else review


def _with(review: Review, number: int, line: tuple[Move, ...], worth: Worth) -> Review:
    """Note a way from a moment: it is one from all earlier ones, and from later ones that it passes."""
    own, turn = review.moves, number
    while line and own[turn : turn + 1] == line[:1]:
        turn, line = turn + 1, line[1:]
    way = Reach(worth, turn, line)
    reaches = tuple(
        way if moment <= turn and reach.worth < worth else reach
        for moment, reach in enumerate(review.reaches)
    )
    return replace(review, reaches=reaches)


def _proved(review: Review, number: int) -> Review:
    """Note that nothing better can be reached from a moment, nor then from any later one."""
    worth = review.reaches[number].worth
    reaches = tuple(
        reach._replace(is_best=True) if moment >= number and reach.worth == worth else reach
        for moment, reach in enumerate(review.reaches)
    )
    return replace(review, reaches=reaches)


def _asked(review: Review, game: Game, positions: tuple[Position, ...]) -> Review:
    """Find out what could honestly be hoped for, at some more of the moments that matter to that."""
    if not can_advise(game.name):
        return replace(review, is_done=True)
    boards, moves = tuple(position.board() for position in positions), review.moves
    numbers = moments_to_ask(game, boards, review.reaches)
    samples = samples_for(game, len(numbers))
    hints = hints_at_once(game.name) * usual_samples(game.name) // (STEPS * samples)
    most = len(review.asked) + max(1, hints)
    asked = list(review.asked)
    for number in numbers[len(asked) : most]:
        chosen = moves[number] if number < len(moves) else None
        asked.append(ask(game, boards[number], number, chosen, samples))
    review = replace(review, asked=tuple(asked), to_ask=max(1, len(numbers)))
    if len(asked) < len(numbers):
        return review
    return replace(review, is_done=True, balance=balanced(game, boards, review.reaches, asked, positions[-1]))
