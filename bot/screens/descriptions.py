"""Boards in words: the alt text of a picture, the board as text, and what moves are called."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, groupby
from operator import attrgetter

from bot.core.screens import MAX_ALT, MAX_TITLE
from bot.daily.certified_deals import find_certified_deal
from bot.i18n.texts import Texts, clipped
from engine.board import Board, Pile
from engine.cards import Card, Detail
from engine.deal import write_deal
from engine.game import Position
from engine.move import Move
from engine.record import Record

PLACE_DETAILS = (("place1", "card1"), ("place2", "card2"))
"""The places of a move that its words can name, and the cards on them."""
MOVE_DETAILS = frozenset({"count", *chain(*PLACE_DETAILS)})
"""What the words about a move can be made with, beside what its game has to say of it."""

STOCK = "stock"
"""The kind of the pile whose cards are still to come, where a game has one."""

CardText = Callable[[Card], str]


def describe_places(texts: Texts, board: Board, tell: CardText) -> Iterator[str]:
    """Tell every place of a board in reading order, a line for each or for neighbours of one kind."""
    known = board_facts(board)
    for kind, piles in groupby(board.piles, key=attrgetter("kind")):
        name = texts.name_of(board.game, kind)
        # What a message does not use need not be put together: there are boards of a hundred places.
        wanted = {detail: PILE_DETAILS.get(detail) for detail in texts.arguments(name)}
        shared = {detail: known[detail] for detail, find in wanted.items() if not find and detail in known}
        own = [(detail, find) for detail, find in wanted.items() if find]
        told = [
            texts(name, **shared, **{part: find(texts, pile, tell) for part, find in own}) for pile in piles
        ]
        if texts.has(f"{board.game}-{kind}-row"):
            told = [texts.of_game(board.game, f"{kind}-row", places=_joined(texts, told))]
        yield from filter(None, told)


def _visible_cards(texts: Texts, pile: Pile, tell: CardText) -> str:
    """List the cards of a pile that can be seen, from the top."""
    return _joined(texts, [tell(card) for card in reversed(pile.cards) if card])


def _all_cards(texts: Texts, pile: Pile, tell: CardText) -> str:
    """List the cards of a pile from the top; of hidden ones it is told how many lie there."""
    told: list[str] = []
    for is_hidden, run in groupby(reversed(pile.cards), key=lambda card: card is None):
        cards = list(run)
        told += (
            [texts("face-down", count=len(cards))] if is_hidden else [tell(card) for card in cards if card]
        )
    return _joined(texts, told)


PILE_DETAILS: Mapping[str, Callable[[Texts, Pile, CardText], Detail]] = {
    "name": lambda _texts, pile, _tell: pile.name,
    "count": lambda _texts, pile, _tell: len(pile.cards),
    "seen": lambda _texts, pile, _tell: len(pile.cards) - pile.hidden,
    "hidden": lambda _texts, pile, _tell: pile.hidden,
    "top": lambda _texts, pile, tell: tell(pile.top) if pile.top else "",
    "cards": _visible_cards,
    "all": _all_cards,
}
"""What a sentence about a place can be made with, beside what is known of the whole board."""

LISTINGS = frozenset({"cards", "all"})
"""Those of them in which every card is that can be seen."""


def board_pages(texts: Texts, board: Board, position: Position | None, room: int) -> tuple[str, ...]:
    """Tell a board as text, in pages of at most ``room`` characters; with a position, what can be typed too.

    Cards are told in full where one page holds it all, else by their symbols.
    """
    last = list(typed_lines(texts, position)) if position else []
    for tell in (texts.card, texts.symbol):
        lines = [*describe_places(texts, board, tell), *last]
        if len("\n".join(lines)) <= room:
            return ("\n".join(lines),)
    pages = [""]
    # On a board of several pages, what is short comes first: it is what has changed, not the long listing.
    ordered = [*last, *sorted(lines[: len(lines) - len(last)], key=len)]
    for piece in (piece for line in ordered for piece in _split_line(texts, line, room)):
        if len(pages[-1]) + 1 + len(piece) > room:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{piece}" if pages[-1] else piece
    return tuple(pages)


def _split_line(texts: Texts, line: str, room: int) -> Iterator[str]:
    """Cut a line that is longer than a page, where a listing can be cut."""
    separator = texts("listing-separator")
    while len(line) > room:
        cut = line.rfind(separator, 0, room) + len(separator)
        yield line[:cut].rstrip()
        line = line[cut:]
    yield line


def typed_lines(texts: Texts, position: Position) -> Iterator[str]:
    """Tell every legal move as it is typed; of those that take any of some places, what these are."""
    pick, moves = position.pick(), position.legal_moves()
    if pick is not None:
        yield texts("typed-any", verb=pick.verb, places=_joined(texts, pick.places))
        moves = tuple(move for move in moves if move.verb != pick.verb)
    if moves:
        yield texts("typed-moves", moves=typed_moves(moves))


def typed_moves(moves: Sequence[Move]) -> str:
    """List moves as they are typed; those that differ in their last place alone are told together."""
    told = []
    for start, alike in groupby(moves, key=_start):
        lasts = [move.places[-1] for move in alike if move.places]
        told.append(" ".join(filter(None, start)) + (f": {', '.join(lasts)}" if lasts else ""))
    return "; ".join(told)


def _start(move: Move) -> tuple[str, ...]:
    return (move.verb, *move.places[:-1], "") if move.places else (move.verb,)


def alt_text(texts: Texts, record: Record, board: Board, added: str = "", challenge: int = 0) -> str:
    """Tell a picture to those who do not see it: the deal, where it stands, what is added, every place."""
    told = texts.together(*filter(None, (state_text(texts, board), added)))
    head = texts("alt-head", title=deal_title(texts, record, challenge), told=told)
    return describe_board(texts, board, head)


def describe_board(texts: Texts, board: Board, head: str) -> str:
    """Tell every place of a board behind a head of one line, in as many characters as an alt text has.

    What is too long tells cards by their symbols, and at last refers to the board in words.
    """
    is_too_much = (
        _min_length(texts, board, texts.card) > MAX_ALT
    )  # seen at once, and not after a long telling
    for tell in (texts.symbol,) if is_too_much else (texts.card, texts.symbol):
        first, *others = describe_places(texts, board, tell)
        text = "\n".join((texts.together(head, first), *others))
        if len(text) <= MAX_ALT:
            return text
    rest = texts("alt-goes-on")
    return texts.together(clipped(text, MAX_ALT - len(rest) - 1), rest)


def _min_length(texts: Texts, board: Board, tell: CardText) -> int:
    """Return how many characters a board takes in any case where every place is told: those of its cards."""
    return sum(
        len(tell(card))
        for pile in board.piles
        if not LISTINGS.isdisjoint(texts.arguments(texts.name_of(board.game, pile.kind)))
        for card in pile.cards
        if card
    )


def deal_title(texts: Texts, record: Record, challenge: int = 0) -> str:
    """Name a deal in a heading: the game, the number, and its options, shortly where they are many.

    The deal of a puzzle is called by its day, here and in all names: its own number would tell its cards.
    """
    message = "daily-title" if challenge else "deal-title"
    title = _deal_text(texts, record, message, "option", challenge)
    return title if len(title) <= MAX_TITLE else _deal_text(texts, record, message, "short-option", challenge)


def deal_name(texts: Texts, record: Record, challenge: int = 0) -> str:
    """Name a deal in as few words as a button wants."""
    return _deal_text(texts, record, "daily-name" if challenge else "deal-name", "short-option", challenge)


def picture_heading(texts: Texts, record: Record, told: str, challenge: int = 0) -> tuple[str, str]:
    """Return the two texts of a picture's title: game and options; its deal, and what is told of it."""
    title = _deal_text(texts, record, "picture-title", "short-option")
    if challenge:
        return title, texts("picture-daily", number=str(challenge), told=told)
    return title, texts("picture-deal", deal=write_deal(record.deal), told=told)


