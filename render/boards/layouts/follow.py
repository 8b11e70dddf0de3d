"""Follow-the-Suit: trumps, deck, lead and last trick above the hand; the cards that are gone below it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.board import Board, Pile
from engine.cards import Card
from engine.cards.french import FRENCH_SUITS, JOKER
from render.boards.scene import (
    LONGEST,
    NOTHING,
    TITLE_HEIGHT,
    Bed,
    Box,
    Layout,
    Scene,
    Spot,
    Words,
    column,
    whole,
)

WIDTH = LONGEST
CARD = (252, 344)
COLUMNS = 4
LEFT, ACROSS = 52, 308
"""The first column, and from column to column."""
ROOM = (COLUMNS - 1) * ACROSS + CARD[0]
SHADOW = 6

EXCHANGE_TOP, EXCHANGE_DOWN = TITLE_HEIGHT + 20, 372
TABLE_TOP = TITLE_HEIGHT + 60
"""Beneath what is printed over the places of the table."""
NAME_TOP = TITLE_HEIGHT + 6
TRICK_NAME, TRICK_SIGN = 98, 216
"""The middles of the name of the last trick, and of what tells how it went beside it."""
NAME_SHORT = 12
"""By how much that name is shorter than twice as far, so that it leaves the sign alone."""
STRIP = 54
"""What shows of the card that lost a trick."""
HAND_TOP = TABLE_TOP + STRIP + CARD[1] + 16
FULLEST = 8
"""So many cards of a row can be told by what shows of them."""
SINGLE = 6
"""So many cards still lie in one row."""
LOOSE = 268
"""From card to card where there is room."""
SPREAD = 176
"""From the first row of the hand to its last."""
GONE_TOP, GONE_NAME, GONE_DOWN, GONE_END = 6, 48, 54, 6
"""Above the list of what is gone, its name, each of its lines, and below it."""
GONE_LEFT, GONE_ACROSS = LEFT, 564
"""Where the list begins, and from block to block: between two of them is more than a rank's width."""
GONE_SIGN, GONE_RISE = 22, 8
"""From there to the middle of a suit's sign, and how far that, being larger, rises above its line."""
GONE_FIRST, GONE_RANK, GONE_TEN = 48, 34, 18
"""From a sign to the first rank, from rank to rank, and how much wider the ten is."""
RANKS = "AKQJT98765432"
NOT_GONE = "·"
"""Stands for each rank that is not gone, so that the others are told by their places too."""
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "": "★"}
TRICKS = {"won": "✓", "lost": "✗"}


@dataclass(slots=True)
class Table:
    """A scene in the making."""

    spots: list[Spot] = field(default_factory=list)
    words: list[Words] = field(default_factory=list)
    places: dict[str, Box] = field(default_factory=dict)
    bed: Bed = NOTHING

    def put(self, name: str, spot: Spot) -> None:
        """Lay a card or an empty place that nothing covers."""
        self.spots.append(spot)
        self.places[name] = whole(spot, CARD)

    def scene(self, height: int) -> Scene:
        """Return the scene, that many pixels high."""
        return Scene(WIDTH, height, CARD, tuple(self.spots), tuple(self.words), self.places, self.bed)


def lay(board: Board) -> Scene:
    """Show the ten first cards large, later the hand beneath the table."""
    table = Table()
    hand = board.of_kind("hand")
    if board.fact("phase") == "exchange":
        return table.scene(_lay_exchange(table, board, hand))
    _lay_table(table, board)
    bottom = _lay_hand(table, hand)
    gone = [card for kind in ("discards", "played") for pile in board.of_kind(kind) for card in pile.cards]
    table.bed = _bed(bottom + GONE_TOP)
    table.words += _gone(gone, bottom + GONE_TOP)
    return table.scene(bottom + GONE_TOP + GONE_NAME + 2 * GONE_DOWN + GONE_END)


