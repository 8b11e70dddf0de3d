"""Kittyhawk: won deals of each level, with the heaps face up or blind, or with all cards open."""

from seeds.plan import Plan

LEVELS = ((), ("level=2",), ("level=3",), ("level=4",), ("level=5",))

PLAN = Plan(
    dailies=tuple((*level, *shown) for shown in ((), ("open",), ("blind",)) for level in LEVELS),
    unseen=("blind", "open"),
    own_difficulty=("open",),
    studied=3_000,
    played=3_000,
    budgets=(700_000, 6_000_000, 30_000_000),
    score_label="cards home",
    first_puzzle=1261,
    first_easy_puzzle=2281,
)
