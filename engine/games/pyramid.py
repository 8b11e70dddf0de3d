"""Pyramid: 28 cards in seven rows, taken in pairs that make thirteen with the help of a stock."""

from engine.families.clearing.game import clearing_game
from engine.families.clearing.rules import ClearingRules, PairsTo, StockRules, pyramid
from engine.game import Feat, GameAchievement
from engine.options import Option, Options


def rules_of(options: Options) -> ClearingRules:
    """Return the rules of Pyramid with options."""
    passes = None if options["passes"] == "any" else int(options["passes"])
    return ClearingRules(
        layout=pyramid(7),
        match=PairsTo(13),
        stock=StockRules(passes, top_plays=True),
        is_open=options.is_on("open"),
    )


GAME = clearing_game(
    "pyramid",
    "Pyramid",
    rules_of,
    designer="traditional",
    options=(Option("passes", ("3", "1", "any"), "3"), Option("open")),
    achievements=(GameAchievement("pyramid", "🔺", Feat.WIN, ("passes=1",), rank=15),),
    score_goals=(15, 10, 6, 3, 1),
    similar=("giza", "tutankhamun", "bowling", "elevens", "fourteenout", "takeaten"),
    rank=5,
)
