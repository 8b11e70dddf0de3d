"""Advice for clearing games: moves are compared in imagined deals that look like the board.

Where no card is hidden, each move is searched to its end. Else a fast sound player who sees only what lies
open plays every move on in each imagined deal, and a short search looks for a win there with all cards known.
The first wins less often than people can, the second more often: both count.
"""

from collections.abc import Sequence
from statistics import fmean

from engine.advice import Adviser
from engine.advice.clearing.board import hides_cards, imagined, position_of, unseen_cards, unseen_places
from engine.advice.estimates import UNWINNABLE, Advice, MoveEstimate, Playout, best_playout, seed_of
from engine.board import Board
from engine.families.clearing.position import DRAW, ClearingPosition
from engine.families.clearing.rules import PairsTo
from engine.move import Move
from engine.searches.clearing.pair_player import play_pairs
from engine.searches.clearing.run_player import play_runs
from engine.searches.clearing.run_samples import try_steps
from engine.searches.random_generator import RandomGenerator
from engine.solvers.clearing import COST, find_line, moves_of, steps_of, to_problem

SAMPLES = 24
RUN_SAMPLES = 4
"""Imagined deals of games in which cards go onto the waste in sequence: so many times the samples."""
REASONS = ("only", "wins", "fewest", "safe", "tried", "likely", "far", "draw", UNWINNABLE)

KNOWN_BUDGET = 500_000
"""Positions of the search for a win where no card is hidden."""
OTHERS_BUDGET = 10_000
"""Positions of that for the fewest cards after each other move."""
SEARCHED = 300
"""Positions for each move in an imagined deal, of the search of pairs or of runs."""
OPEN_LINES = 6
"""Lines of a playout in an open game."""
OPEN_NOISE = {True: 8, False: 100}
"""The random part of the values of moves in each of them, in games with pairs and in others."""

