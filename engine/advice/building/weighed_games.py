"""Advice by fast games in imagined deals: for building games whose rules no better player knows."""

from statistics import fmean

from engine.advice.building.board import hides_cards, imagined
from engine.advice.building.reasons import DEAL as DEAL_REASON
from engine.advice.building.reasons import DRAW as DRAW_REASON
from engine.advice.building.reasons import HOME, TRIED
from engine.advice.estimates import BY_WINS, STUCK, Advice, MoveEstimate, Playout
from engine.families.building.position import DEAL, BuildingPosition
from engine.move import Move
from engine.searches.building.general_player import GeneralPlayer
from engine.searches.random_generator import RandomGenerator
from engine.solvers.building import to_general_rules, to_general_table

MOST_SAMPLES = 12
"""Imagined deals of a hint."""
NOISE = 20
"""How much chance adds to the worth of a move."""
CANDIDATES = 6
"""The number of moves that are estimated, in addition to one that is asked for."""


def advise(visible: BuildingPosition, samples: int, also: Move | None, seed: int) -> Advice:
    """Advise the move after which fast games end best."""
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
    """Play to the end by weights of the moves; where no card is hidden, leave dead ends again."""
    if position.outcome() is not None:
        return Playout(position.is_won(), position.score())
    rules, table = to_general_rules(position.rules), to_general_table(position)
    player = GeneralPlayer(rules, table, seed, NOISE, not hides_cards(position.visible()))
    home = player.play()
    score = home // len(position.rules.ranks) if rules.takes_runs else home
    return Playout(player.table.is_home(), score)


def _reason(estimates: list[MoveEstimate]) -> tuple[str, tuple[tuple[str, int], ...]]:
    """Say why the first of some estimates is advised."""
    if not estimates or not any(estimate.won or estimate.score for estimate in estimates):
        return STUCK, ()
    move = estimates[0].move
    if not move.places:
        return (DEAL_REASON if move == DEAL else DRAW_REASON), ()
    return TRIED, (("won", estimates[0].won), ("other", estimates[-1].won), ("samples", estimates[0].samples))
