"""Advice by random games: for building games whose rules no better player knows."""

from statistics import fmean

from engine.advice.building.board import imagined
from engine.advice.building.reasons import DEAL as DEAL_REASON
from engine.advice.building.reasons import DRAW as DRAW_REASON
from engine.advice.building.reasons import HOME, TRIED
from engine.advice.estimates import BY_WINS, STUCK, Advice, MoveEstimate, Playout
from engine.families.building.position import DEAL, BuildingPosition
from engine.move import Move
from engine.searches.random_generator import RandomGenerator

MOST_MOVES = 250
"""Moves of a random game."""
MOST_SAMPLES = 6
"""Imagined deals, because a random game takes long."""
CANDIDATES = 6
"""The number of moves that are estimated, in addition to one that is asked for."""
FIRST_SHARE = 3
"""One move in this many is any that leads on; the others are the first one."""


def advise(visible: BuildingPosition, samples: int, also: Move | None, seed: int) -> Advice:
    """Advise the move after which random games end best."""
    safe = visible.automatic()
    leading = visible.main_moves(visible.legal_moves())[:CANDIDATES]
    moves = list(dict.fromkeys((*([safe] if safe else []), *([also] if also else []), *leading)))
    generator, count = RandomGenerator(seed), min(samples, MOST_SAMPLES)
    deals = [imagined(visible, generator) for _ in range(count)]
    estimates = []
    for move in moves:
        ends = [play_out(deal.after(move), number) for number, deal in enumerate(deals)]
        won, score = sum(end.is_won for end in ends), fmean(end.score for end in ends)
        estimates.append(MoveEstimate(move, won, count, score))
    estimates.sort(key=BY_WINS, reverse=True)
    if safe:
        estimates.sort(key=lambda estimate: estimate.move != safe)
        return Advice(tuple(estimates), HOME)
    return Advice(tuple(estimates), *_reason(estimates))


def play_out(position: BuildingPosition, seed: int) -> Playout:
    """Play moves that lead on, mostly the first of them, until nothing new comes or the game ends."""
    choices = RandomGenerator(seed)
    seen = set[object]()
    for _ in range(MOST_MOVES):
        legal = position.legal_moves()
        state = (frozenset(position.piles), position.foundations, position.cells, position.stock)
        if not legal or state in seen:
            break
        seen.add(state)
        move = position.automatic()
        if move is None:
            leading = position.main_moves(legal)
            is_any = choices.below(FIRST_SHARE) == 0
            move = leading[choices.below(len(leading))] if is_any else leading[0]
        position = position.after(move)
    return Playout(position.is_won(), position.score())


def _reason(estimates: list[MoveEstimate]) -> tuple[str, tuple[tuple[str, int], ...]]:
    """Say why the first of some estimates is advised."""
    if not estimates or not any(estimate.won or estimate.score for estimate in estimates):
        return STUCK, ()
    move = estimates[0].move
    if not move.places:
        return (DEAL_REASON if move == DEAL else DRAW_REASON), ()
    return TRIED, (("won", estimates[0].won), ("other", estimates[-1].won), ("samples", estimates[0].samples))
