"""Certifying deals: each is solved, its solution is replayed, and playouts estimate its difficulty.

Deals are tried from number 1 upwards, because short numbers are easy to type, until enough are certified.
Playouts of the certified deals are made again with options that show more cards (``Plan.own_difficulty``).
Nothing depends on the machine or its speed: the same program writes the same files everywhere.
"""

from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path

from engine.advice import play_out
from engine.game import Game, Position
from engine.games import find_game
from engine.options import read_options
from engine.outcome import Result
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from seeds.certified import Certificate, Collection, Measurement
from seeds.coding import write_moves
from seeds.parallel import Progress, parallel_map
from seeds.plan import Plan, Words, file_name, find_plan, pool_size, pool_words

DEALS = Path(__file__).parent / "deals"
SAVED_AFTER = 100
"""Certified deals after which the file is saved, so that an interruption loses little."""


class MakingError(Exception):
    """A solution does not replay as the solver says, or a file was made with other rules or settings."""


@dataclass(frozen=True, slots=True)
class PoolPlan:
    """An option set to certify deals for, or to measure the difficulty of certified deals with."""

    game: str
    words: Words
    budget: int
    plan: Plan

    @property
    def name(self) -> str:
        """The game and its options."""
        return " ".join((self.game, *self.words))


def pool_plans(game: Game) -> tuple[PoolPlan, ...]:
    """Return the pools of a game; none if it has no plan."""
    plan = find_plan(game.name)
    return tuple(_pool_plan(game, plan, words) for words in plan.pools(game)) if plan else ()


def measurement_plans(game: Game) -> tuple[PoolPlan, ...]:
    """Return the option sets of a game that have a difficulty of their own."""
    plan = find_plan(game.name)
    if plan is None:
        return ()
    own = replace(plan, playouts=plan.own_playouts or plan.playouts)
    return tuple(_pool_plan(game, own, words) for words in plan.measurements(game))


def _pool_plan(game: Game, plan: Plan, words: Words) -> PoolPlan:
    return PoolPlan(game.name, words, plan.budget or usual_budget(game.name), plan)


def certify(pool: PoolPlan, number: int) -> Certificate | None:
    """Return the certificate of a deal; ``None`` if it is not won within the budget."""
    game, plan = find_game(pool.game), pool.plan
    start = game.deal(number, read_options(game.options, pool.words))
    if start.outcome() is not None:
        return None
    solution = solve(start, pool.budget)
    if not solution.line or (plan.enough is None and solution.verdict is not Verdict.WON):
        return None
    end = start
    for move in solution.line:
        end = end.play(move)
    outcome = end.outcome()
    is_won = outcome is not None and outcome.result is Result.WON
    if outcome is None or is_won != (solution.verdict is Verdict.WON) or end.score() != solution.score:
        raise MakingError(f"{pool.name} {number}: the line does not end as the solver says")
    par = end.score()
    reached = _count_reached(plan, start, par)
    return Certificate(number, reached, par if plan.has_par else None, write_moves(start, solution.line))


def _count_reached(plan: Plan, start: Position, par: int | None) -> int:
    """Return how many playouts of a deal succeed."""
    playouts = (play_out(start, seed) for seed in range(1, plan.playouts + 1))
    if plan.enough is None or par is None:
        return sum(playout.is_won for playout in playouts)
    return sum(100 * playout.score >= plan.enough * par for playout in playouts)


def make(pool: PoolPlan, wanted: int = 0, folder: Path = DEALS, cores: int = 0) -> Collection:
    """Certify deals until there are ``wanted``, starting after those of the file; save the file."""
    wanted = wanted or pool_size(pool.words)
    path = folder / file_name(pool.game, pool.words)
    made = _read_existing(pool, path)
    progress = Progress(pool.name)
    if len(made.numbers) >= wanted:
        progress.show(f"{len(made.numbers)} deals are certified already", is_last=True)
        return made
    found = parallel_map(partial(_certify_numbered, pool), count(made.tried + 1), cores)
    try:
        for number, certificate in found:
            made = _with_result(made, number, certificate)
            progress.show(f"{len(made.numbers)} of {wanted} deals certified, {number} tried")
            if certificate and len(made.numbers) % SAVED_AFTER == 0:
                _save(path, made)
            if len(made.numbers) >= wanted:
                break
    finally:
        _save(path, made)
        found.close()
    progress.show(f"{len(made.numbers)} deals certified, {made.tried} tried", is_last=True)
    return made


def _certify_numbered(pool: PoolPlan, number: int) -> tuple[int, Certificate | None]:
    return number, certify(pool, number)


def measure(pool: PoolPlan, folder: Path = DEALS, cores: int = 0) -> Measurement:
    """Play out the certified deals that the file lacks, with the options of the plan; save the file."""
    path, game = folder / file_name(pool.game, pool.words), find_game(pool.game)
    shared = pool_words(game, pool.plan, read_options(game.options, pool.words))
    proved = Collection.read((folder / file_name(pool.game, shared)).read_text("utf-8"))
    made = _read_measured(pool, path)
    progress = Progress(pool.name)
    deals = map(Certificate.read, proved.lines[len(made.numbers) :])
    found = parallel_map(partial(_play_out_deal, pool), deals, cores)
    try:
        for number, reached in found:
            made = replace(made, numbers=(*made.numbers, number), reached=(*made.reached, reached))
            progress.show(f"{len(made.numbers)} of {len(proved.numbers)} deals played out")
            if len(made.numbers) % SAVED_AFTER == 0:
                _save(path, made)
    finally:
        _save(path, made)
        found.close()
    progress.show(f"{len(made.numbers)} deals played out", is_last=True)
    return made


def _read_existing(pool: PoolPlan, path: Path) -> Collection:
    """Return the stored deals; raise ``MakingError`` if other rules or settings made them."""
    rules = find_game(pool.game).rules
    empty = Collection(rules, 0, pool.budget, pool.plan.playouts, (), ())
    if not path.exists():
        return empty
    made = Collection.read(path.read_text("utf-8"))
    if (made.rules, made.budget, made.playouts) != (rules, pool.budget, pool.plan.playouts):
        raise MakingError(
            f"{path.name} was made by other rules, with another budget, or with other playouts: "
            "delete it to make it again"
        )
    return made


def _read_measured(pool: PoolPlan, path: Path) -> Measurement:
    """Return the stored playouts; raise ``MakingError`` if other rules or settings made them."""
    empty = Measurement(find_game(pool.game).rules, pool.plan.playouts, (), ())
    if not path.exists():
        return empty
    made = Measurement.read(path.read_text("utf-8"))
    if (made.rules, made.playouts) != (empty.rules, empty.playouts):
        raise MakingError(
            f"{path.name} was made by other rules, or with other playouts: delete it to make it again"
        )
    return made


def _play_out_deal(pool: PoolPlan, deal: Certificate) -> tuple[int, int]:
    """Return the number of a deal, and how many of its playouts succeed."""
    game = find_game(pool.game)
    start = game.deal(deal.number, read_options(game.options, pool.words))
    return deal.number, _count_reached(pool.plan, start, deal.par)


def _with_result(made: Collection, number: int, certificate: Certificate | None) -> Collection:
    if certificate is None:
        return replace(made, tried=number)
    return replace(made, tried=number, numbers=(*made.numbers, number), lines=(*made.lines, certificate.text))


def _save(path: Path, made: Collection | Measurement) -> None:
    """Replace the file at once, so that it is whole whenever the program is interrupted."""
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(made.text, "utf-8", newline="\n")
    draft.replace(path)
