"""Follow-the-Suit: trumps, deck, lead and last trick above the hand; below it a list of the cards gone."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.board import Board, Pile
from engine.cards import Card
from engine.cards.french import FRENCH_SUITS, JOKER
from render.boards.scene import (
    MAX_SIDE,
    TITLE_HEIGHT,
    Background,
    Layout,
    MarkBox,
    PlacedSprite,
    PlacedText,
    Scene,
    SceneBuilder,
    column_sprites,
)

CARD = (252, 344)
COLUMNS = 4
LEFT, COLUMN_PITCH = 52, 308
"""The left edge of the first column, and the distance from column to column."""
ROOM = (COLUMNS - 1) * COLUMN_PITCH + CARD[0]
SHADOW = 6

EXCHANGE_TOP, EXCHANGE_PITCH = TITLE_HEIGHT + 20, 372
TABLE_TOP = TITLE_HEIGHT + 60
"""Below the names of the places on the table."""
NAME_TOP = TITLE_HEIGHT + 6
TRICK_NAME, TRICK_SYMBOL = 98, 216
"""The centers of the name of the last trick, and of the symbol beside it: won or lost."""
NAME_MARGIN = 12
"""How much narrower that name is than twice the distance of its center: it must not touch the symbol."""
STRIP = 54
"""What shows of the card that lost a trick."""
HAND_TOP = TABLE_TOP + STRIP + CARD[1] + 16
MAX_IN_ROW = 8
"""The number of overlapping cards in a row that are still recognizable."""
SINGLE_ROW = 6
"""The greatest number of cards that are placed in one row."""
LOOSE_PITCH = 268
"""The distance from card to card if there is room."""
HAND_SPREAD = 176
"""The distance from the first row of the hand to its last."""
GONE_TOP, GONE_NAME, GONE_LINE, GONE_BOTTOM = 6, 48, 54, 6
"""The list of cards that are gone: the heights of its margin, its name, each of its lines, and below it."""
GONE_LEFT, GONE_PITCH = LEFT, 564
"""The left edge of the list, and the distance from block to block, which leaves more than a rank's width."""
GONE_SUIT, GONE_RISE = 22, 8
"""The distance to the center of a suit, and how far it, being larger, rises above its line."""
GONE_FIRST, GONE_RANK, GONE_TEN = 48, 34, 18
"""The distance from a suit to the first rank, from rank to rank, and how much wider the ten is."""
RANKS = "AKQJT98765432"
NOT_GONE = "·"
"""Printed for each rank that is not gone, so that the position of a rank shows it too."""
SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "": "★"}
TRICKS = {"won": "✓", "lost": "✗"}


def lay_out(board: Board) -> Scene:
    """Place the first ten cards, large, during the exchange; later the hand below the table."""
    builder = SceneBuilder(MAX_SIDE, CARD)
    hand = board.of_kind("hand")
    if board.fact("phase") == "exchange":
        return builder.scene(_add_exchange(builder, board, hand))
    _add_table(builder, board)
    top = _add_hand(builder, hand) + GONE_TOP
    gone = [card for kind in ("discards", "played") for pile in board.of_kind(kind) for card in pile.cards]
    builder.texts += _gone_ranks(gone, top)
    return builder.scene(top + GONE_NAME + 2 * GONE_LINE + GONE_BOTTOM, _background(top))


