"""Blink: won deals of each table with one deck, with the most points that were found, the clock aside."""

from seeds.plan import Plan

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
    budget=25_000,
    effort=10,
    par_budget=50_000,
    par_effort=16,
    has_par=True,
    also_studied=(("hold=0",), ("hold=1",), ("hold=2",)),
    budgets=(25_000, 1_000_000, 4_000_000),
    score_label="points",
)
