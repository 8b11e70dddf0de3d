"""FreeCell: deals that can be won with four cells, three or two."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("cells=3",), ("cells=2",)),
    deals=300,
    precision=10,
    also_studied=(("cells=1",),),
    also_studied_deals=100,
    studied=1_000,
    played=500,
    hinted=60,
    score_label="cards home",
    first_puzzle=2881,
    first_easy_puzzle=3301,
)
