"""Follow-the-Suit: won deals, with the most cards that can be left in the deck."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",)),
    unseen=("open",),
    own_difficulty=("open",),
    has_par=True,
    studied=500_000,
    played=20_000,
    hinted=2_000,
    score_label="cards left in the deck",
    first_puzzle=421,
    first_easy_puzzle=2161,
)
