"""Kittyhawk: won deals of each level, with the heaps face up or blind, or with all cards open."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=(
        (),
        ("level=2",),
        ("level=3",),
        ("level=4",),
        ("level=5",),
        ("open",),
        ("level=2", "open"),
        ("level=3", "open"),
        ("level=4", "open"),
        ("level=5", "open"),
        ("blind",),
        ("level=2", "blind"),
        ("level=3", "blind"),
        ("level=4", "blind"),
        ("level=5", "blind"),
    ),
    unseen=("blind", "open"),
    own_difficulty=("open",),
    studied=3_000,
    played=3_000,
    budgets=(700_000, 6_000_000, 30_000_000),
    score_label="cards home",
)
