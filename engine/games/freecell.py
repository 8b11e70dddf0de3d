"""FreeCell: eight piles built down in alternating colors, all cards face up, four cells and four foundations.

Places are named as in its standard notation: piles 1 to 8, cells a to d.
"""

from engine.families.building.game import building_game
from engine.families.building.rules import BuildingRules, BuiltGroup, TableauPile
from engine.game import Feat, GameAchievement
from engine.microsoft_deals import microsoft_shuffled
from engine.options import Option, Options


def rules_of(options: Options) -> BuildingRules:
    """Return the rules of FreeCell with options."""
    return BuildingRules(
        tableau=(TableauPile(0, 7),) * 4 + (TableauPile(0, 6),) * 4,
        group=BuiltGroup.AS_ROOM_ALLOWS,
        cells=int(options["cells"]),
        pile_names="12345678",
        cell_names="abcd",
        shuffle=microsoft_shuffled,
    )


GAME = building_game(
    "freecell",
    "FreeCell",
    rules_of,
    designer="Paul Alfille",
    options=(Option("cells", ("4", "3", "2", "1"), "4"),),
    achievements=(
        GameAchievement("freecell-2", "🗝", Feat.WIN, ("cells=2",), rank=7),
        GameAchievement("freecell-1", "🔑", Feat.WIN, ("cells=1",), rank=8),
    ),
    score_goals=(10, 20, 30, 40, 52),
    similar=("bakersgame", "seahaven", "eightoff", "doublefreecell", "penguin", "stalactites"),
    rank=2,
)
