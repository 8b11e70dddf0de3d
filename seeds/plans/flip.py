"""Flip: any deal, with the best score that was found as its par; 104 is seldom there to be had."""

from seeds.plan import Plan

PLAN = Plan(
    dailies=((), ("open",)),
    unseen=("open",),  # not measured again: dealing costs nothing, so a sound player sees all cards anyway
    budget=100_000,
    effort=16,
    par_effort=84,
    has_par=True,
    enough=92,
    budgets=(1_000_000, 4_000_000),
    score_label="points of 104",
    first_puzzle=841,
    first_easy_puzzle=2221,
)
