"""Golf: seven columns of five, from which cards go onto the waste in sequence, up or down."""

from engine.families.clearing.game import clearing_game
from engine.families.clearing.rules import ClearingRules, NextRank, StockRules, columns
from engine.game import Feat, GameAchievement
from engine.options import Option, Options


def rules_of(options: Options) -> ClearingRules:
    """Return the rules of Golf with options: a King ends a run unless the ranks wrap around."""
    return ClearingRules(
        layout=columns(7, cards=5),
        match=NextRank(wraps=options.is_on("wrap")),
        stock=StockRules(),
        is_open=options.is_on("open"),
    )


GAME = clearing_game(
    "golf",
    "Golf",
    rules_of,
    designer="traditional",
    options=(Option("wrap"), Option("open")),
    achievements=(GameAchievement("golf", "⛳", Feat.WIN, rank=17),),
    score_goals=(10, 7, 5, 3, 1),
    similar=("allinarow", "blackhole"),
    rank=7,
)
