"""What is true of the games: deals solved with all cards known, and played by players of several kinds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt

from engine.game import Game
from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve, usual_budget
from engine.solvers.solution import Verdict
from seeds.plan import Plan, Words, find_plan
from seeds.players import Finish, hint_player, random_player, simple_player
from seeds.work import Progress, each

SURE = 1.96
"""Standard errors on both sides of a share that hold the true one with 95 %."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    count: int
    total: int

    @property
    def value(self) -> float:
        """The share, from 0 to 1."""
        return self.count / self.total

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies with 95 %: Edwin B. Wilson's score interval, 1927."""
        weight = SURE**2 / self.total
        middle = (self.value + weight / 2) / (1 + weight)
        error = sqrt(self.value * (1 - self.value) / self.total + weight / self.total / 4)
        spread = SURE * error / (1 + weight)
        return max(0.0, middle - spread), min(1.0, middle + spread)


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A deal as it is to be looked at."""

    game: str
    words: Words
    number: int
    is_hinted: bool


@dataclass(frozen=True, slots=True)
class Found:
    """What was found out of a deal."""

    verdict: Verdict
    best: int | None
    """The best score that was found."""
    is_best: bool
    """Whether it is proved that there is no better one."""
    by_chance: Finish
    simple: Finish
    hinted: Finish | None


@dataclass(frozen=True, slots=True)
class Study:
    """What was found out of the deals of an option set."""

    game: Game
    words: Words
    name: str
    """The game, and what tells this option set from the others."""
    budget: int
    found: tuple[Found, ...]
    """Of the deals from number 1 on."""

    def share(self, verdict: Verdict) -> Share:
        """Return in how many deals that was found."""
        return Share(sum(found.verdict is verdict for found in self.found), len(self.found))

    @property
    def best_scores(self) -> tuple[int, ...]:
        """The best scores that were found, ascending: of won deals, where deals are there to be won."""
        return tuple(sorted(found.best for found in self._scored() if found.best is not None))

    @property
    def proved(self) -> Share:
        """For how many of these it is proved that there is no better one."""
        scored = self._scored()
        return Share(sum(found.is_best for found in scored), len(scored))

    def _scored(self) -> list[Found]:
        is_won_only = self.share(Verdict.WON).value > RARE
        return [
            found
            for found in self.found
            if found.best is not None and (found.verdict is Verdict.WON or not is_won_only)
        ]

    @property
    def players(self) -> tuple[tuple[str, tuple[Finish, ...]], ...]:
        """How the deals ended for each kind of player."""
        hinted = tuple(found.hinted for found in self.found if found.hinted)
        return (
            ("random", tuple(found.by_chance for found in self.found)),
            ("simple", tuple(found.simple for found in self.found)),
            *((("hints", hinted),) if hinted else ()),
        )


RARE = 0.3
"""A game of which fewer deals are won is one of scores."""


def won(finishes: Sequence[Finish]) -> Share:
    """Return how many deals a player won."""
    return Share(sum(finish.is_won for finish in finishes), len(finishes))


def inquire(inquiry: Inquiry, budget: int) -> Found:
    """Solve a deal, and have it played."""
    game = find_game(inquiry.game)
    start = game.deal(inquiry.number, read_options(game.options, inquiry.words))
    solution = solve(start, budget)
    return Found(
        solution.verdict,
        solution.score,
        solution.is_best,
        random_player(start, inquiry.number),
        simple_player(start, inquiry.number),
        hint_player(start, inquiry.number) if inquiry.is_hinted else None,
    )


def studies(game: Game, deals: int = 0, cores: int = 0) -> Iterator[Study]:
    """Yield what is found out of a game, for each of its option sets; nothing of a game without a plan."""
    plan = find_plan(game.name)
    if plan is not None:
        yield from (_study(game, plan, words, deals or plan.studied, cores) for words in plan.pools(game))


def _study(game: Game, plan: Plan, words: Words, deals: int, cores: int) -> Study:
    budget = usual_budget(game.name)
    inquiries = (
        Inquiry(game.name, words, number, is_hinted=number <= plan.hinted) for number in range(1, deals + 1)
    )
    progress = Progress(" ".join((game.name, *words)))
    found = []
    for one in each(partial(inquire, budget=budget), inquiries, cores):
        found.append(one)
        progress.tell(f"{len(found)} of {deals} deals")
    progress.tell(f"{deals} deals", is_last=True)
    return Study(game, words, _named(game, plan, words), budget, tuple(found))


def _named(game: Game, plan: Plan, words: Words) -> str:
    """Name a game with those of its options that differ between its pools, such as ``Kittyhawk, level 1``."""
    options = read_options(game.options, words)
    varied = {word.partition("=")[0] for pool in plan.pools(game) for word in pool}
    return ", ".join((game.title, *(f"{name} {value}" for name, value in options.chosen if name in varied)))
