"""Follow-the-Suit: trumps, deck, lead and last trick above the hand; below it a list of the cards gone.

In an open game the cards of the deck are below the hand, small and in their order, and the list is where the
deck is otherwise: it has the cards set aside, which are not in play either.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.board import Board, Pile
from engine.cards import Card
from engine.cards.french import FRENCH_SUITS, JOKER
from engine.options import ON
from render.boards.scene import (
    MAX_SIDE,
    TITLE_HEIGHT,
    Background,
    Layout,
    MarkBox,
    PlacedSprite,
    PlacedText,
    PressArea,
    PressAreas,
    Scene,
    SceneBuilder,
    column_sprites,
    mark_areas,
)
from render.cards.decks.french import SMALL

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
HAND_END = HAND_TOP + CARD[1] + SHADOW
"""The lower edge of a hand of one row."""
MAX_IN_ROW = 8
"""The number of overlapping cards in a row that are still recognizable."""
SINGLE_ROW = 6
"""The greatest number of cards that are placed in one row."""
FIXED_COLUMNS = (COLUMNS, SINGLE_ROW)
"""The columns of short hands if cards keep their places: the first with which one row is enough."""
LOOSE_PITCH = 268
"""The distance from card to card if there is room."""
HAND_SPREAD = 176
"""The distance from the first row of the hand to its last."""
OPEN_SPREAD = 112
"""The same in an open game: two strips with an index."""
OPEN_LEFT, OPEN_COLUMNS, OPEN_PITCH = 22, 5, 246
"""The exchange of an open game: its left edge, the columns of the hand, and the distance between them."""
DECK_PITCH, DRAWN_ROW_PITCH = 68, 108
"""The distances from card to card and from row to row of the deck there."""
MOST_PAIRS, PAIR_GAP = 8, 22
"""The number of pairs in its first row: exchanging that many cards loses. The gap between them is wider."""
MARK_MARGIN, MARK_ROOM = 12, 20
"""How far the mark of the cards to be drawn is around them, and its room below their name."""
NEXT_PITCH, COMING_IN_ROW, COMING_PITCH, COMING_ROW_PITCH = 108, 16, 66, 88
"""The leads to come: the distance from the next one to the others, how many of these are in a row, and the
distances from card to card and from row to row."""
DECK_CARDS, FIXED_IN_ROW = 33, 17
"""The cards of the deck before the exchange, and the number in a row if each keeps its place."""
DECK_TOP, DECK_BOTTOM = 4, 4
"""The margins above the name of an open deck, and below its cards."""
GONE_TOP, GONE_NAME, GONE_LINE, GONE_BOTTOM = 6, 48, 54, 6
"""The list of cards that are gone: the heights of its margin, its name, each of its lines, and below it."""
GONE_HEIGHT = GONE_NAME + 2 * GONE_LINE + GONE_BOTTOM
GONE_LEFT, GONE_PITCH = LEFT, 564
"""The left edge of the list, and the distance from block to block, which leaves more than a rank's width."""
GONE_SUIT, GONE_RISE = 22, 8
"""The distance to the center of a suit, and how far it, being larger, rises above its line."""
GONE_FIRST, GONE_RANK, GONE_TEN = 48, 34, 18
"""The distance from a suit to the first rank, from rank to rank, and how much wider the ten is."""
ASIDE_IN_LINE, ASIDE_RANK = 5, 40
"""The number of ranks in a line of the cards set aside, and the distance from one to the next."""
RANKS = "AKQJT98765432"
NOT_GONE = "·"
"""Printed for each rank that is not gone, so that the position of a rank shows it too."""
SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "": "★"}
TRICKS = {"won": "✓", "lost": "✗"}


TABLE_HEIGHT = HAND_END + HAND_SPREAD + GONE_TOP + GONE_HEIGHT
OPEN_TABLE_HEIGHT = HAND_END + OPEN_SPREAD + DECK_TOP + GONE_NAME + COMING_ROW_PITCH + SMALL[1] + DECK_BOTTOM
"""The heights on the table: of tricks with several rows of the hand, which need more than the exchange."""


def lay_out(board: Board) -> Scene:
    """Place the first ten cards, large, during the exchange; later the hand below the table."""
    return _lay_out(board, is_fixed=False)


