"""Yukon: seven piles without a stock, in which any face-up card moves with all that lie on it."""

from engine.families.building.game import building_game
from engine.families.building.rules import BuildingRules, BuildPolicy, BuiltGroup, SpacesPolicy, TableauPile
from engine.game import Feat, GameAchievement
from engine.options import Option, Options


def rules_of(options: Options) -> BuildingRules:
    """Return the rules of Yukon with options: built in suit, it is Russian solitaire."""
    return BuildingRules(
        tableau=(TableauPile(0), *(TableauPile(face_down, 5) for face_down in range(1, 7))),
        build=BuildPolicy.SAME_SUIT if options.is_on("suit") else BuildPolicy.ALTERNATING_COLORS,
        group=BuiltGroup.ANY_CARDS,
        spaces=SpacesPolicy.KINGS,
        is_open=options.is_on("open"),
    )


GAME = building_game(
    "yukon",
    "Yukon",
    rules_of,
    designer="traditional",
    options=(Option("suit"), Option("open")),
    achievements=(
        GameAchievement("yukon", "🏔", Feat.WIN, rank=11),
        GameAchievement("yukon-suit", "🐻", Feat.WIN, ("suit",), rank=12),
    ),
    score_goals=(10, 20, 30, 40, 52),
    similar=("alaska", "australian"),
    rank=3,
)
