"""Advice for building games: the plan of a search over many deals that look like the board.

The estimates say how often a sound player wins after a move when the unseen cards are shuffled: a fast player
that decides by weights, and looks at no hidden card. Where no card is hidden, a search with all cards looks
for a win first.

In games of other rules than Klondike's, the way of a solver is followed where no card is hidden; where cards
lie face down, the ways to turn one up are compared in imagined deals. ``runs`` advises in games whose
foundations take whole suits.
"""

from collections.abc import Sequence
from statistics import fmean

from engine.advice import Adviser
from engine.advice.building import known, line_trier, runs, turning_up, weighed_games
from engine.advice.building.board import hides_cards, imagined, position_of
from engine.advice.building.numbers import can_play, player_of
from engine.advice.building.plan import EFFORT, Plan, plan_for
from engine.advice.building.reasons import REASONS, WINS
from engine.advice.estimates import (
    BY_WINS,
    NO_WAY,
    STUCK,
    Advice,
    MoveEstimate,
    Playout,
    best_playout,
    seed_of,
)
from engine.board import Board
from engine.families.building.position import BuildingPosition
from engine.move import Move
from engine.searches.random_generator import RandomGenerator
from engine.solvers.building import takes_runs_like_spider

SAMPLES = 40
OPEN_LINES = 6
"""Lines of a playout in an open game."""
CANDIDATES = 3
"""Number of moves that are estimated, in addition to ``also``."""


def advise(board: Board, samples: int, also: Move | None) -> Advice:
    """Advise the first move of a plan."""
    visible = position_of(board)
    if takes_runs_like_spider(visible.rules):
        return runs.advise(visible, samples, also, seed_of(board))
    if not can_play(visible):
        return _advise_other(visible, samples, also, seed_of(board))
    plan = plan_for(visible, _effort(samples))
    first = plan.moves[:1]
    others = [move for move in visible.main_moves(visible.legal_moves()) if move not in (*first, also)]
    added = [also] if also and (also,) != first else []
    moves = [*first, *added, *others][: max(CANDIDATES, len(first) + len(added))]
    estimates = _estimates(visible, moves, samples, seed_of(board), plan)
    if not first:
        return Advice(tuple(sorted(estimates, key=BY_WINS, reverse=True)), STUCK)
    others_by_wins = sorted(estimates[1:], key=BY_WINS, reverse=True)
    return Advice((estimates[0], *others_by_wins), plan.reason, plan.details)


def best_move(board: Board, samples: int) -> Move | None:
    """Return the move that ``advise`` names first; ``None`` if it finds no way on."""
    visible = position_of(board)
    if takes_runs_like_spider(visible.rules):
        return next(iter(runs.plan_for(visible).moves), None)
    is_planned = can_play(visible)
    if is_planned and (moves := plan_for(visible, _effort(samples)).moves):
        return moves[0]
    if not is_planned and _is_known(visible):
        return known.best_move(visible)
    advice = advise(board, samples, None)
    is_stuck = advice.reason in NO_WAY and not advice.estimates[0].won
    return None if is_stuck or not advice.estimates else advice.estimates[0].move


def _advise_other(visible: BuildingPosition, samples: int, also: Move | None, seed: int) -> Advice:
    """Advise in a game of other rules than Klondike's."""
    if _is_known(visible):
        return known.advise(visible, also)
    if _has_planned_turns(visible):
        return turning_up.advise(visible, samples / SAMPLES, also)
    return weighed_games.advise(visible, samples, also, seed)


def _is_known(visible: BuildingPosition) -> bool:
    """Tell whether a solver's way is followed."""
    return not visible.rules.foundations.takes_runs and not hides_cards(visible)


def _has_planned_turns(visible: BuildingPosition) -> bool:
    """Tell whether cards come up only on the tableau."""
    return not visible.rules.foundations.takes_runs and not visible.stock and not visible.waste


def play_out(position: BuildingPosition, seed: int) -> Playout:
    """Play to the end as a fast sound player does; in an open game, as the best of some lines."""
    outcome = position.outcome()
    if outcome is not None:
        return Playout(position.is_won(), position.score())
    if takes_runs_like_spider(position.rules):
        return runs.play_out(position, seed)
    if line_trier.can_play(position):
        return line_trier.play_out(position, seed)
    is_planned = can_play(position)
    cards = len(position.table.deck)

    def play(seed: int) -> Playout:
        if not is_planned:
            return weighed_games.play_out(position, seed)
        player = player_of(position, seed)
        home = player.play()
        return Playout(player.is_won(), home)

    return best_playout(play, OPEN_LINES, seed, best=cards) if position.rules.is_open else play(seed)


def _effort(samples: int) -> int:
    """Return the effort of the search that compares moves: less where fewer samples are wanted."""
    return EFFORT * min(samples, SAMPLES) // SAMPLES


def _estimates(
    visible: BuildingPosition, moves: Sequence[Move], samples: int, seed: int, plan: Plan
) -> list[MoveEstimate]:
    """Return the estimates of moves in the same imagined deals; in one if nothing is hidden."""
    generator, count = RandomGenerator(seed), samples if hides_cards(visible) else 1
    deals = [imagined(visible, generator) for _ in range(count)]
    estimates = []
    for move in moves:
        ends = [play_out(deal.after(move), number) for number, deal in enumerate(deals)]
        won, score = sum(end.is_won for end in ends), fmean(end.score for end in ends)
        if plan.reason == WINS and (move,) == plan.moves[:1]:
            won, score = 1, len(visible.table.deck)
        estimates.append(MoveEstimate(move, won, count, score))
    return estimates


ADVISER = Adviser(advise, play_out, SAMPLES, REASONS, open_lines=OPEN_LINES, best_move=best_move)
