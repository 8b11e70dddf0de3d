"""Wish: won deals, of which a search knows for certain whether they are."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",)),
    unseen=("open",),
    own_difficulty=("open",),
    studied=5_000,
    hinted=1_000,
    score_label="cards left",
)
