"""Streets and Alleys: eight piles built down in any suit, one card at a time, without cells or stock."""

from engine.families.building.game import building_game
from engine.families.building.rules import (
    BuildingRules,
    BuildPolicy,
    BuiltGroup,
    FoundationRules,
    TableauPile,
)
from engine.game import Feat, GameAchievement
from engine.options import Option, Options


def rules_of(options: Options) -> BuildingRules:
    """Return the rules of Streets and Alleys: with the Aces out, it is Beleaguered Castle."""
    has_aces_out = options["aces"] == "out"
    return BuildingRules(
        tableau=(TableauPile(0, 6 if has_aces_out else 7),) * 4 + (TableauPile(0, 6),) * 4,
        build=BuildPolicy.ANY_SUIT,
        group=BuiltGroup.ONE,
        foundations=FoundationRules(begins_filled=has_aces_out, gives_back=False),
    )


GAME = building_game(
    "streets",
    "Streets and Alleys",
    rules_of,
    designer="traditional",
    options=(Option("aces", ("in", "out"), "in"),),
    achievements=(
        GameAchievement("streets", "🏘", Feat.WIN, rank=13),
        GameAchievement("streets-castle", "🏰", Feat.WIN, ("aces=out",), rank=14),
    ),
    score_goals=(10, 20, 30, 40, 52),
    similar=(
        "bakersdozen",
        "fortress",
        "bisley",
        "citadel",
        "cruel",
        "fan",
        "flowergarden",
        "kingalbert",
        "labellelucie",
        "raglan",
        "shamrocks",
        "trefoil",
    ),
    rank=4,
)
