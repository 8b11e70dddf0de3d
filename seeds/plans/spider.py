"""Spider: won deals of one suit, two or four, closed or with all cards open."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",), ("suits=2",), ("suits=2", "open"), ("suits=4",), ("suits=4", "open")),
    deals=500,
    unseen=("open",),
    own_difficulty=("open",),
    studied=1_000,
    score_label="suits home",
    first_puzzle=3361,
    first_easy_puzzle=3781,
)