def _add_exchange(builder: SceneBuilder, board: Board, hand: Sequence[Pile]) -> int:
    """Add whole cards in rows, and the deck after the last; return the height of the picture."""
    for number, pile in enumerate(hand):
        row, column = divmod(number, COLUMNS)
        x, y = LEFT + column * COLUMN_PITCH, EXCHANGE_TOP + row * EXCHANGE_PITCH
        builder.add(pile.name, _top_card(pile, x, y))
    row = len(hand) // COLUMNS
    deck = board.pile("deck")
    y = EXCHANGE_TOP + row * EXCHANGE_PITCH
    builder.add(deck.name, _top_card(deck, LEFT + (COLUMNS - 1) * COLUMN_PITCH, y))
    x = LEFT + (COLUMNS - 2) * COLUMN_PITCH + CARD[0]
    builder.texts.append(PlacedText(str(len(deck.cards)), "name", x, y + CARD[1] // 2 - 32, "right"))
    return EXCHANGE_TOP + (row + 1) * EXCHANGE_PITCH


def _add_table(builder: SceneBuilder, board: Board) -> None:
    """Add trumps, the deck, the lead and the last trick, the card that took it on top."""
    trumps, deck, lead, last = (LEFT + column * COLUMN_PITCH for column in range(COLUMNS))
    chosen = board.fact("trumps")
    builder.add("trumps", PlacedSprite(f"trumps/{chosen}" if chosen else "place", trumps, TABLE_TOP))
    for name, x in (("deck", deck), ("lead", lead)):
        builder.add(name, _top_card(board.pile(name), x, TABLE_TOP))
    count = str(len(board.pile("deck").cards))
    builder.texts.append(PlacedText(count, "name", deck + CARD[0] // 2, TITLE_HEIGHT))
    trick, pile = board.fact("trick"), board.pile("last")
    if trick == "lost":
        pile = Pile(pile.name, pile.kind, pile.cards[::-1])
    builder.sprites += column_sprites(pile, last, TABLE_TOP, STRIP, STRIP)
    builder.places["last"] = MarkBox(last, TABLE_TOP, CARD[0], CARD[1] + (STRIP if trick else 0))
    if trick:
        builder.texts.append(PlacedText(TRICKS[str(trick)], "name", last + TRICK_SYMBOL, TITLE_HEIGHT))


def _add_hand(builder: SceneBuilder, hand: Sequence[Pile]) -> int:
    """Add the hand in overlapping rows of nearly equal length; return their lower edge."""
    if not hand:
        return HAND_TOP
    rows = 1 if len(hand) <= SINGLE_ROW else 2 if len(hand) <= 2 * MAX_IN_ROW else 3
    count = -(-len(hand) // rows)
    pitch = min(LOOSE_PITCH, (ROOM - CARD[0]) // max(count - 1, 1))
    row_pitch = HAND_SPREAD // max(rows - 1, 1)
    for number, pile in enumerate(hand):
        row, column = divmod(number, count)
        x, y = LEFT + column * pitch, HAND_TOP + row * row_pitch
        is_last = column == count - 1 or number == len(hand) - 1
        visible = CARD[0] if is_last else min(pitch, CARD[0])
        overlaps = column > 0 and pitch < CARD[0]
        placed = PlacedSprite(pile.name, x, y, columns=None if visible == CARD[0] else visible)
        builder.sprites += _hand_card(placed, is_beside=overlaps, is_below=row > 0)
        builder.places[pile.name] = MarkBox(x, y, visible, CARD[1] if row == rows - 1 else row_pitch)
    return HAND_TOP + (HAND_SPREAD if rows > 1 else 0) + CARD[1] + SHADOW


def _hand_card(placed: PlacedSprite, *, is_beside: bool, is_below: bool) -> Iterator[PlacedSprite]:
    """Yield a card of the hand with corners that fit the cards to its left and above it."""
    if is_beside and is_below and placed.columns is None:
        yield placed._replace(under="face")  # its right corner; its left ones are on the card beside it
        yield placed._replace(under="face/left", columns=CARD[0] // 2)
    else:
        yield placed._replace(under="face/left" if is_beside else "face" if is_below else "felt")


def _gone_ranks(cards: Sequence[Card | None], y: int) -> Iterator[PlacedText]:
    """Print which cards are out of the game, each at its position in the list."""
    for card in cards:
        if card == JOKER:
            yield PlacedText(SYMBOLS[JOKER.suit], "name", LEFT + ROOM, y + GONE_NAME - GONE_RISE, "right")
        elif card:
            rank, suit = card.code[0], card.code[1]
            x, line = _suit_position(suit, y)
            yield PlacedText(rank.replace("T", "10"), "small", x + RANK_OFFSETS[rank], line)


@lru_cache(8)
def _background(y: int) -> Background:
    """Print the names of the places, and the empty list: a dot for each rank of each suit."""
    texts = [
        PlacedText(name, "small", LEFT + column * COLUMN_PITCH + middle, NAME_TOP, "middle", name, room)
        for name, column, middle, room in (
            ("trumps", 0, CARD[0] // 2, CARD[0]),
            ("lead", 2, CARD[0] // 2, CARD[0]),
            ("last trick", 3, TRICK_NAME, 2 * TRICK_NAME - NAME_MARGIN),
        )
    ]
    for suit in FRENCH_SUITS:
        x, line = _suit_position(suit, y)
        texts.append(PlacedText(SYMBOLS[suit], "name", x, line - GONE_RISE))
        texts += (PlacedText(NOT_GONE, "small", x + RANK_OFFSETS[rank], line) for rank in RANKS)
    # Last, because the background of a suit's symbol would cover a part of its letters.
    return Background((*texts, PlacedText("gone", "small", GONE_LEFT, y, "left", "gone", ROOM)))


def _suit_position(suit: str, y: int) -> tuple[int, int]:
    """Return the center of a suit in the list, and the upper edge of its line."""
    row, column = divmod(FRENCH_SUITS.index(suit), 2)
    return GONE_LEFT + GONE_SUIT + column * GONE_PITCH, y + GONE_NAME + row * GONE_LINE


def _rank_offset(number: int) -> int:
    ten = RANKS.index("T")
    wider = 0 if number < ten else GONE_TEN // 2 if number == ten else GONE_TEN
    return GONE_FIRST + number * GONE_RANK + wider


RANK_OFFSETS = {rank: _rank_offset(number) for number, rank in enumerate(RANKS)}
"""The distance of the center of each rank from the center of its suit."""


def _top_card(pile: Pile, x: int, y: int) -> PlacedSprite:
    if not pile.cards:
        return PlacedSprite("place", x, y)
    return PlacedSprite(pile.top.code if pile.top else "back", x, y)


def _place_of_verb(_board: Board, verb: str) -> str:
    """Return the deck for the exchange, whose cards come from there, and the place of the trumps."""
    return {"exchange": "deck", "trumps": "trumps"}.get(verb, "")


LAYOUT = Layout("french", (CARD,), lay_out, place_of_verb=_place_of_verb)
