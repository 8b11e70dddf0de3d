"""Klondike: won deals, drawn by one card or by three, closed or with all cards open."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",), ("draw=3",), ("draw=3", "open")),
    deals=1_000,
    unseen=("open",),
    own_difficulty=("open",),
    studied=1_000,
    budgets=(500_000, 5_000_000, 30_000_000),
    played=500,
    score_label="cards home",
    first_puzzle=2401,
    first_easy_puzzle=2821,
)
