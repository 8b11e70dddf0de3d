"""Certifying deals: each is solved, its solution is replayed, and playouts estimate its difficulty.

Deals are tried from number 1 upwards, because short numbers are easy to type, until enough are certified.
Nothing depends on the machine or its speed: the same program writes the same files everywhere.
"""

from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path

from engine.advice import play_out
from engine.game import Game
from engine.games import find_game
from engine.options import read_options
from engine.outcome import Result
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from seeds.certified import Certificate, Collection
from seeds.coding import write_moves
from seeds.parallel import Progress, parallel_map
from seeds.plan import Plan, Words, file_name, find_plan, pool_size

DEALS = Path(__file__).parent / "deals"
SAVED_AFTER = 100
"""Certified deals after which the file is saved, so that an interruption loses little."""


class MakingError(Exception):
    """A solution does not replay as the solver says, or a file was made with other rules or settings."""


@dataclass(frozen=True, slots=True)
class PoolPlan:
    """The pool of an option set to certify deals for."""

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
    if plan is None:
        return ()
    budget = plan.budget or usual_budget(game.name)
    return tuple(PoolPlan(game.name, words, budget, plan) for words in plan.pools(game))


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
    playouts = (play_out(start, seed) for seed in range(1, plan.playouts + 1))
    par = end.score()
    if plan.enough is None:
        reached = sum(playout.is_won for playout in playouts)
    else:
        reached = sum(100 * playout.score >= plan.enough * par for playout in playouts)
    return Certificate(number, reached, par if plan.has_par else None, write_moves(start, solution.line))


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


def _with_result(made: Collection, number: int, certificate: Certificate | None) -> Collection:
    if certificate is None:
        return replace(made, tried=number)
    return replace(made, tried=number, numbers=(*made.numbers, number), lines=(*made.lines, certificate.text))


def _save(path: Path, made: Collection) -> None:
    """Replace the file at once, so that it is whole whenever the program is interrupted."""
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(made.text, "utf-8", newline="\n")
    draft.replace(path)
