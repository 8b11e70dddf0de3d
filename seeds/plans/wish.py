"""Wish: won deals, of which a search knows for certain whether they are."""

from seeds.plan import Plan

PLAN = Plan(dailies=((), ("open",)), unseen=("open",))
