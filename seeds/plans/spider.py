"""Spider: won deals of one suit, two or four."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("suits=2",), ("suits=4",)),
    deals=137,
    unseen=("open",),
    precision=10,
    studied=100,
    played=50,
    hinted=2,
    score_label="suits home",
    first_puzzle=3361,
    first_easy_puzzle=3781,
)
