"""Building games played slowly: a second implementation of their rules, made to be read beside a rule book.

It shares nothing with the one that is played but the usual shuffle and the names of places and moves. Cards
are their codes, piles are lists with the bottom card first, and each move changes the table.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise
from types import MappingProxyType

from engine.options import Options
from engine.shuffle import shuffled

RANKS = "A23456789TJQK"
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RED = "HD"


def pack(suits: str, copies: int = 1, without: str = "") -> list[str]:
    """Return the cards of a pack, copy by copy and suit by suit, without those of some ranks."""
    ranks = [rank for rank in RANKS if rank not in without]
    return [rank + suit for _ in range(copies) for suit in suits for rank in ranks]


def height(card: str) -> int:
    """Return 1 for an Ace up to 13 for a King."""
    return RANKS.index(card[0]) + 1


def is_one_lower(card: str, other: str) -> bool:
    """Tell whether a card is next below another in rank; nothing is next below an Ace."""
    return height(card) == height(other) - 1


def have_different_colors(card: str, other: str) -> bool:
    """Tell whether one of two cards is red and the other black."""
    return (card[1] in RED) != (other[1] in RED)


class SlowGame:
    """A deal of a building game, and what all building games have in common."""

    pile_names = "abcdefg"
    cell_names = ""
    foundation_names = tuple(SUITS.values())
    gives_back = True

    def __init__(self, number: int, cards: list[str]) -> None:
        self.cards = len(cards)
        self.piles: dict[str, list[str]] = {name: [] for name in self.pile_names}
        self.face_down = dict.fromkeys(self.pile_names, 0)
        self.cells: dict[str, list[str]] = {name: [] for name in self.cell_names}
        self.foundations: dict[str, list[str]] = {name: [] for name in self.foundation_names}
        self.stock = list(shuffled(cards, number))
        self.waste: list[str] = []
        self.turned_over = 0

    def lay_out(self, face_down: list[int], face_up: list[int]) -> None:
        """Deal the piles row by row, one card on each that is not full, and keep the rest as the stock."""
        sizes = [down + up for down, up in zip(face_down, face_up, strict=True)]
        for row in range(max(sizes)):
            for name, size in zip(self.pile_names, sizes, strict=True):
                if row < size:
                    self.piles[name].append(self.stock.pop(0))
        self.face_down = dict(zip(self.pile_names, face_down, strict=True))

    # What the games have different rules for.

    def builds_on(self, card: str, other: str) -> bool:
        """Tell whether a card may be laid on another in the piles."""
        return is_one_lower(card, other) and have_different_colors(card, other)

    def moves_together(self, cards: list[str], target: str) -> bool:  # noqa: ARG002
        """Tell whether face-up cards from the top of a pile, two or more, may be moved together."""
        return self.is_sequence(cards)

    def takes_space(self, card: str) -> bool:  # noqa: ARG002
        """Tell whether a card may be moved to an empty pile, with what lies on it."""
        return True

    def stock_moves(self) -> Iterator[str]:
        """Yield what can be done with the stock."""
        yield from ()

    def play_stock(self, move: str) -> None:
        """Draw, turn over, or deal."""
        raise ValueError(move)

    def after_move(self) -> None:
        """Do what happens by itself after every move."""

    def score(self) -> int:
        """Count the cards on the foundations."""
        return sum(len(cards) for cards in self.foundations.values())

    # What they have in common.

    def is_sequence(self, cards: list[str]) -> bool:
        """Tell whether each card lies on one on which it may be laid."""
        return all(self.builds_on(upper, lower) for lower, upper in pairwise(cards))

    def goes_on_pile(self, card: str, target: str) -> bool:
        """Tell whether a card may be moved to a pile, empty or not, with what lies on it."""
        pile = self.piles[target]
        return self.builds_on(card, pile[-1]) if pile else self.takes_space(card)

    def home_of(self, card: str) -> str:
        """Return the foundation on which a card is next; empty if there is none."""
        name = SUITS[card[1]]
        return name if name in self.foundations and len(self.foundations[name]) == height(card) - 1 else ""

    def every_move(self) -> Iterator[str]:
        """Yield every move that the rules allow, also those after the end."""
        for name in self.piles:
            yield from self.moves_from_pile(name)
        for source, cards in {**self.cells, "waste": self.waste}.items():
            if cards:
                yield from self.moves_to_piles(source, cards[-1])
                yield from self.moves_home(source, cards[-1])
        if self.gives_back:
            for source, cards in self.foundations.items():
                if cards:
                    yield from self.moves_to_piles(source, cards[-1])
        yield from self.stock_moves()

    def moves_from_pile(self, source: str) -> Iterator[str]:
        """Yield the moves of each face-up card of a pile, with what lies on it."""
        pile = self.piles[source]
        for number in range(self.face_down[source] + 1, len(pile)):
            cards = pile[number - 1 :]
            for target in self.piles:
                is_other = target != source
                if is_other and self.goes_on_pile(cards[0], target) and self.moves_together(cards, target):
                    yield f"move {source}{number} {target}"
        if pile:
            yield from self.moves_to_piles(source, pile[-1])
            yield from self.moves_home(source, pile[-1])
            yield from (f"move {source} {cell}" for cell, card in self.cells.items() if not card)

    def moves_to_piles(self, source: str, card: str) -> Iterator[str]:
        """Yield the moves of a single card to piles."""
        for target in self.piles:
            if target != source and self.goes_on_pile(card, target):
                yield f"move {source} {target}"

    def moves_home(self, source: str, card: str) -> Iterator[str]:
        """Yield the move of a single card to its foundation, if it is next there."""
        if home := self.home_of(card):
            yield f"move {source} {home}"

    def is_to_and_fro(self, move: str) -> bool:
        """Tell whether a move only takes a card back from a foundation, or moves a pile to an empty place."""
        verb, *places = move.split()
        if verb != "move":
            return False
        source, target = places
        is_whole_pile = self.is_in_piles(source) and self.number_of(source) == 1
        is_to_space = target in self.piles and not self.piles[target]
        return source in self.foundations or (is_whole_pile and is_to_space)

    def is_in_piles(self, place: str) -> bool:
        """Tell whether a place is a pile or one of its cards."""
        return place not in {"waste", *self.cells, *self.foundations}

    def number_of(self, place: str) -> int:
        """Return the number of a pile's card, from 1 at the bottom: ``c5`` is the fifth, ``c`` the last."""
        return int(place[1:]) if place[1:] else len(self.piles[place])

    def outcome(self) -> str:
        """Return ``home`` or ``no-move``; empty while the game goes on."""
        if self.is_all_home():
            return "home"
        return "no-move" if all(self.is_to_and_fro(move) for move in self.every_move()) else ""

    def is_all_home(self) -> bool:
        """Tell whether every card lies on a foundation."""
        return sum(len(cards) for cards in self.foundations.values()) == self.cards

    def legal_moves(self) -> set[str]:
        """Return every move; none after the end."""
        return set() if self.outcome() else set(self.every_move())

    def play(self, move: str) -> None:
        """Play a legal move."""
        verb, *places = move.split()
        if verb == "move":
            source, target = places
            everything = {**self.piles, **self.cells, **self.foundations, "waste": self.waste}
            if self.is_in_piles(source):
                pile, number = self.piles[source[0]], self.number_of(source)
                everything[target] += pile[number - 1 :]
                del pile[number - 1 :]
            else:
                everything[target].append(everything[source].pop())
        else:
            self.play_stock(move)
        self.after_move()
        for name, pile in self.piles.items():
            self.face_down[name] = min(self.face_down[name], max(0, len(pile) - 1))


