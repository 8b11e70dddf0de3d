"""Klondike: seven piles built down in alternating colors, four foundations, a stock drawn by one or three."""

from engine.families.building.game import building_game
from engine.families.building.rules import BuildingRules, SpacesPolicy, StockRules, TableauPile
from engine.game import Feat, GameAchievement
from engine.options import Option, Options


def rules_of(options: Options) -> BuildingRules:
    """Return the rules of Klondike with options."""
    passes = None if options["passes"] == "any" else int(options["passes"])
    return BuildingRules(
        tableau=tuple(TableauPile(face_down) for face_down in range(7)),
        spaces=SpacesPolicy.KINGS,
        stock=StockRules(draw=int(options["draw"]), passes=passes),
        is_open=options.is_on("open"),
    )


GAME = building_game(
    "klondike",
    "Klondike",
    rules_of,
    designer="traditional",
    options=(Option("draw", ("1", "3"), "1"), Option("passes", ("any", "3", "1"), "any"), Option("open")),
    achievements=(
        GameAchievement("klondike", "⛏", Feat.WIN, ("draw=3",), rank=5),
        GameAchievement("klondike-once", "💰", Feat.WIN, ("passes=1",), rank=6),
    ),
    score_goals=(10, 20, 30, 40, 52),
    similar=(
        "canfield",
        "fortythieves",
        "agnes",
        "calculation",
        "carpet",
        "crapette",
        "crescent",
        "doubleklondike",
        "easthaven",
        "grandfathersclock",
        "gypsy",
        "harp",
        "kingscorner",
        "missmilligan",
        "napoleonstomb",
        "osmosis",
        "algerian",
        "spiteandmalice",
        "sultan",
        "westcliff",
        "whitehead",
    ),
    rank=0,
)
