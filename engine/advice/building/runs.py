"""Advice for games whose foundations take whole suits, and whose stock is dealt, such as Spider.

The next move is the first one of a plan: of those that turn up a card or complete a suit, or else lead to the
next deal, the one after which cards lie best. It knows no hidden card. Where none is left, a search with all
cards known looks for a win.
"""

from collections.abc import Sequence
from statistics import fmean

from engine.advice.building.board import imagined
from engine.advice.building.known import find_way
from engine.advice.building.plan import Plan
from engine.advice.building.reasons import DEAL as DEAL_REASON
from engine.advice.building.reasons import FILL, ORDER, RUN, UNCOVER, WINS
from engine.advice.estimates import BY_WINS, STUCK, UNWINNABLE, Advice, MoveEstimate, Playout, best_playout
from engine.cards import Detail
from engine.families.building.position import DEAL, BuildingPosition
from engine.move import Move
from engine.searches.building_runs.costs import DOWN, Costs, Weights
from engine.searches.building_runs.planner import Planner
from engine.searches.building_runs.player import Player
from engine.searches.random_generator import RandomGenerator
from engine.solvers.building import to_general_table
from engine.solvers.building_lines import Line, card_numbers

WEIGHTS = (12, 6, 7, 7, 0, 10, 7, 10)
"""What a plan counts, in the order of ``Weights``: found by playing many games."""
JITTER = 1
"""How far the weights of a playout differ from these."""
MARGIN = 15
"""How much more a plan may cost that shows a card than one that leads to a deal."""
PLAN_WIDTH, PLAN_PATIENCE = 150, 8
PLAYOUT_WIDTH, PLAYOUT_PATIENCE = 8, 6
"""The effort of a plan for a hint, and of one in a playout."""
OPEN_LINES = 6
"""Playouts of an open game, of which the best one counts."""
MOST_SAMPLES = 8
CANDIDATES = 3
"""Number of moves that are estimated, in addition to one that is asked for."""


def advise(visible: BuildingPosition, samples: int, also: Move | None, seed: int) -> Advice:
    """Advise the first move of a plan."""
    plan = plan_for(visible)
    first = plan.moves[:1]
    added = [also] if also and (also,) != first else []
    others = [move for move in visible.main_moves(visible.legal_moves()) if move not in (*first, *added)]
    moves = [*first, *added, *others][: max(CANDIDATES, len(first) + len(added))]
    estimates = _estimates(visible, moves, min(samples, MOST_SAMPLES), seed, plan)
    if not first:
        return Advice(tuple(sorted(estimates, key=BY_WINS, reverse=True)), plan.reason)
    rest = sorted(estimates[1:], key=BY_WINS, reverse=True)
    return Advice((estimates[0], *rest), plan.reason, plan.details)


def plan_for(visible: BuildingPosition) -> Plan:
    """Plan the next moves of a position as the player knows it; none if nothing leads on."""
    if not _hides_cards(visible):
        way = find_way(visible)
        if way and way.is_won:
            return Plan(way.moves, WINS, (("moves", len(way.moves)),))
        if way and not way.moves:
            return Plan((), UNWINNABLE)
    planner = _planner(WEIGHTS, visible, PLAN_WIDTH, PLAN_PATIENCE)
    numbers, line = card_numbers(visible.rules), Line(visible)
    piles = [
        bytes(DOWN if at < down else numbers[card] for at, card in enumerate(pile))
        for pile, down in zip(visible.piles, visible.down, strict=True)
    ]
    for step in planner.plan(piles, visible.score(), bool(visible.stock)):
        line.add(step >> 14, step >> 7 & 127, step & 127)
        if sum(line.position.down) < sum(visible.down):
            break  # the card that comes up may change the plan
    return Plan(tuple(line.moves), *_reason(visible, line)) if line.moves else Plan((), STUCK)


def play_out(position: BuildingPosition, seed: int) -> Playout:
    """Play to the end by short plans; in an open game, as the best of some lines."""
    whole = len(position.foundations)

    def play(seed: int) -> Playout:
        table = to_general_table(position)
        home = Player(table.piles, table.stock, position.score(), playout_planner(position, seed)).play()
        return Playout(home == whole, home)

    return best_playout(play, OPEN_LINES, seed, best=whole) if position.rules.is_open else play(seed)


def playout_planner(position: BuildingPosition, seed: int) -> Planner:
    """Return the planner of a playout, whose weights differ a little by the seed."""
    generator = RandomGenerator(seed)
    weights = tuple(weight + generator.below(2 * JITTER + 1) - JITTER for weight in WEIGHTS)
    return _planner(weights, position, PLAYOUT_WIDTH, PLAYOUT_PATIENCE)


def _planner(weights: tuple[int, ...], position: BuildingPosition, width: int, patience: int) -> Planner:
    costs = Costs(Weights(*weights), len(position.rules.ranks))
    return Planner(costs, len(position.piles), len(position.foundations), width, patience, MARGIN)


def _hides_cards(visible: BuildingPosition) -> bool:
    return None in visible.stock or any(None in pile for pile in visible.piles)


def _reason(visible: BuildingPosition, line: Line) -> tuple[str, tuple[tuple[str, Detail], ...]]:
    """Say what a plan is for."""
    end, moves = line.position, ("moves", len(line.moves))
    if end.score() > visible.score():
        return RUN, (moves,)
    names = visible.table.piles
    for name, before, after in zip(names, visible.down, end.down, strict=True):
        if after < before:
            return UNCOVER, (moves, ("place", name))
    if line.moves[0] == DEAL:
        return DEAL_REASON, ()
    return (FILL, ()) if line.moves[-1] == DEAL and () in visible.piles else (ORDER, (moves,))


def _estimates(
    visible: BuildingPosition, moves: Sequence[Move], samples: int, seed: int, plan: Plan
) -> list[MoveEstimate]:
    """Return the estimates of moves in the same imagined deals; in one if nothing is hidden."""
    generator, is_closed = RandomGenerator(seed), _hides_cards(visible)
    deals = [imagined(visible, generator) for _ in range(samples if is_closed else 1)]
    estimates = []
    for move in moves:
        ends = [play_out(deal.after(move), number) for number, deal in enumerate(deals)]
        won, score = sum(end.is_won for end in ends), fmean(end.score for end in ends)
        if plan.reason == WINS and (move,) == plan.moves[:1]:
            won, score = len(deals), float(len(visible.foundations))
        estimates.append(MoveEstimate(move, won, len(deals), score))
    return estimates