def _lay_exchange(table: Table, board: Board, hand: Sequence[Pile]) -> int:
    """Lay whole cards in rows, the deck behind the last of them; return where the picture ends."""
    for place, pile in enumerate(hand):
        row, across = divmod(place, COLUMNS)
        table.put(pile.name, _top(pile, LEFT + across * ACROSS, EXCHANGE_TOP + row * EXCHANGE_DOWN))
    row = len(hand) // COLUMNS
    deck = board.pile("deck")
    y = EXCHANGE_TOP + row * EXCHANGE_DOWN
    table.put(deck.name, _top(deck, LEFT + (COLUMNS - 1) * ACROSS, y))
    x = LEFT + (COLUMNS - 2) * ACROSS + CARD[0]
    table.words.append(Words(str(len(deck.cards)), "name", x, y + CARD[1] // 2 - 32, "right"))
    return EXCHANGE_TOP + (row + 1) * EXCHANGE_DOWN


def _lay_table(table: Table, board: Board) -> None:
    """Lay trumps, the deck, the lead and the last trick, the card that took it on top."""
    trumps, deck, lead, last = (LEFT + across * ACROSS for across in range(COLUMNS))
    chosen = board.fact("trumps")
    table.put("trumps", Spot(f"trumps/{chosen}" if chosen else "place", trumps, TABLE_TOP))
    for name, x in (("deck", deck), ("lead", lead)):
        table.put(name, _top(board.pile(name), x, TABLE_TOP))
    above = TITLE_HEIGHT
    table.words.append(Words(str(len(board.pile("deck").cards)), "name", deck + CARD[0] // 2, above))
    trick, pile = board.fact("trick"), board.pile("last")
    if trick == "lost":
        pile = Pile(pile.name, pile.kind, pile.cards[::-1])
    table.spots += column(pile, last, TABLE_TOP, STRIP, STRIP)
    bottom = TABLE_TOP + CARD[1] + (STRIP if trick else 0)
    table.places["last"] = Box(last, TABLE_TOP, CARD[0], bottom - TABLE_TOP)
    if trick:
        table.words.append(Words(TRICKS[str(trick)], "name", last + TRICK_SIGN, above))


def _lay_hand(table: Table, hand: Sequence[Pile]) -> int:
    """Lay the hand in rows that overlap, as evenly as they go; return where they end."""
    if not hand:
        return HAND_TOP
    rows = 1 if len(hand) <= SINGLE else 2 if len(hand) <= 2 * FULLEST else 3
    count = -(-len(hand) // rows)
    across = min(LOOSE, (ROOM - CARD[0]) // max(count - 1, 1))
    down = SPREAD // max(rows - 1, 1)
    for place, pile in enumerate(hand):
        row, turn = divmod(place, count)
        x, y = LEFT + turn * across, HAND_TOP + row * down
        is_last = turn == count - 1 or place == len(hand) - 1
        shown = CARD[0] if is_last else min(across, CARD[0])
        is_beside = turn > 0 and across < CARD[0]
        spot = Spot(pile.name, x, y, columns=None if shown == CARD[0] else shown)
        table.spots += _held(spot, is_beside=is_beside, is_below=row > 0)
        table.places[pile.name] = Box(x, y, shown, CARD[1] if row == rows - 1 else down)
    return HAND_TOP + (SPREAD if rows > 1 else 0) + CARD[1] + SHADOW


def _held(spot: Spot, *, is_beside: bool, is_below: bool) -> Iterator[Spot]:
    """Lay a card of the hand on what there is to its left and above it, so that its corners fit."""
    if is_beside and is_below and spot.columns is None:
        yield spot._replace(under="face")  # its right corner; its left ones lie on the card beside it
        yield spot._replace(under="face/left", columns=CARD[0] // 2)
    else:
        yield spot._replace(under="face/left" if is_beside else "face" if is_below else "felt")


def _gone(cards: Sequence[Card | None], y: int) -> Iterator[Words]:
    """Print which cards are out of the game, each in its place."""
    for card in cards:
        if card == JOKER:
            yield Words(SIGNS[JOKER.suit], "name", LEFT + ROOM, y + GONE_NAME - GONE_RISE, "right")
        elif card:
            rank, suit = card.code[0], card.code[1]
            x, line = _sign(suit, y)
            yield Words(rank.replace("T", "10"), "small", x + COLUMN[rank], line)


@lru_cache(8)
def _bed(y: int) -> Bed:
    """Print the names of the places, and the list with nothing in it: all ranks of each suit."""
    words = [
        Words(name, "small", LEFT + across * ACROSS + middle, NAME_TOP, "middle", name, room)
        for name, across, middle, room in (
            ("trumps", 0, CARD[0] // 2, CARD[0]),
            ("lead", 2, CARD[0] // 2, CARD[0]),
            ("last trick", 3, TRICK_NAME, 2 * TRICK_NAME - NAME_SHORT),
        )
    ]
    for suit in FRENCH_SUITS:
        x, line = _sign(suit, y)
        words.append(Words(SIGNS[suit], "name", x, line - GONE_RISE))
        words += (Words(NOT_GONE, "small", x + COLUMN[rank], line) for rank in RANKS)
    # Last, for the ground of a sign reaches up to its letters.
    return Bed((*words, Words("gone", "small", GONE_LEFT, y, "left", "gone", ROOM)))


def _sign(suit: str, y: int) -> tuple[int, int]:
    """Return the middle of a suit's sign, and the upper edge of its line."""
    row, across = divmod(FRENCH_SUITS.index(suit), 2)
    return GONE_LEFT + GONE_SIGN + across * GONE_ACROSS, y + GONE_NAME + row * GONE_DOWN


def _column(number: int) -> int:
    """Return how far the middle of a rank is from the middle of its suit's sign."""
    ten = RANKS.index("T")
    wider = 0 if number < ten else GONE_TEN // 2 if number == ten else GONE_TEN
    return GONE_FIRST + number * GONE_RANK + wider


COLUMN = {rank: _column(number) for number, rank in enumerate(RANKS)}
"""How far the middle of each rank is from that of its suit's sign."""


def _top(pile: Pile, x: int, y: int) -> Spot:
    """Lay the top of a pile, or its empty place."""
    if not pile.cards:
        return Spot("place", x, y)
    return Spot(pile.top.code if pile.top else "back", x, y)


LAYOUT = Layout("french", (CARD,), lay)
