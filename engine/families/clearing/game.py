"""From what a clearing game declares to the game: its deal, and its entry among all games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards.french import FrenchCard
from engine.families.clearing.places import table_of
from engine.families.clearing.position import FAMILY, ClearingPosition
from engine.families.clearing.rules import ClearingRules
from engine.game import Game, GameAchievement, GameGroup
from engine.options import Option, Options, read_options
from engine.shuffle import shuffled

RulesOf: TypeAlias = Callable[[Options], ClearingRules]
"""From the chosen options to the rules."""


@dataclass(frozen=True, slots=True)
class Dealer:
    """Deals a clearing game."""

    game: str
    rules_of: RulesOf

    def __call__(self, number: int, options: Options) -> ClearingPosition:
        """Deal the layout in rows, one card onto each pile that needs more; the rest is the stock."""
        return deal(self.game, self.rules_of(options), number, options)


def deal(game: str, rules: ClearingRules, number: int, options: Options) -> ClearingPosition:
    """Return the first position of a deal by rules.

    Raises ``ValueError`` if cards are left and there is no stock.
    """
    table = table_of(rules)
    cards = iter(shuffled([card for card in table.deck if card != rules.first_on_waste], number))
    piles: list[list[FrenchCard]] = [[] for _ in rules.layout]
    for row in range(max(pile.cards for pile in rules.layout)):
        for pile, place in zip(piles, rules.layout, strict=True):
            if row < place.cards:
                pile.append(next(cards))
    waste: tuple[FrenchCard, ...] = ()
    if not table.has_pairs:
        waste = (rules.first_on_waste or next(cards),)
    stock = tuple(cards)
    if stock and rules.stock is None:
        raise ValueError(f"{game} has no stock for {len(stock)} cards that are left")
    return ClearingPosition(game, table, options, tuple(map(tuple, piles)), stock, waste)


def clearing_game(
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
    """Return a game of the family, for ``GAME`` of its module; places of pairs are pressed in any order."""
    return Game(
        name,
        title,
        rules,
        designer,
        Dealer(name, rules_of),
        family=FAMILY,
        group=GameGroup.CLASSICS,
        is_chosen_by_place=False,
        is_any_order=table_of(rules_of(read_options(options, ()))).has_pairs,
        is_low_best=True,
        options=options,
        achievements=achievements,
        similar=similar,
        score_goals=score_goals,
        rank=rank,
    )
