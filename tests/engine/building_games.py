"""Every building game with each choice of its options, as it is declared."""

from dataclasses import dataclass, replace
from itertools import product

from engine.cards.french import FrenchCard
from engine.families.building.position import FAMILY, BuildingPosition, Cards
from engine.families.building.rules import BuildingRules, TableauPile
from engine.game import Game
from engine.games import all_games, find_game
from engine.options import Options, read_options

OPEN = "open"
"""The option that lets players see hidden cards: it changes no rule."""


@dataclass(frozen=True, slots=True)
class BuildingGame:
    """A building game with certain options."""

    game: Game
    options: Options

    @property
    def name(self) -> str:
        """Return the name of the game and its options but ``open``, such as ``freecell cells=4``."""
        words = (f"{name}={value}" for name, value in self.options.chosen if name != OPEN)
        return " ".join((self.game.name, *words))

    @property
    def rules(self) -> BuildingRules:
        """Return what the game declares."""
        return self.deal(1).rules

    def deal(self, number: int) -> BuildingPosition:
        """Return the first position of a deal."""
        position = self.game.deal(number, self.options)
        assert isinstance(position, BuildingPosition)
        return position


def building_game(words: str) -> BuildingGame:
    """Return a game with options from words such as ``freecell cells=3``; others have their defaults."""
    name, *chosen = words.split()
    game = find_game(name)
    return BuildingGame(game, read_options(game.options, chosen))


def piles(*sizes: tuple[int, int]) -> tuple[TableauPile, ...]:
    """Return piles with these numbers of cards face down and face up."""
    return tuple(TableauPile(down, up) for down, up in sizes)


def with_lowest_home(position: BuildingPosition, lowest: int) -> BuildingPosition:
    """Return a position of a deal with the lowest cards of each suit home."""
    ranks = position.rules.ranks[:lowest]

    def left(cards: Cards) -> Cards:
        return tuple(card for card in cards if card and card.rank not in ranks)

    tableau = tuple(map(left, position.piles))
    return replace(
        position,
        piles=tableau,
        down=tuple(
            min(down, max(0, len(pile) - 1)) for down, pile in zip(position.down, tableau, strict=True)
        ),
        foundations=tuple(
            tuple(FrenchCard(rank, suit) for rank in ranks)
            for suit in position.rules.suits
            for _ in range(position.rules.copies)
        ),
        stock=left(position.stock),
    )


BUILDING_GAMES = tuple(
    building_game(" ".join((game.name, *words)))
    for game in all_games()
    if game.family == FAMILY
    for words in product(
        *([f"{one.name}={value}" for value in one.values] for one in game.options if one.name != OPEN)
    )
)