LEAST_AHEAD, AHEAD_STEPS = 100, 9
"""Positions that are looked at in such a playout: so many times 1, 2, 4 and so on."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:  # noqa: ARG001
    """Estimate every legal move, so also ``also``."""
    visible = position_of(board)
    moves = visible.legal_moves()
    if not hides_cards(visible):
        return _advise_known(visible, moves)
    generator, unseen = RandomGenerator(seed_of(board)), unseen_cards(board)
    if visible.table.has_pairs:
        deals = [imagined(visible, unseen, generator) for _ in range(samples)]
        estimates = [_tried_in(deals, move) for move in moves]
    else:
        samples *= RUN_SAMPLES
        estimates = _try_runs(imagined(visible, unseen, generator), visible, samples, seed_of(board))
    estimates.sort(key=_order, reverse=True)
    alone = [one for one in estimates if is_alone(visible, one.move)]
    estimates = [*alone, *(one for one in estimates if one not in alone)]
    best, other = estimates[0], max((one.won for one in estimates[1:]), default=0)
    details = (("won", best.won), ("samples", samples), ("other", other))
    return Advice(tuple(estimates), _reason(visible, best, other, len(moves)), details)


def best_move(board: Board, samples: int) -> Move | None:
    """Return the move that ``advise`` names first, the only one without estimates.

    Return ``None`` if it is proved that none wins.
    """
    visible = position_of(board)
    moves = visible.legal_moves()
    if len(moves) == 1 and hides_cards(visible):
        return moves[0]
    advice = advise(board, samples, None)
    return None if advice.reason == UNWINNABLE else advice.estimates[0].move


def _reason(visible: ClearingPosition, best: MoveEstimate, other: int, moves: int) -> str:
    """Say why a move is advised that won more often than ``other``."""
    if moves == 1:
        return "only"
    if is_alone(visible, best.move):
        return "safe"
    if not best.won:
        return "far"
    if best.move == DRAW:
        return "draw"
    return "tried" if other else "likely"


def is_alone(visible: ClearingPosition, move: Move) -> bool:
    """Tell whether a move takes a card that leaves the game by itself."""
    return len(move.places) == 1 and visible.cards_at(move.places[0])[-1] in visible.table.alone


def play_out(position: ClearingPosition, seed: int) -> Playout:
    """Play to the end as a fast sound player does; in an open game, as the best of some lines.

    Where nothing is drawn, and in pairs, all that counts there is how far a player thinks ahead: a search
    does so, in some playouts farther than in others.
    """
    if not position.rules.is_open:
        return _play(position, seed, 0)
    if position.outcome() is None and (position.rules.stock is None or position.table.has_pairs):
        budget = LEAST_AHEAD << RandomGenerator(seed).below(AHEAD_STEPS)
        if find_line(position, budget, 0, 1).line:
            return Playout(is_won=True, score=0)
    noise = OPEN_NOISE[position.table.has_pairs]
    return best_playout(lambda seed: _play(position, seed, noise), OPEN_LINES, seed, best=0, is_low_best=True)


def _play(position: ClearingPosition, seed: int, noise: int) -> Playout:
    if position.outcome() is not None:
        return Playout(position.is_won(), position.score())
    problem = to_problem(position)
    match position.rules.match:
        case PairsTo(total):
            left = play_pairs(problem, total, seed, is_known=position.redeals > 0, noise=noise)
        case _:
            left = play_runs(problem, _face_down(position), seed, noise)
    return Playout(left == 0, left)


def _face_down(position: ClearingPosition) -> int:
    """Return the mask of the cards that lie face down as long as they are covered."""
    layout = zip(position.rules.layout, position.piles, strict=True)
    flags = [pile.is_face_down and not position.rules.is_open for pile, cards in layout for _ in cards]
    return sum(1 << number for number, flag in enumerate(flags) if flag)


def _tried_in(deals: Sequence[ClearingPosition], move: Move) -> MoveEstimate:
    """Return how often a move wins in imagined deals."""
    ends, found = list[Playout](), 0
    for number, deal in enumerate(deals):
        after = deal.after(move)
        ends.append(_play(after, number, 0))
        found += not after.score() or bool(find_line(after, SEARCHED * COST, 0, 1).line)
    won = _middle(sum(end.is_won for end in ends), found)
    return MoveEstimate(move, won, len(deals), fmean(end.score for end in ends))


def _try_runs(
    deal: ClearingPosition, visible: ClearingPosition, samples: int, seed: int
) -> list[MoveEstimate]:
    """Return how often each move wins in deals that differ from one only where the player sees no card."""
    moves = deal.legal_moves()
    steps = steps_of(deal, moves)
    problem, unseen = to_problem(deal), unseen_places(visible)
    trials = try_steps(problem, _face_down(deal), unseen, steps, samples, seed, SEARCHED)
    return [
        MoveEstimate(move, _middle(trial.won, trial.found), samples, trial.left / samples)
        for move, trial in zip(moves, trials, strict=True)
    ]


def _middle(played: int, found: int) -> int:
    """Return how many deals count as won of which so many were won by playing and by searching."""
    return (played + found + 1) // 2


def _advise_known(visible: ClearingPosition, moves: tuple[Move, ...]) -> Advice:
    """Advise where all cards are known: the first move of a win, or else of a line that leaves the fewest."""
    found = find_line(visible, KNOWN_BUDGET, 0, 1)
    winning = moves_of(visible, found)[:1]
    estimates = [
        MoveEstimate(move, 1, 1, 0) if (move,) == winning else _known(visible.after(move), move)
        for move in moves
    ]
    estimates.sort(key=lambda one: ((one.move,) == winning, *_order(one)), reverse=True)
    if estimates[0].won:
        return Advice(tuple(estimates), "wins" if len(moves) > 1 else "only")
    return Advice(tuple(estimates), UNWINNABLE if found.is_best else "fewest")


def _known(after: ClearingPosition, move: Move) -> MoveEstimate:
    """Return what a short search finds after a move."""
    found = find_line(after, OTHERS_BUDGET, 0, after.score() + 1) if after.outcome() is None else None
    score = found.left if found and found.line else after.score()
    return MoveEstimate(move, int(score == 0), 1, score)


def _order(estimate: MoveEstimate) -> tuple[int, float]:
    """Return a sort key of which the greater is better."""
    return estimate.won, -estimate.score


ADVISER = Adviser(advise, play_out, SAMPLES, REASONS, open_lines=OPEN_LINES, best_move=best_move)