def _lay_out_table(board: Board) -> Scene:
    """Lay out a board so that what is below the hand stays in place when the hand has fewer rows."""
    scene = _lay_out(board, is_fixed=True)
    return replace(scene, height=OPEN_TABLE_HEIGHT if board.fact("open") == ON else TABLE_HEIGHT)


def _lay_out(board: Board, *, is_fixed: bool) -> Scene:
    """Lay out a board; the hand has the room of several rows if that is fixed, and else the room it needs."""
    builder = SceneBuilder(MAX_SIDE, CARD)
    hand = board.of_kind("hand")
    is_open = board.fact("open") == ON
    if board.fact("phase") == "exchange":
        add = _add_open_exchange if is_open else _add_exchange
        return builder.scene(add(builder, board, hand))
    _add_table(builder, board, is_open=is_open)
    if is_open:
        end = _add_hand(builder, hand, OPEN_SPREAD, is_fixed=is_fixed)
        top = (HAND_END + OPEN_SPREAD if is_fixed else end) + DECK_TOP
        add_deck = _add_fixed_deck if is_fixed else _add_coming_deck
        bottom = add_deck(builder, board.pile("deck"), top + GONE_NAME)
        return builder.scene(bottom, _open_background(top))
    end = _add_hand(builder, hand, HAND_SPREAD, is_fixed=is_fixed)
    top = (HAND_END + HAND_SPREAD if is_fixed else end) + GONE_TOP
    gone = [card for kind in ("discards", "played") for pile in board.of_kind(kind) for card in pile.cards]
    builder.texts += _gone_ranks(gone, top)
    return builder.scene(top + GONE_HEIGHT, _background(top))


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


