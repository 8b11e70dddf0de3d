"""The single numbers of the study, by the names that ``seeds/known_figures.py`` explains."""

from collections.abc import Sequence
from statistics import fmean, median_low

from engine.options import read_options
from engine.shares import PERCENT
from engine.solvers.solution import Verdict
from seeds.generation.figures.players import PLAYERS
from seeds.generation.figures.results import SOLVER
from seeds.generation.figures.study import Games, Study, mean_bound
from seeds.plan import find_plan

DIGITS = 4
"""Decimals: enough for a text to show the number as if it had not been rounded before."""


def values(studies: Sequence[Study]) -> dict[str, float]:
    """Return all numbers by their names."""
    found: dict[str, float] = {}
    for study in studies:
        start = "_".join((study.game.name, *(word.replace("=", "_") for word in study.words)))
        low, high = study.winnable
        found |= {
            f"{start}_deals": len(study.solved),
            f"{start}_unwinnable": _percent(study.solved, Verdict.UNWINNABLE),
            f"{start}_undecided": _percent(study.solved, Verdict.UNKNOWN),
            f"{start}_unwinnable_deals": study.solved.verdicts.count(Verdict.UNWINNABLE),
            f"{start}_undecided_deals": study.solved.verdicts.count(Verdict.UNKNOWN),
            f"{start}_winnable_low": round(PERCENT * low, DIGITS),
            f"{start}_winnable_high": round(PERCENT * high, DIGITS),
            f"{start}_best_mean": round(fmean(study.best_scores), DIGITS),
            f"{start}_best_median": median_low(study.best_scores),
        }
        if gaps := study.gaps:
            found |= {
                f"{start}_bound_mean": round(mean_bound(study), DIGITS),
                f"{start}_gap_mean": round(fmean(gaps), DIGITS),
            }
        for player in (SOLVER, *PLAYERS):
            if games := study.games(player):
                found[f"{start}_{player}_won"] = _percent(games, Verdict.WON)
                found[f"{start}_{player}_games"] = len(games)
                found[f"{start}_{player}_mean"] = round(fmean(games.scores), DIGITS)
        plan = find_plan(study.game.name)
        if plan is not None and plan.exact_figures is not None:
            exact = plan.exact_figures(read_options(study.game.options, study.words))
            found |= {f"{start}_{name}": round(value, DIGITS) for name, value in exact.items()}
    return found


def _percent(games: Games, verdict: str) -> float:
    return round(PERCENT * games.share(verdict).value, DIGITS)
