"""The single numbers of the study, by the names that ``seeds/known_figures.py`` explains."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean, median_low

from engine.shares import PERCENT, rounded_share
from engine.solvers.solution import Verdict
from seeds.figures.players import PLAYERS
from seeds.figures.results import SOLVER
from seeds.figures.study import Games, Study, mean_bound, mean_score

HUNDREDTHS = 100


def values(studies: Sequence[Study]) -> dict[str, float]:
    """Return all numbers by their names; percentages are rounded to hundredths, but never to all or none."""
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
            f"{start}_winnable_low": round(PERCENT * low, 2),
            f"{start}_winnable_high": round(PERCENT * high, 2),
            f"{start}_best_mean": round(fmean(study.best_scores), 2),
            f"{start}_best_median": median_low(study.best_scores),
        }
        if gaps := study.gaps:
            found |= {
                f"{start}_bound_mean": round(mean_bound(study), 2),
                f"{start}_gap_mean": round(fmean(gaps), 2),
            }
        for player in (SOLVER, *PLAYERS):
            if games := study.games(player):
                found[f"{start}_{player}_won"] = _percent(games, Verdict.WON)
                found[f"{start}_{player}_games"] = len(games)
                found[f"{start}_{player}_mean"] = round(mean_score(games).value, 2)
    return found


def _percent(games: Games, verdict: str) -> float:
    share = games.share(verdict)
    return rounded_share(share.count, share.total, HUNDREDTHS * PERCENT) / HUNDREDTHS


def write_values(numbers: Mapping[str, float], path: Path) -> None:
    """Write the numbers into the file."""
    path.write_text(json.dumps(numbers, indent=2) + "\n", "utf-8", newline="\n")
