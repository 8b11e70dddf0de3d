"""What follows from the results: what can be won and scored, and what players make of the same deals."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from engine.game import Game
from engine.options import read_options
from engine.solvers.solution import Verdict
from seeds.generation.data_file import MakingError
from seeds.generation.figures.intervals import Estimate, Share, mean_estimate, paired_share_difference
from seeds.generation.figures.players import PLAYERS
from seeds.generation.figures.results import RESULTS, SOLVER, WON, Row, read_rows, read_times, results_path
from seeds.generation.figures.work import study_sets
from seeds.plan import Plan, Words, find_plan

NONE = -1
"""Stands for a score or bound that is not known."""


class Games:
    """How the deals of an option set ended for one player, from number 1 on."""

    def __init__(self) -> None:
        self.verdicts = list[str]()
        """For each deal the verdict of its row; equal ones are the same object."""
        self.scores = array("h")
        self.bounds = array("h")
        self.budgets = array("q")
        self.positions = 0
        """The positions that were looked at, in all deals."""

    def add(self, row: Row) -> None:
        """Add the next deal; raise ``MakingError`` if it is another one."""
        if row.deal != len(self.verdicts) + 1:
            raise MakingError(f"deal {len(self.verdicts) + 1} is missing before {row.text.strip()}")
        self.verdicts.append(row.verdict)
        self.scores.append(NONE if row.score is None else row.score)
        self.bounds.append(NONE if row.bound is None else row.bound)
        self.budgets.append(row.budget)
        self.positions += row.positions

    def __len__(self) -> int:
        return len(self.verdicts)

    @property
    def won(self) -> list[bool]:
        """Whether each deal was won."""
        return [verdict == WON for verdict in self.verdicts]

    @property
    def share_won(self) -> Share:
        """The share of deals that were won."""
        return self.share(WON)

    def share(self, verdict: str) -> Share:
        """Return the share of deals with that verdict."""
        return Share(self.verdicts.count(verdict), len(self))


@dataclass(frozen=True, slots=True)
class Study:
    """The results for an option set."""

    game: Game
    words: Words
    name: str
    """The game, and the options in which its studies differ."""
    solved: Games
    players: dict[str, Games]
    """The games of each player, by its name in ``PLAYERS``; those who played none are missing."""
    seconds: dict[str, float]
    """Seconds of processor time for each of them, and for the solver."""

    @property
    def winnable(self) -> tuple[float, float]:
        """Between which shares the share of winnable deals lies, with all undecided ones lost or all won."""
        decided, undecided = self.solved.share_won, self.solved.share(Verdict.UNKNOWN)
        most = Share(decided.count + undecided.count, decided.total)
        return decided.interval[0], most.interval[1]

    @property
    def best_scores(self) -> tuple[int, ...]:
        """The best scores that were found, ascending; of won deals only, unless the game is for points."""
        return tuple(sorted(self.solved.scores[at] for at in self._scored()))

    @property
    def proved(self) -> Share:
        """The share of these scores that are proved to be the best possible ones."""
        scored = self._scored()
        return Share(sum(self.solved.scores[at] == self.solved.bounds[at] for at in scored), len(scored))

    @property
    def gaps(self) -> list[int]:
        """By how much the proved bound of each deal is above the best score; for games with a bound only."""
        pairs = zip(self.solved.scores, self.solved.bounds, strict=True)
        return [bound - score for score, bound in pairs if NONE not in (score, bound)]

    @property
    def has_varied_scores(self) -> bool:
        """Whether these scores differ: a won deal of some games always has the same."""
        scores = self.best_scores
        return bool(scores) and scores[0] < scores[-1]

    def _scored(self) -> list[int]:
        is_won_only = not self.game.is_for_points
        return [
            at
            for at, (verdict, score) in enumerate(zip(self.solved.verdicts, self.solved.scores, strict=True))
            if score != NONE and (verdict == WON or not is_won_only)
        ]

    def games(self, player: str) -> Games | None:
        """Return the games of a player, or of the solver; ``None`` if it played none."""
        return self.solved if player == SOLVER else self.players.get(player)

    def share_difference(self, one: str, other: str) -> tuple[int, Estimate] | None:
        """Return by how much more often one player wins than another, and on how many deals both played."""
        if (both := self._both(one, other)) is None:
            return None
        first, second, count = both
        return count, paired_share_difference(first.won[:count], second.won[:count])

    def score_difference(self, one: str, other: str) -> tuple[int, Estimate] | None:
        """Return by how much one player scores more than another in the mean, and on how many deals."""
        if (both := self._both(one, other)) is None:
            return None
        first, second, count = both
        pairs = zip(first.scores[:count], second.scores[:count], strict=True)
        return count, mean_estimate([score - other_score for score, other_score in pairs])

    def _both(self, one: str, other: str) -> tuple[Games, Games, int] | None:
        first, second = self.games(one), self.games(other)
        if first is None or second is None:
            return None
        return first, second, min(len(first), len(second))


def mean_bound(study: Study) -> float:
    """Return the mean of the proved bounds."""
    return fmean(bound for bound in study.solved.bounds if bound != NONE)


def read_studies(game: Game, folder: Path = RESULTS) -> Iterator[Study]:
    """Yield the study of each option set of a game; none without a plan.

    Raises ``MakingError`` if results are missing or broken.
    """
    plan = find_plan(game.name)
    if plan is None:
        return
    found: dict[tuple[str, str], Games] = {}
    for row in read_rows(results_path(game.name, folder)):
        found.setdefault((row.options, row.player), Games()).add(row)
    times = read_times(folder)
    for words in study_sets(game, plan):
        options = " ".join(words)
        if (options, SOLVER) not in found:
            raise MakingError(
                f"no results of {game.name} {options}".rstrip() + ": make figures computes them"
            )
        yield Study(
            game,
            words,
            study_name(game, plan, words),
            found[options, SOLVER],
            {player: found[options, player] for player in PLAYERS if (options, player) in found},
            {
                player: time
                for (name, own, player), time in times.items()
                if (name, own) == (game.name, options)
            },
        )


def study_name(game: Game, plan: Plan, words: Words) -> str:
    """Name a game with the options that were chosen, or the first one that other studies choose."""
    options = dict(read_options(game.options, words).chosen)
    every = [word for chosen in (words, *study_sets(game, plan)) for word in chosen]
    names = (word.partition("=")[0] for word in (words or every[:1]))
    return ", ".join((game.title, *(f"{name} {options[name]}" for name in names)))
