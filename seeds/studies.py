"""Studies of the games: deals solved with all cards known, and played by several kinds of players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt

from engine.game import Game
from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from seeds.parallel import Progress, parallel_map
from seeds.plan import Plan, Words, find_plan
from seeds.players import Finish, hint_player, random_player, simple_player

SURE = 1.96
"""Standard errors on both sides of a share for a confidence of 95%."""


@dataclass(frozen=True, slots=True)
class Share:
    """A count out of a total."""

    count: int
    total: int

    @property
    def value(self) -> float:
        """The share, from 0 to 1."""
        return self.count / self.total

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% confidence interval: Edwin B. Wilson's score interval, 1927."""
        weight = SURE**2 / self.total
        middle = (self.value + weight / 2) / (1 + weight)
        error = sqrt(self.value * (1 - self.value) / self.total + weight / self.total / 4)
        spread = SURE * error / (1 + weight)
        return max(0.0, middle - spread), min(1.0, middle + spread)


@dataclass(frozen=True, slots=True)
class StudyTask:
    """A deal to study."""

    game: str
    words: Words
    number: int
    is_hinted: bool


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of studying a deal."""

    verdict: Verdict
    best: int | None
    """The best score that was found."""
    is_best: bool
    """Whether it is proved to be the best possible one."""
    by_chance: Finish
    simple: Finish
    hinted: Finish | None


@dataclass(frozen=True, slots=True)
class Study:
    """The results for the deals of an option set."""

    game: Game
    words: Words
    name: str
    """The game, and the options in which its pools differ."""
    budget: int
    results: tuple[DealResult, ...]
    """Results of the deals from number 1 on."""

    def share(self, verdict: Verdict) -> Share:
        """Return the share of deals with that verdict."""
        return Share(sum(result.verdict is verdict for result in self.results), len(self.results))

    @property
    def best_scores(self) -> tuple[int, ...]:
        """The best scores that were found, ascending; of won deals only, unless wins are rare."""
        return tuple(sorted(result.best for result in self._scored() if result.best is not None))

    @property
    def proved(self) -> Share:
        """The share of these scores that are proved to be the best possible ones."""
        scored = self._scored()
        return Share(sum(result.is_best for result in scored), len(scored))

    def _scored(self) -> list[DealResult]:
        is_won_only = self.share(Verdict.WON).value > RARE
        return [
            result
            for result in self.results
            if result.best is not None and (result.verdict is Verdict.WON or not is_won_only)
        ]

    @property
    def players(self) -> tuple[tuple[str, tuple[Finish, ...]], ...]:
        """How the deals ended for each kind of player."""
        hinted = tuple(result.hinted for result in self.results if result.hinted)
        return (
            ("random", tuple(result.by_chance for result in self.results)),
            ("simple", tuple(result.simple for result in self.results)),
            *((("hints", hinted),) if hinted else ()),
        )


RARE = 0.3
"""If a smaller share of deals is won, scores of deals that are not won count too."""


def won(finishes: Sequence[Finish]) -> Share:
    """Return the share of deals that a player won."""
    return Share(sum(finish.is_won for finish in finishes), len(finishes))


def study_deal(task: StudyTask, budget: int) -> DealResult:
    """Solve a deal, and let each player play it."""
    game = find_game(task.game)
    start = game.deal(task.number, read_options(game.options, task.words))
    solution = solve(start, budget)
    return DealResult(
        solution.verdict,
        solution.score,
        solution.is_best,
        random_player(start, task.number),
        simple_player(start, task.number),
        hint_player(start, task.number) if task.is_hinted else None,
    )


def studies(game: Game, deals: int = 0, cores: int = 0) -> Iterator[Study]:
    """Yield the study of each option set of a game; nothing for a game without a plan."""
    plan = find_plan(game.name)
    if plan is not None:
        yield from (_study(game, plan, words, deals or plan.studied, cores) for words in plan.pools(game))


def _study(game: Game, plan: Plan, words: Words, deals: int, cores: int) -> Study:
    budget = usual_budget(game.name)
    tasks = (
        StudyTask(game.name, words, number, is_hinted=number <= plan.hinted) for number in range(1, deals + 1)
    )
    progress = Progress(" ".join((game.name, *words)))
    found = []
    for one in parallel_map(partial(study_deal, budget=budget), tasks, cores):
        found.append(one)
        progress.show(f"{len(found)} of {deals} deals")
    progress.show(f"{deals} deals", is_last=True)
    return Study(game, words, named(game, plan, words), budget, tuple(found))


def named(game: Game, plan: Plan, words: Words) -> str:
    """Name a game with those of its options that differ between its pools, such as ``Kittyhawk, level 1``."""
    options = read_options(game.options, words)
    varied = {word.partition("=")[0] for pool in plan.pools(game) for word in pool}
    return ", ".join((game.title, *(f"{name} {value}" for name, value in options.chosen if name in varied)))
