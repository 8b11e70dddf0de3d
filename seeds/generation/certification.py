"""Certifying deals: each is solved, its solution is replayed, and playouts estimate its difficulty.

Deals are tried from number 1 upwards, because short numbers are easy to type, until enough are certified.
Playouts of the certified deals are made again with options that show more cards (``Plan.own_difficulty``).
If a file was made with another effort or precision, its deals are renewed in place: par never falls.
Nothing depends on the machine or its speed: the same program writes the same files everywhere.
"""

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import NamedTuple, TypeAlias, TypeVar

from engine.advice import play_out
from engine.advice.game_value import GameValue, value_of
from engine.game import Game, Position
from engine.games import find_game
from engine.move import Move
from engine.options import read_options
from engine.shares import PERCENT
from engine.solvers import improve, solve, usual_budget
from engine.solvers.solution import Verdict
from seeds.certified import Certificate, Collection, Measurement
from seeds.coding import read_moves, write_moves
from seeds.generation.data_file import MakingError, replace_file
from seeds.generation.figures.intervals import Share
from seeds.generation.parallel import Progress, parallel_map
from seeds.lesson import find_lesson
from seeds.plan import Plan, Words, file_name, find_plan, first_position, pool_size, pool_words

DEALS = Path(__file__).parents[1] / "deals"
SAVED_AFTER = 100
"""Deals after which the file is saved, so that an interruption loses little."""

LEAST, STEP = 30, 10
"""After how many playouts, and then after how many more each time, it is decided whether to go on."""

Made = TypeVar("Made", Collection, Measurement)
States: TypeAlias = Generator[tuple[Made, str], None, None]
"""What a file comes to hold with each deal, and the progress in words."""


class Playouts(NamedTuple):
    """How many playouts of a deal succeeded, and how many were made."""

    reached: int
    made: int


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


def pool_plans(
    game: Game, option_sets: Callable[[Plan, Game], tuple[Words, ...]] = Plan.pools
) -> tuple[PoolPlan, ...]:
    """Return the pools of a game, or its other option sets that a plan names; none if it has no plan."""
    plan = find_plan(game.name)
    if plan is None:
        return ()
    budget = plan.budget or usual_budget(game.name)
    return tuple(PoolPlan(game.name, words, budget, plan) for words in option_sets(plan, game))


def certify(pool: PoolPlan, number: int) -> Certificate | None:
    """Return the certificate of a deal; ``None`` if it is not won within the budget, or is of a lesson.

    Whoever has done the lesson knows the deal, and it could be that of a daily challenge.
    """
    lesson = find_lesson(pool.game)
    if lesson and number in lesson.deals:
        return None
    plan, start = pool.plan, first_position(pool.game, pool.words, number)
    if start.outcome() is not None:
        return None
    solution = solve(start, pool.budget)
    if not solution.line or (plan.enough is None and solution.verdict is not Verdict.WON):
        return None
    end = start.after_line(solution.line)
    if end.is_won() != (solution.verdict is Verdict.WON) or end.score() != solution.score:
        raise MakingError(f"{pool.name} {number}: the line does not end as the solver says")
    return _certificate(pool, number, start, solution.line)


def renew(pool: PoolPlan, line: str) -> Certificate:
    """Return the certificate of a certified deal with the effort and precision of the plan."""
    old = Certificate.read(line)
    start = first_position(pool.game, pool.words, old.number)
    return _certificate(pool, old.number, start, tuple(move for move, _ in read_moves(start, old.moves)))


def _certificate(pool: PoolPlan, number: int, start: Position, line: tuple[Move, ...]) -> Certificate:
    """Raise par above the end of a line if the plan says so, and measure the difficulty and the hardness."""
    plan, proved = pool.plan, _value(start, line)
    if plan.par_budget:
        line = max(line, solve(start, plan.par_budget).line, key=partial(_value, start))
    if plan.certifying_effort:
        line = improve(start, line, plan.certifying_effort)
    end = start.after_line(line)
    if end.outcome() is None or _value(start, line) < proved:
        raise MakingError(f"{pool.name} {number}: the line does not end as well as before")
    par = end.score() if plan.has_par else None
    options = read_options(find_game(pool.game).options, pool.words)
    hardness = plan.hardness(options, number) if plan.hardness else None
    return Certificate(number, *_play_out(plan, start, par), par, write_moves(start, line), hardness)


def _value(start: Position, line: tuple[Move, ...]) -> GameValue:
    return value_of(find_game(start.game), start.after_line(line))


def _play_out(plan: Plan, start: Position, par: int | None) -> Playouts:
    """Measure the difficulty of a deal by playouts of a sound player, who sees what players see.

    They end when the 95% interval of the share that succeeds is narrow enough. The seeds are 1, 2 and so on,
    so the same are made everywhere.
    """
    found = Playouts(0, 0)
    while not are_enough(found, plan.precision):
        seed = found.made + 1
        playout = play_out(start, seed)
        if plan.enough is None or par is None:
            succeeds = playout.is_won
        else:
            succeeds = PERCENT * playout.score >= plan.enough * par
        found = Playouts(found.reached + succeeds, seed)
    return found