@lru_cache(64)
def pile_captions(texts: Texts, game: str) -> tuple[tuple[str, str], ...]:
    """Return what pictures of a game print for the names on its table, where that is not the name itself."""
    start = f"{game}-printed-"
    told = ((name.removeprefix(start).replace("-", " "), texts(name)) for name in texts.with_prefix(start))
    return tuple((name, caption) for name, caption in told if name != caption)


def _deal_text(texts: Texts, record: Record, message: str, option: str, challenge: int = 0) -> str:
    # A record of earlier rules may name what the catalogue has no words for any more: then its own stand.
    title = f"{record.game}-title"
    names = {word: f"{record.game}-{option}-{word.replace('=', '-')}" for word in record.option_words}
    options = [texts(name) if texts.has(name) else word for word, name in names.items()]
    return texts(
        message,
        game=texts(title) if texts.has(title) else record.game,
        options=_joined(texts, options),
        count=len(options),
        **({"number": str(challenge)} if challenge else {"deal": write_deal(record.deal)}),
    )


def board_facts(board: Board) -> dict[str, Detail]:
    """Return what a sentence about a whole board can be made with."""
    stock = sum(len(pile.cards) for pile in board.of_kind(STOCK))
    return {**dict(board.facts), "score": board.score, "stock": stock}


