"""Blink: won deals of each table with one deck, with the most points that were found, the clock aside."""

from collections.abc import Mapping
from math import comb
from statistics import fmean

from engine.games.blink import SHARED
from engine.options import Options
from engine.shares import PERCENT
from seeds.plan import Plan


def lost_at_once(options: Options) -> Mapping[str, float]:
    """Return how often a deal of one deck is lost right after its first card: percent, and one in how many.

    That is so if none of the next cards matches the first: as many as can be held, and the one after them.
    """
    needed = int(options["hold"]) + 1
    share = fmean(
        comb(shared.count(0), needed) / comb(len(shared) - 1, needed)  # a card shares something with itself
        for shared in SHARED
    )
    return {"lost_at_once": PERCENT * share, "lost_at_once_one_in": 1 / share}


PLAN = Plan(
    dailies=(
        (),
        ("open",),
        ("table=snug",),
        ("table=snug", "open"),
        ("table=tight",),
        ("table=tight", "open"),
    ),
    unseen=("timer", "open"),
    own_difficulty=("open",),
    unhinted=("timer",),
    budget=25_000,
    effort=10,
    par_budget=50_000,
    par_effort=16,
    has_par=True,
    also_studied=(("hold=0",), ("hold=1",), ("hold=2",)),
    budgets=(25_000, 1_000_000, 4_000_000),
    score_label="points",
    exact_figures=lost_at_once,
    first_puzzle=1681,
    first_easy_puzzle=2341,
)
