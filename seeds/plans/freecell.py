"""FreeCell: deals that can be won with four cells, three, two or one."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("cells=3",), ("cells=2",), ("cells=1",)),
    deals=1_000,
    studied=1_000,
    score_label="cards home",
    first_puzzle=2881,
    first_easy_puzzle=3301,
)
