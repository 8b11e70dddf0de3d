"""Kittyhawk: won deals of each level, with the heaps face up or blind; an open stock changes no deal."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=(
        (),
        ("level=2",),
        ("level=3",),
        ("level=4",),
        ("level=5",),
        ("blind",),
        ("level=2", "blind"),
        ("level=3", "blind"),
        ("level=4", "blind"),
        ("level=5", "blind"),
    ),
    unseen=("blind", "open"),
    playouts=20,
    studied=100,
    hinted=5,
    score_label="cards home",
)