def are_enough(found: Playouts, precision: int) -> bool:
    """Tell whether no more playouts are needed: at a precision of 5, at most 390 are."""
    if found.made < LEAST or found.made % STEP:
        return False
    low, high = (PERCENT * end for end in Share(found.reached, found.made).interval)
    return high - low <= 2 * precision


def make(pool: PoolPlan, wanted: int = 0, folder: Path = DEALS, cores: int = 0) -> Collection:
    """Renew the deals of the file if needed, and certify more until there are ``wanted``; save the file."""
    wanted = wanted or pool_size(pool.plan, pool.words)
    path = folder / file_name(pool.game, pool.words)
    made, progress = _read_existing(pool, path), Progress(pool.name)
    if made.renewed < len(made.lines):
        made = _save_each(path, made, _renewed(pool, made, cores), progress)
    if len(made.numbers) < wanted:
        made = _save_each(path, made, _certified(pool, made, wanted, cores), progress)
    progress.show(f"{len(made.numbers)} deals are certified", is_last=True)
    return made


def _renewed(pool: PoolPlan, made: Collection, cores: int) -> States[Collection]:
    """Renew the deals of a file that were made with another effort or precision, one after the other."""
    with closing(parallel_map(partial(renew, pool), made.lines[made.renewed :], cores)) as found:
        for certificate in found:
            place = made.renewed
            lines = (*made.lines[:place], certificate.text, *made.lines[place + 1 :])
            made = replace(made, renewed=place + 1, lines=lines)
            yield made, f"{made.renewed} of {len(lines)} deals renewed"


def _certified(pool: PoolPlan, made: Collection, wanted: int, cores: int) -> States[Collection]:
    """Certify more deals, one after the other, until there are ``wanted``."""
    with closing(parallel_map(partial(certify, pool), count(made.tried + 1), cores)) as found:
        for number, certificate in enumerate(found, made.tried + 1):
            made = replace(made, tried=number)
            if certificate:
                lines = (*made.lines, certificate.text)
                made = replace(made, renewed=len(lines), numbers=(*made.numbers, number), lines=lines)
            yield made, f"{len(made.numbers)} of {wanted} deals certified, {number} tried"
            if len(made.numbers) >= wanted:
                return


def measure(pool: PoolPlan, folder: Path = DEALS, cores: int = 0) -> Measurement:
    """Play out the certified deals that the file lacks, with the options of the plan; save the file."""
    path, game = folder / file_name(pool.game, pool.words), find_game(pool.game)
    shared = pool_words(game, pool.plan, read_options(game.options, pool.words))
    proved = Collection.read((folder / file_name(pool.game, shared)).read_text("utf-8"))
    made, progress = _read_measured(pool, path), Progress(pool.name)
    made = _save_each(path, made, _played_out(pool, proved, made, cores), progress)
    progress.show(f"{made.renewed} deals played out", is_last=True)
    return made


def _played_out(pool: PoolPlan, proved: Collection, made: Measurement, cores: int) -> States[Measurement]:
    """Play out the certified deals that a file lacks, one after the other."""
    deals = map(Certificate.read, islice(proved.lines, made.renewed, None))
    with closing(parallel_map(partial(_play_out_deal, pool), deals, cores)) as found:
        for number, playouts in found:
            made = made.with_deal(number, *playouts)
            yield made, f"{made.renewed} of {len(proved.numbers)} deals played out"


def _save_each(path: Path, made: Made, states: States[Made], progress: Progress) -> Made:
    """Show the progress of a file from state to state, and save it now and then; return the last state.

    It is saved also if an error or an interruption ends the work.
    """
    with closing(states):
        try:
            for number, (made, words) in enumerate(states, 1):
                progress.show(words)
                if number % SAVED_AFTER == 0:
                    replace_file(path, made.text.encode())
        finally:
            replace_file(path, made.text.encode())
    return made


def _read_existing(pool: PoolPlan, path: Path) -> Collection:
    """Return the stored deals, none of them renewed if another effort or precision made them.

    Raise ``MakingError`` if other rules or another budget did.
    """
    rules, effort, precision = find_game(pool.game).rules, pool.plan.certifying_effort, pool.plan.precision
    if not path.exists():
        return Collection(rules, 0, pool.budget, effort, precision, 0, (), ())
    made = Collection.read(path.read_text("utf-8"))
    if (made.rules, made.budget) != (rules, pool.budget):
        raise MakingError(
            f"{path.name} was made by other rules, or with another budget: delete it to make it again"
        )
    if (made.effort, made.precision) != (effort, precision):
        return replace(made, effort=effort, precision=precision, renewed=0)
    return made


def _read_measured(pool: PoolPlan, path: Path) -> Measurement:
    """Return the stored playouts, none of them renewed if they were made with another precision.

    Raise ``MakingError`` if other rules made them.
    """
    rules, precision = find_game(pool.game).rules, pool.plan.precision
    if not path.exists():
        return Measurement(rules, precision, 0, (), (), ())
    made = Measurement.read(path.read_text("utf-8"))
    if made.rules != rules:
        raise MakingError(f"{path.name} was made by other rules: delete it to make it again")
    return made if made.precision == precision else replace(made, precision=precision, renewed=0)


def _play_out_deal(pool: PoolPlan, deal: Certificate) -> tuple[int, Playouts]:
    start = first_position(pool.game, pool.words, deal.number)
    return deal.number, _play_out(pool.plan, start, deal.par)
