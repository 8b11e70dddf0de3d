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
    has_par=True,
    studied=100,
    hinted=30,
    score_label="points",
)
