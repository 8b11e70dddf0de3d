"""TriPeaks: won deals, closed or with all cards open, where the ranks wrap around or end."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",), ("wrap=off",), ("wrap=off", "open")),
    deals=500,
    other_deals=300,
    unseen=("open",),
    own_difficulty=("open",),
    precision=10,
    budget=1_000_000,
    studied=5_000,
    budgets=(1_000_000, 2_000_000),
    played=1_000,
    hinted=60,
    score_label="cards left",
    first_puzzle=5281,
    first_easy_puzzle=5701,
)