class SlowKlondike(SlowGame):
    """Seven piles of one to seven cards, in alternating colors; only Kings go to empty piles."""

    def __init__(self, number: int, draw: str = "1", passes: str = "any") -> None:
        super().__init__(number, pack("SHDC"))
        self.lay_out([0, 1, 2, 3, 4, 5, 6], [1] * 7)
        self.draw, self.passes = int(draw), passes

    def takes_space(self, card: str) -> bool:
        return card[0] == "K"

    def stock_moves(self) -> Iterator[str]:
        if self.stock:
            yield "draw"
        elif self.waste and (self.passes == "any" or self.turned_over + 1 < int(self.passes)):
            yield "redeal"

    def play_stock(self, move: str) -> None:
        if move == "draw":
            for _ in range(min(self.draw, len(self.stock))):
                self.waste.append(self.stock.pop(0))
        else:  # the card that was drawn first lies at the bottom of the waste, and is on top of the stock
            self.stock, self.waste = self.waste, []
            self.turned_over += 1


class SlowFreeCell(SlowGame):
    """Eight piles, all face up, and cells for one card each."""

    pile_names = "12345678"

    def __init__(self, number: int, cells: str = "4") -> None:
        self.cell_names = "abcd"[: int(cells)]
        super().__init__(number, pack("SHDC"))
        if 1 <= number < 2**31:
            self.stock = self.microsoft_order(number)
        self.lay_out([0] * 8, [7] * 4 + [6] * 4)

    def microsoft_order(self, number: int) -> list[str]:
        """Return the cards as Microsoft's game deals them, for 1 to 2,147,483,647."""
        left, order = [rank + suit for rank in RANKS for suit in "CDHS"], []
        for _ in range(52):
            number = (number * 214013 + 2531011) & 0x7FFFFFFF
            place = number // 65536 % len(left)
            order.append(left[place])
            left[place] = left[-1]
            left.pop()
        return order

    def moves_together(self, cards: list[str], target: str) -> bool:
        empty_cells = sum(not cell for cell in self.cells.values())
        empty_piles = sum(not pile for name, pile in self.piles.items() if name != target)
        return self.is_sequence(cards) and len(cards) <= (1 + empty_cells) * 2**empty_piles