def state_text(texts: Texts, board: Board) -> str:
    """Tell how the game stands, in its own terms."""
    return texts.of_game(board.game, "state", **board_facts(board))


def move_label(texts: Texts, position: Position, board: Board, move: Move, part: str = "") -> str:
    """Name a move shortly, or with ``part`` the ``-first`` or ``-then`` of it, or its ``-mark``.

    Where a game has no words for that part, those for the whole move stand for it.
    """
    name = f"{board.game}-{move.verb}{part}"
    if not texts.has(name):
        name = texts.name_of(board.game, move.verb)
    wanted = texts.arguments(name)
    details = position.details(move) if not wanted <= MOVE_DETAILS else {}
    return texts(name, **move_details(texts, board, move, wanted), **details)


def move_name(texts: Texts, position: Position, board: Board, move: Move) -> str:
    """Name a move apart from its board; of several that take any of some cards, by the cards."""
    pick = position.pick()
    if pick is None or move.verb != pick.verb or not move.places:
        return move_label(texts, position, board, move)
    tops = {pile.name: pile.top for pile in board.piles}
    cards = [texts.symbol(card) for card in map(tops.get, move.places) if card]
    return f"{move_label(texts, position, board, move)} · {_joined(texts, cards)}"


def move_details(
    texts: Texts, board: Board, move: Move, wanted: Collection[str] = MOVE_DETAILS
) -> dict[str, Detail]:
    """Return what the words about a move can be made with: its places, and the cards to be seen there.

    Of these only what is wanted, if that is said.
    """
    details: dict[str, Detail] = {}
    for number, (place_name, card_name) in enumerate(PLACE_DETAILS):
        place = move.places[number] if len(move.places) > number else ""
        if place_name in wanted:
            details[place_name] = place
        if card_name in wanted:
            top = next((pile.top for pile in board.piles if pile.name == place), None)
            details[card_name] = texts.symbol(top) if top else ""
    if "count" in wanted:
        details["count"] = len(move.places)
    return details


def _joined(texts: Texts, told: Sequence[str]) -> str:
    return texts("listing-separator").join(told)


def certification_text(texts: Texts, record: Record, board: Board) -> str:
    """Tell of a deal whether it is certified, how difficult it is, and par; or that nothing is known."""
    deal = find_certified_deal(record)
    if deal is None:
        return texts.of_game(record.game, "uncertified")
    if deal.par is None:
        return texts.of_game(record.game, "certified", difficulty=deal.difficulty)
    known = {**board_facts(board), "difficulty": deal.difficulty, "par": deal.par}
    return texts.of_game(record.game, "certified-with-par", **known)
