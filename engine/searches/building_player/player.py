"""A fast player that decides every move by weights, without looking at cards that are not seen."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building_player.cards import (
    KINGS,
    cards_home,
    fitting_on,
    mate_of,
    open_pairs,
    safe,
    suit_of,
    tops,
    wanted,
)
from engine.searches.building_player.layout import (
    BACK,
    DRAW,
    HOME,
    MANY,
    STOCK_HOME,
    STOCK_PILE,
    TURN,
    Layout,
)
from engine.searches.random_generator import RandomGenerator

W_TURN: Final = 0
"""Place of the weight of turning up a card by moving what lies on it."""
W_DEPTH: Final = 1
"""Of turning up a card, for each card under it, and for itself."""
W_EMPTY: Final = 2
"""Of emptying a pile."""
W_KING: Final = 3
"""Of turning up a card under a King."""
W_HOME_TURN: Final = 4
"""Of turning up a card by sending one home."""
W_STOCK_HOME: Final = 5
"""Of sending home a card of the stock."""
W_STOCK_PILE: Final = 6
"""Of laying a card of the stock on a pile."""
W_ENABLE: Final = 7
"""More of it where another pile can be moved onto the card."""
W_ENABLE_DEPTH: Final = 8
"""Also, for each card that lies under that pile."""
W_STOCK_KING: Final = 9
"""More of it for a King."""
W_HOME: Final = 10
"""Of sending home a card that lies on another."""
W_BACK: Final = 11
"""Of bringing a card back from a foundation."""
W_DRAW: Final = 12
"""Of drawing cards that were not seen yet."""
W_NOISE: Final = 13
"""The part by chance, at most."""
W_HOME_RANK: Final = 14
"""Less, for each rank above the Ace, of sending home a card that turns up none."""
W_LAY_RANK: Final = 15
"""More, for each rank above the Ace, of laying a card of the stock on a pile."""
W_UNLOCK: Final = 16
"""More, for each card that can be played from the stock after another, of taking that one."""
W_KING_ENABLE: Final = 17
"""More of moving a King to an empty pile where another pile can be moved onto it."""
W_HOME_ENABLE: Final = 18
"""More of sending a card home that lies where the lowest face-up cards of another pile fit."""
WEIGHTS = [116, 98, -11, 0, 107, 68, -36, 40, 54, 51, 62, 67, 40, 36, 40, 2, 68, 17, 40]
"""Found by trying small changes in 4,000 to 6,000 deals drawn by three."""


class Player:
    """The state of a game that is played."""

    def __init__(self, layout: Layout, weights: list[int], generator: RandomGenerator) -> None:
        self.one: i64 = layout.one
        self.layout: Layout = layout
        self.generator: RandomGenerator = generator
        self.weights: list[int] = weights
        self.up: i64 = 0
        self.bases: i64 = 0
        self.home: i64 = 0
        self.stock: i64 = (self.one << layout.count) - 1
        self.mark: i64 = 0
        self.passes: i64 = MANY
        self.is_known: bool = False
        self.spaces: i64 = 0
        self.down: i64 = 0
        self.noise: i64 = weights[W_NOISE]
        self.best: i64 = 0  # the score of the best move so far, and the move
        self.kind: i64 = 0
        self.chosen: i64 = 0
        self.playable: i64 = 0  # the cards that fit on piles or foundations

    def copy(self) -> "Player":
        """Return a player of the same game."""
        then = Player(self.layout, self.weights, self.generator)
        then.up = self.up
        then.bases = self.bases
        then.home = self.home
        then.stock = self.stock
        then.mark = self.mark
        then.passes = self.passes
        then.is_known = self.is_known
        then.spaces = self.spaces
        then.down = self.down
        return then

    def play(self) -> i64:
        """Play to the end; return the number of cards that are home then."""
        while self.step():
            pass
        return cards_home(self.home)

    def is_won(self) -> bool:
        """Tell whether every card is home."""
        return self.up == 0 and self.stock == 0

    def step(self) -> bool:
        """Make the move that seems best; return whether there was one."""
        wants: i64 = self.choose()
        if self.kind < 0:
            return False
        chosen: i64 = self.chosen
        self.make(self.kind, chosen)
        if self.kind == BACK:
            pair: i64 = fitting_on(chosen) & wants
            self.make(TURN, pair & -pair)
        return True

    def choose(self) -> i64:
        """Choose the move that seems best; return the cards of piles that no card face up takes."""
        layout: Layout = self.layout
        bases: i64 = self.bases
        pairs: i64 = open_pairs(self.up, bases)
        fits: i64 = pairs >> 4
        if self.spaces > 0:
            fits |= KINGS
        next_home: i64 = wanted(self.home, self.one)
        homeable: i64 = self.up & pairs & next_home
        safe_home: i64 = homeable & safe(self.home, self.one)
        if safe_home:
            self.kind = HOME
            self.chosen = safe_home & -safe_home
            return 0
        wants: i64 = bases & ~fits
        reach: i64 = self.reach()
        self.best = -1000000
        self.kind = -1
        if not self.is_known and self.mark < layout.count:
            self.offer(DRAW, 0, self.weights[W_DRAW])
        self.offer_turns(HOME, homeable & bases, self.weights[W_HOME_TURN])
        self.offer_turns(TURN, bases & fits, self.weights[W_TURN])
        if reach:
            self.playable = fits | next_home
            self.offer_home(STOCK_HOME, reach & next_home, self.weights[W_STOCK_HOME], wants)
            self.offer_stock(reach & fits, wants)
        self.offer_home(HOME, homeable & ~bases, self.weights[W_HOME], wants)
        self.offer_back(tops(self.home, self.one) & fits & ~KINGS, wants)
        return wants

    def offer(self, kind: i64, card: i64, score: i64) -> None:
        """Choose a move if it is the best so far, with a part by chance."""
        score += self.generator.below(self.noise)
        if score > self.best:
            self.best = score
            self.kind = kind
            self.chosen = card

    def offer_turns(self, kind: i64, moves: i64, weight: i64) -> None:
        """Offer to turn up what lies under each of some cards."""
        can_empty: bool = kind == HOME or self.waiting_kings() != 0
        while moves:
            card: i64 = moves & -moves
            moves ^= card
            depth: i64 = self.depth(card)
            score: i64 = weight + i64(self.weights[W_DEPTH]) * depth
            if kind == TURN and card & KINGS:
                score += i64(self.weights[W_KING])
                if fitting_on(card) & self.bases:
                    score += i64(self.weights[W_KING_ENABLE])
            if depth == 0:
                score += i64(self.weights[W_EMPTY])
            if depth or can_empty:
                self.offer(kind, card, score)

    def offer_home(self, kind: i64, moves: i64, weight: i64, wants: i64) -> None:
        """Offer to send some cards home, which turns up none: low ones rather than high ones."""
        while moves:
            card: i64 = moves & -moves
            moves ^= card
            rank: i64 = self.layout.number(card) >> 2
            score: i64 = weight - i64(self.weights[W_HOME_RANK]) * rank
            if kind == STOCK_HOME:
                score += self.unlocked(card)
            elif mate_of(card) & wants:
                score += i64(self.weights[W_HOME_ENABLE])
            self.offer(kind, card, score)

    def offer_stock(self, moves: i64, wants: i64) -> None:
        """Offer to lay some cards of the stock on piles: best where a pile can be moved onto them."""
        while moves:
            card: i64 = moves & -moves
            moves ^= card
            score: i64 = i64(self.weights[W_STOCK_PILE]) + self.unlocked(card)
            score += i64(self.weights[W_LAY_RANK]) * (self.layout.number(card) >> 2)
            if card & KINGS:
                score += i64(self.weights[W_STOCK_KING])
            pair: i64 = fitting_on(card) & wants
            if pair:
                score += i64(self.weights[W_ENABLE])
                score += i64(self.weights[W_ENABLE_DEPTH]) * self.depth(pair & -pair)
            self.offer(STOCK_PILE, card, score)

    def unlocked(self, card: i64) -> i64:
        """Return what the cards are worth that can be played after one from the stock."""
        if not self.is_known:
            return 0
        place: i64 = self.layout.places[self.layout.number(card)]
        left: i64 = self.stock ^ (self.one << place)
        if left == 0:
            return 0
        cards: i64 = self.layout.reachable(left, place)
        if self.passes > 0:
            cards |= self.layout.reachable(left, 0)
        cards &= self.playable
        count: i64 = 0
        while cards:
            cards &= cards - 1
            count += 1
        return i64(self.weights[W_UNLOCK]) * count

    def offer_back(self, moves: i64, wants: i64) -> None:
        """Offer to bring some cards back from foundations, if a pile can be moved onto them."""
        while moves:
            card: i64 = moves & -moves
            moves ^= card
            pair: i64 = fitting_on(card) & wants
            if pair:
                score: i64 = i64(self.weights[W_ENABLE_DEPTH]) * self.depth(pair & -pair)
                self.offer(BACK, card, score + i64(self.weights[W_BACK]))

    def depth(self, card: i64) -> i64:
        """Return how many cards lie under one."""
        return self.layout.depths[self.layout.number(card)]

    def waiting_kings(self) -> i64:
        """Return the Kings that do not lie on the table."""
        return KINGS & ~(self.up & ~self.bases)

    def fits(self) -> i64:
        """Return the cards that can be laid on a pile."""
        fits: i64 = open_pairs(self.up, self.bases) >> 4
        return fits | KINGS if self.spaces > 0 else fits

    def homeable(self) -> i64:
        """Return the cards that can go home from a pile."""
        return self.up & open_pairs(self.up, self.bases) & wanted(self.home, self.one)

    def reach(self) -> i64:
        """Return the cards of stock and waste that the player knows how to reach."""
        layout: Layout = self.layout
        if self.is_known:
            if self.stock == 0:
                return 0
            cards: i64 = layout.reachable(self.stock, self.mark)
            return cards | layout.reachable(self.stock, 0) if self.passes > 0 else cards
        place: i64 = self.mark - 1
        while place >= 0 and self.stock >> place & 1 == 0:
            place -= 1
        return self.one << i64(layout.order[place]) if place >= 0 else 0

    def make(self, kind: i64, card: i64) -> None:
        """Make a move."""
        layout: Layout = self.layout
        if kind == DRAW:
            self.see_more()
            return
        number: i64 = layout.number(card)
        one_home: i64 = self.one << (4 * suit_of(number))
        if kind == HOME:
            self.home += one_home
            self.up ^= card
            if self.bases & card:
                self.take_base(card)
            elif card & KINGS:
                self.spaces += 1
        elif kind == TURN:
            if card & KINGS:
                self.spaces -= 1
            self.take_base(card)
        elif kind == BACK:
            self.home -= one_home
            self.up |= card
        else:
            self.take_stock(card)
            if kind == STOCK_HOME:
                self.home += one_home
            else:
                self.up |= card
                if card & KINGS:
                    self.spaces -= 1

    def see_more(self) -> None:
        """Draw cards that were not seen yet."""
        self.mark += self.layout.draw
        if self.mark >= self.layout.count:
            self.mark = self.layout.count
            self.is_known = True

    def take_base(self, card: i64) -> None:
        """Turn up the card under the lowest one of a pile, or empty the pile."""
        self.bases ^= card
        under: i64 = self.layout.under[self.layout.number(card)]
        if under == 0:
            self.spaces += 1
        else:
            self.down -= 1
            self.up |= under
            if not self.layout.is_settled(under):
                self.bases |= under

    def take_stock(self, card: i64) -> None:
        """Take a card from the stock, where it is the top one of the waste by then."""
        place: i64 = self.layout.places[self.layout.number(card)]
        if self.is_known:
            if self.passes < MANY and self.layout.reachable(self.stock, self.mark) & card == 0:
                self.passes -= 1
            self.mark = place
        self.stock ^= self.one << place
