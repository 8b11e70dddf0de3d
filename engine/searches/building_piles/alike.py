"""Takes cards of the same rank for equals, where suits only matter on the foundations.

A card that lies on one on which it can be laid, or alone, can go wherever the others of its rank can that lie
so. Where cards are built in any suit, one by one, which of them is which only matters when they go home. As
long as few do, a lost deal has a position for each order of such cards, and all lead to the same.

A search can merge positions that differ only in such an order: it goes on from the first one. That finds wins
soon, but proves nothing. Or it also lets such cards change places whenever one goes home. That allows more
than the rules do, so what is lost even then is lost; and a win is one if no cards have changed places in it.

A card that can safely go home is still sent at once then. Only cards of the rank below could be laid on it,
and those can go home, too; so if its place is wanted for another card of its rank, that one can move there.
"""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.general_rules import ONE, GeneralRules
from engine.searches.building.table import spread
from engine.searches.building_piles.cards import CARDS, SUITS, lowest_bit
from engine.searches.building_piles.pile import KEY_BITS, Pile, Piles
from engine.searches.building_piles.state import State

FIRST_SUITS: Final = sum(1 << card for card in range(0, CARDS, SUITS))
ONE_RANK: Final = (1 << SUITS) - 1


def can_be_alike(rules: GeneralRules, cells: int) -> bool:
    """Tell whether suits matter only on the foundations, and each card moves by itself from pile to pile."""
    for card, bases in enumerate(rules.bases):
        if bases != rules.bases[card & ~3]:
            return False
    return rules.group == ONE and cells == 0 and not rules.gives_back


def key_of_home(needed: i64) -> i64:
    """Return the part of a position's key that tells which cards are home, where piles do not tell it."""
    return spread(needed) & (1 << KEY_BITS) - 1


def of_their_ranks(cards: i64) -> i64:
    """Return all cards of the ranks of some."""
    ranks: i64 = (cards | cards >> 1 | cards >> 2 | cards >> 3) & FIRST_SUITS
    return ranks * ONE_RANK


def exchange(state: State, piles: Piles, number: i64, card: i64) -> None:
    """Let the top card of a pile and another one that is alike, in another pile, change places."""
    top: i64 = state.piles[number].card
    for other, pile in enumerate(state.piles):
        if pile.alike >> card & 1:
            state.piles[other] = with_another(pile, piles, card, top)
            break
    state.piles[number] = with_another(state.piles[number], piles, top, card)


def with_another(pile: Pile, piles: Piles, card: i64, other: i64) -> Pile:
    """Return the pile with another card instead of one; its key stays the same."""
    under = pile.under
    if under is None:
        return pile
    if pile.card == card:
        return piles.on(under, other)
    return piles.on(with_another(under, piles, card, other), pile.card)


def alike_cards(card: i64, alike: i64) -> list[int]:
    """Return the cards of a card's rank among those that are alike."""
    found: list[int] = []
    cards: i64 = alike & of_their_ranks(1 << card)
    while cards:
        found.append(int(lowest_bit(cards)))
        cards &= cards - 1
    return found
