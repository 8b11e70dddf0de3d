"""Pyramid: won deals, with three passes, one, or any number, closed or with the stock open."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",), ("passes=1",), ("passes=1", "open"), ("passes=any",), ("passes=any", "open")),
    deals=500,
    other_deals=300,
    unseen=("open",),
    own_difficulty=("open",),
    precision=10,
    budget=1_000_000,
    studied=3_000,
    budgets=(1_000_000, 2_000_000),
    played=1_000,
    hinted=60,
    score_label="cards left",
    first_puzzle=4801,
    first_easy_puzzle=5221,
)
