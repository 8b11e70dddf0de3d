"""Yukon and Russian solitaire: won deals, closed or with all cards open."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",), ("suit",), ("suit", "open")),
    deals=500,
    unseen=("open",),
    own_difficulty=("open",),
    precision=10,
    studied=500,
    budgets=(500_000, 5_000_000),
    played=300,
    hinted=30,
    score_label="cards home",
    first_puzzle=3841,
    first_easy_puzzle=4261,
)
