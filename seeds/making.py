"""The making of certified deals: deal after deal is solved, proved and played out.

Deals are tried from number 1 upwards, so that numbers are short to tell, until as many are certified as are
wanted. Nothing hangs on the machine or its speed: the same program makes the same files everywhere.
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
from seeds.plan import Plan, Words, file_name, find_plan, wanted_deals
from seeds.work import Progress, each

DEALS = Path(__file__).parent / "deals"
SAVED_AFTER = 100
"""Certified deals after which a file is kept, lest much is lost where the making breaks off."""


class MakingError(Exception):
    """What a solver says is not so, or a file was made in another way: certifying would be no proof."""


@dataclass(frozen=True, slots=True)
class Aim:
    """The certified deals of an option set that are to be made."""

    game: str
    words: Words
    budget: int
    plan: Plan

    @property
    def name(self) -> str:
        """The game and its options."""
        return " ".join((self.game, *self.words))


def aims(game: Game) -> tuple[Aim, ...]:
    """Return what is to be made for a game; nothing where it has no plan."""
    plan = find_plan(game.name)
    if plan is None:
        return ()
    budget = plan.budget or usual_budget(game.name)
    return tuple(Aim(game.name, words, budget, plan) for words in plan.pools(game))


def certify(aim: Aim, number: int) -> Certificate | None:
    """Return what is proved of a deal; ``None`` where it is not won within the budget."""
    game, plan = find_game(aim.game), aim.plan
    start = game.deal(number, read_options(game.options, aim.words))
    if start.outcome() is not None:
        return None
    solution = solve(start, aim.budget)
    if not solution.line or (plan.enough is None and solution.verdict is not Verdict.WON):
        return None
    end = start
    for move in solution.line:
        end = end.play(move)
    outcome = end.outcome()
    is_won = outcome is not None and outcome.result is Result.WON
    if outcome is None or is_won != (solution.verdict is Verdict.WON) or end.score() != solution.score:
        raise MakingError(f"{aim.name} {number}: the line does not end as the solver says")
    playouts = (play_out(start, seed) for seed in range(1, plan.playouts + 1))
    par = end.score()
    if plan.enough is None:
        reached = sum(playout.is_won for playout in playouts)
    else:
        reached = sum(100 * playout.score >= plan.enough * par for playout in playouts)
    return Certificate(number, reached, par if plan.has_par else None, write_moves(start, solution.line))


def make(aim: Aim, wanted: int = 0, folder: Path = DEALS, cores: int = 0) -> Collection:
    """Certify deals until there are as many as wanted, beginning where the file ends; keep the file."""
    wanted = wanted or wanted_deals(aim.words)
    path = folder / file_name(aim.game, aim.words)
    made = _made_before(aim, path)
    progress = Progress(aim.name)
    if len(made.numbers) >= wanted:
        progress.tell(f"{len(made.numbers)} deals are certified, as many as wanted", is_last=True)
        return made
    found = each(partial(_tried, aim), count(made.tried + 1), cores)
    try:
        for number, certificate in found:
            made = _with(made, number, certificate)
            progress.tell(f"{len(made.numbers)} of {wanted} deals certified, {number} tried")
            if certificate and len(made.numbers) % SAVED_AFTER == 0:
                _keep(path, made)
            if len(made.numbers) >= wanted:
                break
    finally:
        _keep(path, made)
        found.close()
    progress.tell(f"{len(made.numbers)} deals certified, {made.tried} tried", is_last=True)
    return made


def made_again(aim: Aim, first: int) -> tuple[str, ...]:
    """Return the lines of the file as they are made for the deals from 1 to ``first``."""
    tried = (certify(aim, number) for number in range(1, first + 1))
    return tuple(certificate.text for certificate in tried if certificate)


def _tried(aim: Aim, number: int) -> tuple[int, Certificate | None]:
    return number, certify(aim, number)


def _made_before(aim: Aim, path: Path) -> Collection:
    """Return what the file holds; raise ``MakingError`` where the same program would not have made it."""
    rules = find_game(aim.game).rules
    empty = Collection(rules, 0, aim.budget, aim.plan.playouts, (), ())
    if not path.exists():
        return empty
    made = Collection.read(path.read_text("utf-8"))
    if (made.rules, made.budget, made.playouts) != (rules, aim.budget, aim.plan.playouts):
        raise MakingError(
            f"{path.name} was made by other rules, with another budget, or with other playouts: "
            "delete it to have it made anew"
        )
    return made


def _with(made: Collection, number: int, certificate: Certificate | None) -> Collection:
    if certificate is None:
        return replace(made, tried=number)
    return replace(made, tried=number, numbers=(*made.numbers, number), lines=(*made.lines, certificate.text))


def _keep(path: Path, made: Collection) -> None:
    """Write a file anew, so that it is whole whenever the making is interrupted."""
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(made.text, "utf-8", newline="\n")
    draft.replace(path)