def _add_open_exchange(builder: SceneBuilder, board: Board, hand: Sequence[Pile]) -> int:
    """Add the hand in two rows, the deck with its first cards in pairs, and the cards set aside."""
    for number, pile in enumerate(hand):
        row, column = divmod(number, OPEN_COLUMNS)
        x, y = OPEN_LEFT + column * OPEN_PITCH, EXCHANGE_TOP + row * EXCHANGE_PITCH
        is_last = column == OPEN_COLUMNS - 1 or number == len(hand) - 1
        placed = _top_card(pile, x, y)._replace(columns=None if is_last else OPEN_PITCH)
        builder.sprites.append(placed._replace(under="face/left" if column else "felt"))
        builder.places[pile.name] = MarkBox(x, y, CARD[0] if is_last else OPEN_PITCH, CARD[1])
    top = EXCHANGE_TOP + -(-len(hand) // OPEN_COLUMNS) * EXCHANGE_PITCH
    builder.texts.append(_caption("deck from the top", OPEN_LEFT, top))
    top = _add_drawn_deck(builder, board.pile("deck"), top + GONE_NAME + MARK_ROOM) + MARK_ROOM
    builder.texts.append(_caption("set aside", OPEN_LEFT, top))
    builder.texts += _aside_row(board.pile("aside").cards, top + GONE_NAME)
    return top + GONE_NAME + GONE_LINE + GONE_BOTTOM


def _add_drawn_deck(builder: SceneBuilder, deck: Pile, y: int) -> int:
    """Add the deck of the exchange: pairs, one for each card to exchange, then the rest; return its end."""
    cards, drawn = deck.cards[::-1], 2 * MOST_PAIRS
    edges = [OPEN_LEFT + at * DECK_PITCH + at // 2 * PAIR_GAP for at in range(drawn)]
    _add_small_cards(builder, cards[:drawn], edges, y)
    _add_small_cards(
        builder, cards[drawn:], [OPEN_LEFT + at * DECK_PITCH for at in range(drawn + 1)], y + DRAWN_ROW_PITCH
    )
    left, top = OPEN_LEFT - MARK_MARGIN, y - MARK_MARGIN
    for count in range(2, drawn + 1, 2):
        width = edges[count - 1] + SMALL[0] + MARK_MARGIN - left
        builder.places[f"{deck.name}-{count}"] = MarkBox(left, top, width, SMALL[1] + 2 * MARK_MARGIN)
    bottom = y + DRAWN_ROW_PITCH + SMALL[1]
    builder.places[deck.name] = MarkBox(OPEN_LEFT, y, edges[-1] + SMALL[0] - OPEN_LEFT, bottom - y)
    return bottom + DECK_BOTTOM


def _add_coming_deck(builder: SceneBuilder, deck: Pile, y: int) -> int:
    """Add the leads to come: the next one apart, then the others in rows; return their lower edge."""
    following, cards = LEFT + NEXT_PITCH, deck.cards[::-1]
    edges = [following + at * COMING_PITCH for at in range(COMING_IN_ROW)]
    rows = max(1, -(-(len(cards) - 1) // COMING_IN_ROW))
    _add_small_cards(builder, cards[:1], [LEFT], y)
    for row in range(rows):
        start = 1 + row * COMING_IN_ROW
        _add_small_cards(builder, cards[start : start + COMING_IN_ROW], edges, y + row * COMING_ROW_PITCH)
    bottom = y + (rows - 1) * COMING_ROW_PITCH + SMALL[1]
    builder.places[deck.name] = MarkBox(LEFT, y, edges[-1] + SMALL[0] - LEFT, bottom - y)
    return bottom + DECK_BOTTOM


def _add_fixed_deck(builder: SceneBuilder, deck: Pile, y: int) -> int:
    """Add the leads to come so that each keeps its place from the first trick on; return the lower edge."""
    cells = DECK_CARDS - len(deck.cards)
    for at, card in enumerate(reversed(deck.cards), cells):
        row, column = divmod(at, FIXED_IN_ROW)
        _add_small_cards(builder, [card], [LEFT + column * COMING_PITCH], y + row * COMING_ROW_PITCH)
    width = (FIXED_IN_ROW - 1) * COMING_PITCH + SMALL[0]
    builder.places[deck.name] = MarkBox(LEFT, y, width, COMING_ROW_PITCH + SMALL[1])
    return y + COMING_ROW_PITCH + SMALL[1] + DECK_BOTTOM


def _add_small_cards(
    builder: SceneBuilder, cards: Sequence[Card | None], edges: Sequence[int], y: int
) -> None:
    builder.sprites += [
        PlacedSprite(f"{card.code}/small", x, y) for card, x in zip(cards, edges, strict=False) if card
    ]


def _add_table(builder: SceneBuilder, board: Board, *, is_open: bool) -> None:
    """Add trumps, the deck, the lead and the last trick, the card that took it on top.

    In an open game, the cards set aside are listed in place of the deck.
    """
    trumps, deck, lead, last = (LEFT + column * COLUMN_PITCH for column in range(COLUMNS))
    chosen = board.fact("trumps")
    builder.add("trumps", PlacedSprite(f"trumps/{chosen}" if chosen else "place", trumps, TABLE_TOP))
    builder.add("lead", _top_card(board.pile("lead"), lead, TABLE_TOP))
    if is_open:
        builder.texts += _aside_block(board.pile("aside").cards, deck, TABLE_TOP)
    else:
        builder.add("deck", _top_card(board.pile("deck"), deck, TABLE_TOP))
        count = str(len(board.pile("deck").cards))
        builder.texts.append(PlacedText(count, "name", deck + CARD[0] // 2, TITLE_HEIGHT))
    trick, pile = board.fact("trick"), board.pile("last")
    if trick == "lost":
        pile = Pile(pile.name, pile.kind, pile.cards[::-1])
    builder.sprites += column_sprites(pile, last, TABLE_TOP, STRIP, STRIP)
    builder.places["last"] = MarkBox(last, TABLE_TOP, CARD[0], CARD[1] + (STRIP if trick else 0))
    if trick:
        builder.texts.append(PlacedText(TRICKS[str(trick)], "name", last + TRICK_SYMBOL, TITLE_HEIGHT))


def _add_hand(builder: SceneBuilder, hand: Sequence[Pile], spread: int, *, is_fixed: bool) -> int:
    """Add the hand in overlapping rows; return their lower edge.

    The rows have nearly equal lengths, or the same places for the first cards of any hand. The last row is
    ``spread`` below the first.
    """
    if not hand:
        return HAND_TOP
    if is_fixed:
        count = next((columns for columns in FIXED_COLUMNS if len(hand) <= columns), MAX_IN_ROW)
        rows = -(-len(hand) // count)
    else:
        rows = 1 if len(hand) <= SINGLE_ROW else 2 if len(hand) <= 2 * MAX_IN_ROW else 3
        count = -(-len(hand) // rows)
    pitch = min(LOOSE_PITCH, (ROOM - CARD[0]) // max(count - 1, 1))
    row_pitch = spread // max(rows - 1, 1)
    for number, pile in enumerate(hand):
        row, column = divmod(number, count)
        x, y = LEFT + column * pitch, HAND_TOP + row * row_pitch
        is_last = column == count - 1 or number == len(hand) - 1
        visible = CARD[0] if is_last else min(pitch, CARD[0])
        overlaps = column > 0 and pitch < CARD[0]
        placed = PlacedSprite(pile.name, x, y, columns=None if visible == CARD[0] else visible)
        builder.sprites += _hand_card(placed, is_beside=overlaps, is_below=row > 0)
        below = min(count, len(hand) - (row + 1) * count)
        end = LEFT + (below - 1) * pitch + CARD[0] if below > 0 else LEFT
        builder.places[pile.name] = MarkBox(x, y, visible, row_pitch if x < end else CARD[1])
        if is_last and x < end < x + visible:  # the right part shows as a whole
            beside = PressArea(end, y + row_pitch, x + visible - end, CARD[1] - row_pitch)
            builder.pile_areas[pile.name] = (PressArea(x, y, visible, row_pitch), beside)
    return HAND_END + (spread if rows > 1 else 0)


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


def _aside_block(cards: Sequence[Card | None], x: int, y: int) -> Iterator[PlacedText]:
    """Print the cards set aside in lines, suit by suit, the Joker last."""
    known = [card for card in cards[::-1] if card]
    for suit in (*FRENCH_SUITS, ""):
        ranks = [card.code[0] for card in known if card.code[1:] == suit]
        for start in range(0, len(ranks), ASIDE_IN_LINE):
            line = ranks[start : start + ASIDE_IN_LINE]
            yield PlacedText(SYMBOLS[suit], "name", x + GONE_SUIT, y - GONE_RISE)
            if suit:
                yield from _aside_ranks(line, x + GONE_SUIT + GONE_FIRST, y)
            y += GONE_LINE


def _aside_row(cards: Sequence[Card | None], y: int) -> Iterator[PlacedText]:
    known, x = [card for card in cards[::-1] if card], OPEN_LEFT
    for suit in (*FRENCH_SUITS, ""):
        ranks = [card.code[0] for card in known if card.code[1:] == suit]
        if ranks:
            yield PlacedText(SYMBOLS[suit], "name", x + GONE_SUIT, y - GONE_RISE)
            x += GONE_SUIT + GONE_FIRST
            yield from _aside_ranks(ranks if suit else (), x, y)
            x += len(ranks) * ASIDE_RANK


def _aside_ranks(ranks: Sequence[str], x: int, y: int) -> Iterator[PlacedText]:
    for number, rank in enumerate(ranks):
        yield PlacedText(rank.replace("T", "10"), "small", x + number * ASIDE_RANK, y)


@lru_cache(8)
def _open_background(y: int) -> Background:
    """Print the names of the places of an open game."""
    coming = _caption("next leads in order", LEFT, y)
    return Background((*_table_names(), _name_in_column("set aside", 1), coming))


def _caption(name: str, x: int, y: int) -> PlacedText:
    return PlacedText(name, "small", x, y, "left", name, ROOM)


def _name_in_column(name: str, column: int) -> PlacedText:
    x = LEFT + column * COLUMN_PITCH + CARD[0] // 2
    return PlacedText(name, "small", x, NAME_TOP, "middle", name, CARD[0])


def _table_names() -> Iterator[PlacedText]:
    yield _name_in_column("trumps", 0)
    yield _name_in_column("lead", 2)
    x, room = LEFT + 3 * COLUMN_PITCH + TRICK_NAME, 2 * TRICK_NAME - NAME_MARGIN
    yield PlacedText("last trick", "small", x, NAME_TOP, "middle", "last trick", room)


@lru_cache(8)
def _background(y: int) -> Background:
    """Print the names of the places, and the empty list: a dot for each rank of each suit."""
    texts = [*_table_names()]
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


def _press_areas(scene: Scene) -> PressAreas:
    """Return the marked places except the first cards of the deck: all of it is pressed."""
    return {name: areas for name, areas in mark_areas(scene).items() if not name.startswith("deck-")}


LAYOUT = Layout("french", (CARD,), lay_out, _press_areas, _place_of_verb, lay_out_table=_lay_out_table)
