"""Spider: two decks in ten piles, built down in any suit; complete suits leave, and the stock deals a row."""

from engine.families.building.game import building_game
from engine.families.building.rules import (
    BuildingRules,
    BuildPolicy,
    BuiltGroup,
    FoundationRules,
    StockRules,
    StockTarget,
    TableauPile,
)
from engine.game import Feat, GameAchievement
from engine.options import Option, Options

SUITS = "SHCD"


def rules_of(options: Options) -> BuildingRules:
    """Return the rules of Spider with options."""
    suits = int(options["suits"])
    return BuildingRules(
        tableau=(TableauPile(5),) * 4 + (TableauPile(4),) * 6,
        build=BuildPolicy.ANY_SUIT,
        group=BuiltGroup.SUIT_SEQUENCE,
        foundations=FoundationRules(gives_back=False, takes_runs=True),
        stock=StockRules(StockTarget.TABLEAU),
        suits=SUITS[:suits],
        copies=8 // suits,
        is_open=options.is_on("open"),
    )


GAME = building_game(
    "spider",
    "Spider",
    rules_of,
    designer="traditional",
    options=(Option("suits", ("1", "2", "4"), "1"), Option("open")),
    achievements=(
        GameAchievement("spider-2", "🕷", Feat.WIN, ("suits=2",), rank=9),
        GameAchievement("spider-4", "🕸", Feat.WIN, ("suits=4",), rank=10),
    ),
    score_goals=(1, 2, 4, 6, 8),
    similar=("scorpion", "beetle", "mrsmop", "simplesimon", "spiderette", "wasp"),
    rank=1,
)
