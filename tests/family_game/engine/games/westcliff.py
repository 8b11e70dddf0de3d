"""Westcliff: Klondike on ten short piles, whose spaces take any card, in a single pass through the stock."""

from engine.families.building.game import building_game
from engine.families.building.rules import BuildingRules, StockRules, TableauPile
from engine.options import Option, Options


def rules_of(options: Options) -> BuildingRules:
    """Return the rules of Westcliff with options."""
    return BuildingRules(
        tableau=(TableauPile(face_down=2),) * 10, stock=StockRules(passes=1), is_open=options.is_on("open")
    )


GAME = building_game("westcliff", "Westcliff", rules_of, designer="traditional", options=(Option("open"),))
