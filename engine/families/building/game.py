"""From what a building game declares to the game: its deal, and its entry among all games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards.french import FrenchCard
from engine.families.building.places import table_of
from engine.families.building.position import FAMILY, BuildingPosition, Cards
from engine.families.building.rules import BuildingRules
from engine.game import Game, GameAchievement, GameGroup
from engine.options import Option, Options

RulesOf: TypeAlias = Callable[[Options], BuildingRules]
"""From the chosen options to the rules."""


@dataclass(frozen=True, slots=True)
class Dealer:
    """Deals a building game."""

    game: str
    rules_of: RulesOf

    def __call__(self, number: int, options: Options) -> BuildingPosition:
        """Deal the tableau in rows, one card onto each pile that needs more; the rest is the stock."""
        return deal(self.game, self.rules_of(options), number, options)


def deal(game: str, rules: BuildingRules, number: int, options: Options) -> BuildingPosition:
    """Return the first position of a deal by rules.

    Raises ``ValueError`` if the tableau is not of the size of the deck and there is no stock.
    """
    table = table_of(rules)
    lowest = [card for card in table.deck if rules.foundations.begins_filled and card.rank == rules.ranks[0]]
    cards = list(rules.shuffle([card for card in table.deck if card not in lowest], number))
    heights = [pile.face_down + pile.face_up for pile in rules.tableau]
    piles: list[list[FrenchCard]] = [[] for _ in heights]
    dealt = iter(cards)
    for row in range(max(heights)):
        for pile, height in zip(piles, heights, strict=True):
            if row < height:
                pile.append(next(dealt))
    stock = tuple(dealt)
    if stock and rules.stock is None:
        raise ValueError(f"{game} has no stock for {len(stock)} cards that are left")
    filled: list[Cards] = [() for _ in table.foundations]
    for card in lowest:
        filled[next(one for one in table.facts[card].foundations if not filled[one])] = (card,)
    return BuildingPosition(
        game,
        table,
        options,
        tuple(map(tuple, piles)),
        tuple(pile.face_down for pile in rules.tableau),
        tuple(filled),
        (None,) * rules.cells,
        stock,
    )


def building_game(
    name: str,
    title: str,
    rules_of: RulesOf,
    *,
    rules: int = 1,
    designer: str = "",
    options: tuple[Option, ...] = (),
    achievements: tuple[GameAchievement, ...] = (),
    similar: tuple[str, ...] = (),
    score_goals: tuple[int, ...] = (),
    rank: int = 99,
) -> Game:
    """Return a game of the family, for ``GAME`` of its module."""
    return Game(
        name,
        title,
        rules,
        designer,
        Dealer(name, rules_of),
        family=FAMILY,
        group=GameGroup.CLASSICS,
        is_chosen_by_place=False,
        options=options,
        achievements=achievements,
        similar=similar,
        score_goals=score_goals,
        rank=rank,
    )
