"""Spider: won deals of one suit, two or four."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("suits=2",), ("suits=4",)),
    deals=300,
    unseen=("open",),
    precision=10,
    budgets=(500_000, 5_000_000),
    studied=300,
    played=100,
    hinted=10,
    score_label="suits home",
    first_puzzle=3361,
    first_easy_puzzle=3781,
)
