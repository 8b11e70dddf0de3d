"""Tries each move of a game in which cards go onto the waste in sequence, in sampled deals.

In each deal the cards that the player has not seen lie in a random order. Every move is tried in the same
deals, each played to its end by the player who sees what lies open, and searched with all cards known.
"""

from mypy_extensions import i64

from engine.searches.clearing.problem import ClearingProblem
from engine.searches.clearing.run_player import RunPlayer
from engine.searches.clearing.runs import DRAW, RunSearch
from engine.searches.random_generator import RandomGenerator


class StepTrials:
    """What became of a deal after one step, in all samples."""

    def __init__(self, step: i64) -> None:
        self.step: i64 = step
        """The card that is taken, or ``DRAW``."""
        self.won: i64 = 0
        """How many deals the player won."""
        self.found: i64 = 0
        """For how many deals the search found a win."""
        self.left: i64 = 0
        """How many cards the player left in all deals together."""


def shuffle_unseen(problem: ClearingProblem, unseen: list[int], generator: RandomGenerator) -> None:
    """Shuffle the ranks at some places: numbers of cards, and after them the stock as it is drawn."""
    cards: i64 = len(problem.ranks)
    ranks = [problem.ranks[at] if at < cards else problem.stock[at - cards] for at in unseen]
    generator.shuffle(ranks)
    for place in range(len(unseen)):
        at: i64 = unseen[place]
        if at < cards:
            problem.ranks[at] = ranks[place]
        else:
            problem.stock[at - cards] = ranks[place]


def has_win(search: RunSearch, everything: i64, step: i64) -> bool:
    """Tell whether a search that knows all cards finds a win after a step; a mask has all cards."""
    search.restart()
    search.fewest = 1
    left: i64 = len(search.ranks)
    if step == DRAW:
        search.explore(everything, left, 1, search.stock[0])
    else:
        search.take(everything, left, 0, step)
    return search.fewest == 0


def try_steps(
    problem: ClearingProblem,
    hidden: int,
    unseen: list[int],
    steps: list[int],
    samples: int,
    seed: int,
    budget: int,
) -> list[StepTrials]:
    """Try steps in deals in which the cards at the places of ``unseen`` are shuffled.

    The cards of the mask ``hidden`` lie face down as long as they are covered; ``budget`` is the number of
    positions of the search after each step.
    """
    generator = RandomGenerator(seed)
    player = RunPlayer(problem, generator, 0)
    trials = [StepTrials(step) for step in steps]
    for _ in range(samples):
        shuffle_unseen(problem, unseen, generator)
        player.load(problem, hidden)
        everything: i64 = player.mask
        search = RunSearch(problem, budget, 0, -1)
        for trial in trials:
            player.restart()
            if trial.step == DRAW:
                player.draw()
            else:
                player.take(trial.step)
            left: i64 = player.play()
            trial.left += left
            if left == 0:
                trial.won += 1
            if has_win(search, everything, trial.step):
                trial.found += 1
    return trials
