"""A depth-first search with all cards known, for the deals that a player imagines."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_player.cards import (
    KINGS,
    LOW,
    fitting_on,
    open_pairs,
    safe,
    suit_of,
    tops,
    wanted,
)
from engine.searches.building_player.layout import MANY, MARK, MARK_BITS, STOCK_HOME, STOCK_PILE, Layout

WON: Final = 1
LOST: Final = 0
UNKNOWN: Final = -1


class Solver:
    """Looks for a win of one deal, within a number of positions."""

    def __init__(self, layout: Layout, limit: i64) -> None:
        self.one: i64 = layout.one
        self.layout: Layout = layout
        self.under: list[int] = layout.under
        self.seen: set[int] = set()
        self.limit: i64 = limit
        self.visited: i64 = 0

    def search(
        self,
        up: i64,
        bases: i64,
        home: i64,
        stock: i64,
        place: i64,
        spaces: i64,
        down: i64,
        turned: i64,
        must: i64,
    ) -> i64:
        """Return whether a position can be won.

        It is the cards face up on the piles, those of them lowest in their piles, the heights of the
        foundations, the stock with the place in it, and the numbers of empty piles and of face-down cards.
        ``turned`` tells apart which piles were turned up; the next move must lay one of the cards ``must``,
        if there are any, because a card came back from a foundation only for them.
        """
        if down == 0 and (stock == 0 or (self.layout.draw == 1 and place >> MARK_BITS == MANY)):
            return WON
        if must == 0:
            key: i64 = (home | stock << 16 | place << 40) ^ turned
            if key in self.seen:
                return LOST
            self.seen.add(key)
        self.visited += 1
        if self.visited > self.limit:
            return UNKNOWN
        pairs: i64 = open_pairs(up, bases)
        fits: i64 = pairs >> 4
        if spaces > 0:
            fits |= KINGS
        if must:
            return self.lay(up, bases, home, stock, place, spaces, down, turned, fits & must)
        return self.expand(up, bases, home, stock, place, spaces, down, turned, pairs, fits)

    def expand(
        self,
        up: i64,
        bases: i64,
        home: i64,
        stock: i64,
        place: i64,
        spaces: i64,
        down: i64,
        turned: i64,
        pairs: i64,
        fits: i64,
    ) -> i64:
        """Search on after every move, those first that turn up a card."""
        homeable: i64 = up & pairs & wanted(home, self.one)
        moves: i64 = homeable & safe(home, self.one)
        if moves:
            return self.go_home(moves & -moves, up, bases, home, stock, place, spaces, down, turned)
        found: i64 = self.each_home(homeable & bases, up, bases, home, stock, place, spaces, down, turned)
        if found == LOST:
            found = self.each_turn(bases & fits, up, bases, home, stock, place, spaces, down, turned)
        now: i64 = 0
        reach: i64 = 0
        rest: i64 = 0
        if stock and found == LOST:
            now = self.layout.reachable(stock, place & MARK)
            reach = self.reach(now, stock, place)
            # first the cards that go home, and those on which a pile can be moved
            wants: i64 = bases & ~fits
            wants |= (wants << 1 & ~LOW) | (wants >> 1 & LOW)
            rest = reach & fits & ~(wants << 4)
            found = self.take_stock(
                reach & wanted(home, self.one),
                STOCK_HOME,
                now,
                up,
                bases,
                home,
                stock,
                place,
                spaces,
                down,
                turned,
            )
            if found == LOST:
                found = self.take_stock(
                    (reach & fits) ^ rest,
                    STOCK_PILE,
                    now,
                    up,
                    bases,
                    home,
                    stock,
                    place,
                    spaces,
                    down,
                    turned,
                )
        if found == LOST:
            found = self.each_home(homeable & ~bases, up, bases, home, stock, place, spaces, down, turned)
        if found == LOST:
            found = self.take_stock(
                rest, STOCK_PILE, now, up, bases, home, stock, place, spaces, down, turned
            )
        if found == LOST:
            found = self.each_back(fits, fits, reach, up, bases, home, stock, place, spaces, down, turned)
        return found

    def lay(
        self,
        up: i64,
        bases: i64,
        home: i64,
        stock: i64,
        place: i64,
        spaces: i64,
        down: i64,
        turned: i64,
        moves: i64,
    ) -> i64:
        """Search on after laying each of some cards on the one that came back for them."""
        found: i64 = self.each_turn(bases & moves, up, bases, home, stock, place, spaces, down, turned)
        now: i64 = 0
        reach: i64 = 0
        if stock and found == LOST:
            now = self.layout.reachable(stock, place & MARK)
            reach = self.reach(now, stock, place)
            found = self.take_stock(
                reach & moves, STOCK_PILE, now, up, bases, home, stock, place, spaces, down, turned
            )
        if found == LOST:
            found = self.each_back(moves, moves, reach, up, bases, home, stock, place, spaces, down, turned)
        return found

    def reach(self, now: i64, stock: i64, place: i64) -> i64:
        """Return the cards of the stock that can be reached, now or after turning the waste over."""
        return now | self.layout.reachable(stock, 0) if place >> MARK_BITS else now

    def each_home(
        self,
        moves: i64,
        up: i64,
        bases: i64,
        home: i64,
        stock: i64,
        place: i64,
        spaces: i64,
        down: i64,
        turned: i64,
    ) -> i64:
        """Search on after sending each of some cards home."""
        found: i64 = LOST
        while moves and found == LOST:
            card: i64 = moves & -moves
            moves ^= card
            found = self.go_home(card, up, bases, home, stock, place, spaces, down, turned)
        return found

    def each_turn(
        self,
        moves: i64,
        up: i64,
        bases: i64,
        home: i64,
        stock: i64,
        place: i64,
        spaces: i64,
        down: i64,
        turned: i64,
    ) -> i64:
        """Search on after moving each of some cards, the lowest of their piles, onto another pile."""
        found: i64 = LOST
        while moves and found == LOST:
            card: i64 = moves & -moves
            moves ^= card
            room: i64 = spaces - 1 if card & KINGS else spaces
            found = self.take_base(card, up, bases, home, stock, place, room, down, turned)
        return found

    def each_back(
        self,
        moves: i64,
        fits: i64,
        reach: i64,
        up: i64,
        bases: i64,
        home: i64,
        stock: i64,
        place: i64,
        spaces: i64,
        down: i64,
        turned: i64,
    ) -> i64:
        """Search on after bringing back each card of a foundation that lets others be laid on it."""
        top: i64 = tops(home, self.one)
        useful: i64 = ((bases | reach) & ~fits) | top
        moves &= top & ~KINGS
        found: i64 = LOST
        while moves and found == LOST:
            card: i64 = moves & -moves
            moves ^= card
            number: i64 = self.layout.number(card)
            then: i64 = fitting_on(card)
            if number >= 4:
                then |= self.one << ((number - 4) ^ 2)  # or the next card of the foundation comes back too
            if then & useful:
                height: i64 = self.one << (4 * suit_of(number))
                found = self.search(up | card, bases, home - height, stock, place, spaces, down, turned, then)
        return found

    def go_home(
        self,
        card: i64,
        up: i64,
        bases: i64,
        home: i64,
        stock: i64,
        place: i64,
        spaces: i64,
        down: i64,
        turned: i64,
    ) -> i64:
        """Search on after sending a card of a pile home."""
        home += self.one << (4 * suit_of(self.layout.number(card)))
        if bases & card:
            return self.take_base(card, up ^ card, bases, home, stock, place, spaces, down, turned)
        if card & KINGS:
            spaces += 1
        return self.search(up ^ card, bases, home, stock, place, spaces, down, turned, 0)

    def take_base(
        self,
        card: i64,
        up: i64,
        bases: i64,
        home: i64,
        stock: i64,
        place: i64,
        spaces: i64,
        down: i64,
        turned: i64,
    ) -> i64:
        """Search on after turning up the card under the lowest one of a pile, or emptying the pile."""
        number: i64 = self.layout.number(card)
        under: i64 = self.under[number]
        bases ^= card
        if under == 0:
            spaces += 1
        else:
            down -= 1
            up |= under
            if not self.layout.is_settled(under):
                bases |= under
        turned ^= self.layout.hash(number)
        return self.search(up, bases, home, stock, place, spaces, down, turned, 0)

    def take_stock(
        self,
        moves: i64,
        kind: i64,
        now: i64,
        up: i64,
        bases: i64,
        home: i64,
        stock: i64,
        place: i64,
        spaces: i64,
        down: i64,
        turned: i64,
    ) -> i64:
        """Search on after each of some cards of the stock is brought home, or laid on a pile."""
        passes: i64 = place >> MARK_BITS
        found: i64 = LOST
        while moves and found == LOST:
            card: i64 = moves & -moves
            moves ^= card
            number: i64 = self.layout.number(card)
            at: i64 = self.layout.places[number]
            left: i64 = stock ^ (self.one << at)
            then: i64 = passes if passes == MANY or card & now else passes - 1
            after: i64 = self.layout.settle(left, at, then)
            if kind == STOCK_HOME:
                height: i64 = self.one << (4 * suit_of(number))
                found = self.search(up, bases, home + height, left, after, spaces, down, turned, 0)
            else:
                room: i64 = spaces - 1 if card & KINGS else spaces
                found = self.search(up | card, bases, home, left, after, room, down, turned, 0)
        return found
