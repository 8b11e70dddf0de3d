"""Whether a game can only turn its stock in circles, as far as the player has seen all of its cards.

The first test is an outer estimate of what moves can do: a card that can be laid somewhere is taken to lie
there, and at its old place too; a card that is uncovered stays so. Where even this turns up no card and plays
none of the stock, no real order of moves does. Where it does, real orders of moves are tried, but not many:
not every stuck game is found.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.cards.french import FrenchCard
from engine.families.building.leading_on import leads_back
from engine.families.building.rules import SpacesPolicy

if TYPE_CHECKING:
    from engine.families.building.position import BuildingPosition, Cards

MOST_POSITIONS = 200
"""Positions that are looked at before a game counts as not circling."""


def is_circling(visible: "BuildingPosition") -> bool:
    """Tell whether no order of moves turns up a card or plays one of the stock.

    ``visible`` is the position as the player knows it; it is not circling while the player has not seen all
    cards of the stock, and not in games with cells.
    """
    rules = visible.rules
    if rules.stock is None or not rules.stock.has_waste or rules.cells or None in visible.stock:
        return False
    moves = visible.legal_moves()
    if not moves or any(move.places and not leads_back(visible, move) for move in moves):
        return False
    reach = _Reach(visible, {pile[-1] for pile in visible.piles if pile and pile[-1]}, () in visible.piles)
    while reach.grows():
        pass
    return not reach.finds_progress or _only_circles(visible)


def _only_circles(visible: "BuildingPosition") -> bool:
    """Tell whether trying every order of moves without the stock leads to nothing new.

    Says no where there are too many.
    """
    coming = tuple(_coming(visible))
    seen, left = {_shape(visible)}, [visible]
    while left:
        position = left.pop()
        if any(_fits(position, card) for card in coming):
            return False
        for move in position.legal_moves():
            following = position.after(move) if move.places else position
            shape = _shape(following)
            if following.down != visible.down or len(seen) >= MOST_POSITIONS:
                return False
            if shape not in seen:
                seen.add(shape)
                left.append(following)
    return True


def _shape(position: "BuildingPosition") -> Hashable:
    return position.piles, position.foundations


def _fits(position: "BuildingPosition", card: FrenchCard | None) -> bool:
    """Tell whether a card that comes up on the waste can be played."""
    if card is None or position.fits_home(card) is not None:
        return True
    return any(position.fits_pile(card, pile) for pile in range(len(position.piles)))


@dataclass(slots=True)
class _Reach:
    """What moves can reach at most."""

    position: "BuildingPosition"
    tops: set[FrenchCard]
    """Cards that can become top cards of piles."""
    has_space: bool
    """Whether a pile can become empty."""
    heights: list[int] = field(default_factory=list)
    """How high each foundation can become."""
    finds_progress: bool = False
    """Whether a face-down card can be turned up, or a card of the stock be played."""

    def __post_init__(self) -> None:
        self.heights = [len(pile) for pile in self.position.foundations]

    def grows(self) -> bool:
        """Follow every move once; tell whether something new was reached, and no progress was found yet."""
        before = len(self.tops), self.has_space, sum(self.heights)
        self._come_back()
        for down, pile in zip(self.position.down, self.position.piles, strict=True):
            self._uncover(pile, down)
        self.finds_progress |= any(self._can_leave(card, None) for card in _coming(self.position))
        return not self.finds_progress and before != (len(self.tops), self.has_space, sum(self.heights))

    def _come_back(self) -> None:
        """Let cards of foundations come back to piles."""
        if self.position.may_give_back():
            for pile in self.position.foundations:
                self.tops.update(card for card in pile if card and self._fits_pile(card, None))

    def _uncover(self, pile: "Cards", down: int) -> None:
        """Let the face-up cards of a pile leave, each with what lies on it."""
        for number in range(len(pile) - 1, down - 1, -1):
            under = pile[number - 1] if number > down else None
            if not self._can_leave(pile[number], under):
                continue
            if under:
                self.tops.add(under)
            elif down:
                self.finds_progress = True
            else:
                self.has_space = True

    def _can_leave(self, card: FrenchCard | None, under: FrenchCard | None) -> bool:
        """Tell whether a card can go to another pile than that of the card under it, or home."""
        if card is None:
            return True
        facts = self.position.table.facts[card]
        homes = [one for one in facts.foundations if self.heights[one] >= facts.height]
        is_home = bool(homes) and (card in self.tops or under is None)
        if is_home:
            for one in homes:
                self.heights[one] = max(self.heights[one], facts.height + 1)
        return is_home or self._fits_pile(card, under)

    def _fits_pile(self, card: FrenchCard, under: FrenchCard | None) -> bool:
        rules = self.position.rules
        takes_it = rules.spaces is SpacesPolicy.ANYTHING or (
            rules.spaces is SpacesPolicy.KINGS and card.rank == rules.ranks[-1]
        )
        bases = self.position.table.facts[card].bases & self.tops
        return (self.has_space and takes_it) or bool(bases - {under} if rules.copies == 1 else bases)


def _coming(position: "BuildingPosition") -> Iterator[FrenchCard | None]:
    """Yield the top cards that the waste can have without another card being moved."""
    rules = position.rules.stock
    if rules is None or not rules.has_waste:
        return
    cards, drawn = position.waste + position.stock, len(position.waste)
    tops = {
        drawn,
        *range(drawn + rules.draw, len(cards), rules.draw),
        len(cards) if position.stock else drawn,
    }
    if position.redeals_left() != 0:
        tops |= {*range(rules.draw, len(cards), rules.draw), len(cards)}
    yield from (cards[top - 1] for top in sorted(tops) if top)
