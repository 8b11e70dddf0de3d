"""What it changes to see all cards: the same deals by the sound player of the closed and of the open game."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from engine.game import Game
from engine.games import find_game
from engine.options import read_options
from engine.solvers import solve
from engine.solvers.solution import Verdict
from seeds.certified import find_pool
from seeds.making import PoolPlan, pool_plans
from seeds.parallel import Progress, parallel_map
from seeds.players import Finish, simple_player
from seeds.studies import Share, named, won

OPEN = "open"
"""The option of a game with which the player sees all cards."""
USUAL_DEALS, OTHER_DEALS = 1_000, 200
"""Deals that are compared with the default options of a game, and with each other option set."""


@dataclass(frozen=True, slots=True)
class DealComparison:
    """How a deal ended for both players, and what can be reached at all."""

    verdict: Verdict
    best: int | None
    """The best score that was found."""
    closed: Finish
    open: Finish


@dataclass(frozen=True, slots=True)
class Comparison:
    """The results for the deals of a pool, from number 1 on."""

    pool: PoolPlan
    name: str
    """The game, and the options in which its pools differ."""
    results: tuple[DealComparison, ...]

    @property
    def shares(self) -> dict[str, Share]:
        """The shares of deals that each player wins, and of those that a solver wins."""
        return {
            "closed": won([result.closed for result in self.results]),
            "open": won([result.open for result in self.results]),
            "winnable": self.share(Verdict.WON),
        }

    def share(self, verdict: Verdict) -> Share:
        """Return the share of deals with that verdict."""
        return Share(sum(result.verdict is verdict for result in self.results), len(self.results))

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """The scores of both players, closed and open, and the best ones that were found."""
        return (
            tuple(result.closed.score for result in self.results),
            tuple(result.open.score for result in self.results),
            tuple(result.best for result in self.results if result.best is not None),
        )


def compare_deal(pool: PoolPlan, number: int) -> DealComparison:
    """Let both players play a deal; solve it unless it is certified as won."""
    game = find_game(pool.game)
    closed, seen = (
        game.deal(number, read_options(game.options, words)) for words in (pool.words, (*pool.words, OPEN))
    )
    certified = find_pool(game, read_options(game.options, pool.words))
    deal = certified.find(number) if certified and pool.plan.enough is None else None
    if deal:
        verdict, best = Verdict.WON, deal.par
    else:
        solution = solve(closed, pool.budget)
        verdict, best = solution.verdict, solution.score
    return DealComparison(verdict, best, simple_player(closed, number), simple_player(seen, number))


def comparisons(game: Game, deals: int = 0, cores: int = 0) -> Iterator[Comparison]:
    """Yield the comparison for each pool of a game; nothing for a game that has no open form or no plan."""
    if any(option.name == OPEN for option in game.options):
        yield from (_compare(game, pool, deals, cores) for pool in pool_plans(game))


def _compare(game: Game, pool: PoolPlan, deals: int, cores: int) -> Comparison:
    deals = deals or (OTHER_DEALS if pool.words else USUAL_DEALS)
    progress = Progress(f"{pool.name} {OPEN}")
    found = list[DealComparison]()
    for one in parallel_map(partial(compare_deal, pool), range(1, deals + 1), cores):
        found.append(one)
        progress.show(f"{len(found)} of {deals} deals")
    progress.show(f"{deals} deals", is_last=True)
    return Comparison(pool, named(game, pool.plan, pool.words), tuple(found))
