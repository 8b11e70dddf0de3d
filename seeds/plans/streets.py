"""Streets and Alleys, and Beleaguered Castle: won deals."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("aces=out",)),
    deals=1_000,
    precision=10,
    studied=3_000,
    played=500,
    hinted=100,
    score_label="cards home",
    first_puzzle=4321,
    first_easy_puzzle=4741,
)
