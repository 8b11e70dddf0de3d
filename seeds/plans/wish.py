"""Wish: won deals, of which a search knows for certain whether they are."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",)),
    unseen=("open",),
    own_difficulty=("open",),
    studied=2_000_000,
    played=20_000,
    hinted=2_000,
    score_label="cards left",
    first_puzzle=1,
    first_easy_puzzle=2101,
)