class SlowSpider(SlowGame):
    """Ten piles of two packs; whole suits leave, and ten cards at a time are dealt onto the piles."""

    pile_names = "abcdefghij"
    foundation_names = tuple(f"run-{number}" for number in range(1, 9))
    gives_back = False

    def __init__(self, number: int, suits: str = "1") -> None:
        packs = {"1": pack("S", 8), "2": pack("SH", 4), "4": pack("SHCD", 2)}
        super().__init__(number, packs[suits])
        self.lay_out([5] * 4 + [4] * 6, [1] * 10)

    def builds_on(self, card: str, other: str) -> bool:
        return is_one_lower(card, other)

    def moves_together(self, cards: list[str], target: str) -> bool:  # noqa: ARG002
        return self.is_sequence(cards) and len({card[1] for card in cards}) == 1

    def home_of(self, card: str) -> str:  # noqa: ARG002
        return ""

    def stock_moves(self) -> Iterator[str]:
        if self.stock and all(self.piles.values()):
            yield "deal"

    def play_stock(self, move: str) -> None:
        assert move == "deal"
        for pile in self.piles.values():
            pile.append(self.stock.pop(0))

    def after_move(self) -> None:
        for name, pile in self.piles.items():
            run = pile[-13:]
            is_face_up = len(pile) - self.face_down[name] >= 13
            if is_face_up and any(run == pack(suit)[::-1] for suit in SUITS):
                del pile[-13:]
                next(cards for cards in self.foundations.values() if not cards).extend(run)

    def score(self) -> int:
        return sum(1 for run in self.foundations.values() if run)


class SlowYukon(SlowGame):
    """Klondike's piles with five more cards face up on six of them, and no stock; with ``suit``, Russian."""

    def __init__(self, number: int, suit: str = "off") -> None:
        super().__init__(number, pack("SHDC"))
        self.lay_out([0, 1, 2, 3, 4, 5, 6], [1] + [5] * 6)
        self.is_russian = suit == "on"

    def builds_on(self, card: str, other: str) -> bool:
        if self.is_russian:
            return is_one_lower(card, other) and card[1] == other[1]
        return super().builds_on(card, other)

    def moves_together(self, cards: list[str], target: str) -> bool:  # noqa: ARG002
        return True

    def takes_space(self, card: str) -> bool:
        return card[0] == "K"


class SlowStreets(SlowGame):
    """Eight piles, all face up; single cards are moved, and suits do not matter in the piles."""

    pile_names = "abcdefgh"
    gives_back = False

    def __init__(self, number: int, aces: str = "in") -> None:
        has_aces_out = aces == "out"
        super().__init__(number, pack("SHDC", without="A" if has_aces_out else ""))
        self.lay_out([0] * 8, [6] * 8 if has_aces_out else [7] * 4 + [6] * 4)
        if has_aces_out:
            self.cards += 4
            for suit, name in SUITS.items():
                self.foundations[name].append("A" + suit)

    def builds_on(self, card: str, other: str) -> bool:
        return is_one_lower(card, other)

    def moves_together(self, cards: list[str], target: str) -> bool:  # noqa: ARG002
        return False


SLOW_GAMES: MappingProxyType[str, Callable[..., SlowGame]] = MappingProxyType(
    {
        "klondike": SlowKlondike,
        "freecell": SlowFreeCell,
        "spider": SlowSpider,
        "yukon": SlowYukon,
        "streets": SlowStreets,
    }
)


def slow_game(name: str, options: Options, number: int) -> SlowGame:
    """Deal a game with options; whether it is open makes no difference."""
    return SLOW_GAMES[name](number, **{word: value for word, value in options.chosen if word != "open"})
