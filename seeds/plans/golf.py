"""Golf: won deals, closed or with the stock open, where the ranks end or wrap around."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",), ("wrap",), ("wrap", "open")),
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
    first_puzzle=5761,
    first_easy_puzzle=6181,
)
