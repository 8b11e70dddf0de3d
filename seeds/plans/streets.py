"""Streets and Alleys, and Beleaguered Castle: won deals."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("aces=out",)),
    deals=200,
    precision=10,
    studied=200,
    played=100,
    hinted=10,
    score_label="cards home",
    first_puzzle=4321,
    first_easy_puzzle=4741,
)
