"""TriPeaks: three peaks over a row of ten, from which cards go onto the waste in sequence, up or down."""

from engine.families.clearing.game import clearing_game
from engine.families.clearing.rules import ClearingRules, NextRank, StockRules, peaks
from engine.game import Feat, GameAchievement
from engine.options import Option, Options


def rules_of(options: Options) -> ClearingRules:
    """Return the rules of TriPeaks with options."""
    return ClearingRules(
        layout=peaks(3, rows=3),
        match=NextRank(wraps=options.is_on("wrap")),
        stock=StockRules(),
        is_open=options.is_on("open"),
    )


GAME = clearing_game(
    "tripeaks",
    "TriPeaks",
    rules_of,
    designer="Robert Hogue",
    options=(Option("wrap", ("on", "off"), "on"), Option("open")),
    achievements=(GameAchievement("tripeaks", "⛰", Feat.WIN, ("wrap=off",), rank=16),),
    score_goals=(15, 10, 6, 3, 1),
    rank=6,
)
