"""From a position of a game like Klondike to the plain numbers of the searches, and back."""

from functools import cache
from types import MappingProxyType

from engine.advice.building.board import unseen_cards
from engine.cards.french import FRENCH_RANKS, FRENCH_SUITS, FrenchCard
from engine.families.building.position import BuildingPosition, Cards
from engine.families.building.rules import BuildingRules, BuildPolicy, BuiltGroup, SpacesPolicy
from engine.searches.building_player.cards import bit_numbers, number_of
from engine.searches.building_player.layout import MANY, Layout
from engine.searches.building_player.player import WEIGHTS, Player
from engine.searches.building_player.situation import UNSEEN, Situation
from engine.searches.random_generator import RandomGenerator

SUIT_ORDER = "SCHD"
"""The suits as the searches number them: two black ones, two red ones."""
CARDS = MappingProxyType(
    {
        FrenchCard(rank, suit): number_of(height, SUIT_ORDER.index(suit))
        for suit in FRENCH_SUITS
        for height, rank in enumerate(FRENCH_RANKS)
    }
)
"""The number of each card."""
BY_NUMBER = MappingProxyType({number: card for card, number in CARDS.items()})
BIT_NUMBERS = bit_numbers()


@cache
def is_like_klondike(rules: BuildingRules) -> bool:
    """Tell whether the player of the searches knows the rules."""
    return (
        rules.build is BuildPolicy.ALTERNATING_COLORS
        and rules.group is BuiltGroup.SEQUENCE
        and rules.spaces is SpacesPolicy.KINGS
        and rules.foundations.gives_back
        and not rules.foundations.takes_runs
        and not rules.cells
        and (rules.ranks, set(rules.suits), rules.copies) == (FRENCH_RANKS, set(FRENCH_SUITS), 1)
        and (rules.stock is None or rules.stock.has_waste)
    )


def can_play(position: BuildingPosition) -> bool:
    """Tell whether the player of the searches can play a position."""
    return is_like_klondike(position.rules) and all(
        position.group_start(number) <= down for number, down in enumerate(position.down)
    )


def numbers_of(cards: Cards) -> list[int]:
    """Return the numbers of cards."""
    return [CARDS[card] if card else UNSEEN for card in cards]


def situation_of(position: BuildingPosition) -> Situation:
    """Return what is known of a position; the order of its piles does not matter."""
    covered = sorted(
        (CARDS[head], numbers_of(pile[:down]))
        for pile, down in zip(position.piles, position.down, strict=True)
        if down and (head := pile[down])
    )
    situation = Situation(
        [head for head, _ in covered],
        [down for _, down in covered],
        numbers_of(position.waste + position.stock),
        sorted(CARDS[card] for card in unseen_cards(position)),
        _drawn_at_once(position),
    )
    situation.place(
        _faces_up(position),
        _bases(position),
        heights_of(position),
        len(position.waste),
        _passes(position),
        position.piles.count(()),
    )
    return situation


def player_of(position: BuildingPosition, seed: int) -> Player:
    """Return a player of a position whose cards are all known, who does not look at the hidden ones."""
    under, depths = [0] * len(CARDS), [0] * len(CARDS)
    for pile, down in zip(position.piles, position.down, strict=True):
        dealt = numbers_of(pile[: down + 1])
        for depth, number in enumerate(dealt):
            depths[number] = depth
            under[number] = 1 << dealt[depth - 1] if depth else 0
    order = numbers_of(position.waste + position.stock)
    layout = Layout(under, depths, order, _drawn_at_once(position), BIT_NUMBERS)
    player = Player(layout, WEIGHTS, RandomGenerator(seed))
    player.up = _faces_up(position)
    player.bases = _bases(position)
    player.home = heights_of(position)
    player.mark = len(position.waste)
    player.passes = _passes(position)
    player.is_known = None not in position.visible().stock
    player.spaces = position.piles.count(())
    player.down = sum(position.down)
    return player


def heights_of(position: BuildingPosition) -> int:
    """Return the heights of the foundations, four bits each."""
    heights = dict(zip(position.rules.suits, map(len, position.foundations), strict=True))
    return sum(heights[suit] << 4 * place for place, suit in enumerate(SUIT_ORDER))


def _faces_up(position: BuildingPosition) -> int:
    piles = zip(position.piles, position.down, strict=True)
    return sum(1 << number for pile, down in piles for number in numbers_of(pile[down:]))


def _bases(position: BuildingPosition) -> int:
    """Return the lowest face-up cards of the piles, without Kings that lie on the table."""
    highest = position.rules.ranks[-1]
    return sum(
        1 << CARDS[head]
        for pile, down in zip(position.piles, position.down, strict=True)
        if pile and (head := pile[down]) and (down or head.rank != highest)
    )


def _drawn_at_once(position: BuildingPosition) -> int:
    return position.rules.stock.draw if position.rules.stock else 1


def _passes(position: BuildingPosition) -> int:
    redeals = position.redeals_left()
    return MANY if redeals is None else redeals
