"""Boards in words: the alt text of a picture, places, names of deals and moves, help."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import chain, groupby
from operator import attrgetter
from types import MappingProxyType

from bot.core.images import MAX_CARD_LINE
from bot.core.screens import MAX_ALT, MAX_TITLE
from bot.core.session import Session
from bot.daily.certified_deals import find_certified_deal
from bot.i18n.text_width import columns
from bot.i18n.texts import Texts, clipped
from engine.board import Board, Pile
from engine.cards import Card, Detail
from engine.families.building.places import FACE_DOWN, Kind
from engine.game import Position
from engine.games import find_game
from engine.move import Move
from engine.options import read_options
from engine.record import Record

PLACE_DETAILS = (("place1", "card1", "brief1", "located1"), ("place2", "card2", "brief2", "located2"))
MOVE_DETAILS = frozenset({"count", *chain(*PLACE_DETAILS)})
"""The variables of messages about a move, beside those of its game."""

STOCK = "stock"
"""The kind of the pile of undealt cards, in games that have one."""

CARDS_OF_KIND = "-cards"
"""The end of the names of variables that list the cards of a kind of places."""

UPPER = 3
"""How many cards from the top of a place the variable ``upper`` lists at most."""

ALL = "all"
"""The variable that lists all cards of a place."""

PARTS = "parts"
"""The variable that lists the cards of a place in parts, on a line each, as ``GAME-KIND-part`` says it."""

FREE, COVERED = "-free", "-covered"
"""The ends of the kinds as which cards of a layout are described if nothing covers them, and if others do."""

CardText = Callable[[Card], str]


def describe_places(texts: Texts, board: Board, tell: CardText) -> Iterator[str]:
    """Yield a line for every place of a board in reading order, or for neighbors of one kind and row."""
    known, face_down = board_facts(board), _known_face_down(board)
    for kind, layout_row, piles in _groups(texts, board):
        name = texts.name_of(board.game, kind)
        # Only the variables that a message uses are computed: there are boards of a hundred places.
        wanted = {detail: PILE_DETAILS.get(detail) for detail in texts.arguments(name)}
        shared = {detail: known[detail] for detail, find in wanted.items() if not find and detail in known}
        own = [(detail, find) for detail, find in wanted.items() if find]
        if ALL in wanted and face_down:
            own.append((ALL, partial(_all_cards, face_down=face_down)))
        if PARTS in wanted:
            own.append((PARTS, partial(_in_parts, texts.name_of(board.game, f"{kind}-part"))))
        lines = [
            texts(name, **shared, **{part: find(texts, pile, tell) for part, find in own}) for pile in piles
        ]
        if texts.has(row := texts.name_of(board.game, f"{kind}-row")):
            whole = {detail: known[detail] for detail in texts.arguments(row) if detail in known}
            lines = [texts(row, **whole, row=layout_row, places=_joined(texts, [*filter(None, lines)]))]
        yield from filter(None, lines)


def _groups(texts: Texts, board: Board) -> Iterator[tuple[str, str, Sequence[Pile]]]:
    """Yield neighbors of one kind, with the kind and the row as which they are described.

    A kind of which a game says the free cards, with the message ``GAME-KIND-free``, comes after all others:
    first the free cards, from which a player chooses, then the covered ones of each row, the lowest row
    first. Without rows, all piles follow.
    """
    groups = [(kind, (*piles,)) for kind, piles in groupby(board.piles, key=attrgetter("kind"))]
    layouts = {kind for kind, _ in groups if texts.has_of_game(board.game, f"{kind}{FREE}")}
    yield from ((kind, "", piles) for kind, piles in groups if kind not in layouts)
    for kind, piles in (group for group in groups if group[0] in layouts):
        if free := [pile for pile in piles if pile.cards and not pile.covered_by]:
            yield f"{kind}{FREE}", "", free
        covered = [pile for pile in reversed(piles) if pile.cards and pile.covered_by]
        for row, places in groupby(covered, key=attrgetter("row")):
            yield f"{kind}{COVERED}", row, [*places][::-1]
        if not any(pile.row for pile in piles):
            yield kind, "", piles


def _in_parts(name: str, texts: Texts, pile: Pile, tell: CardText) -> str:
    """List the visible cards of a pile from the top, a fixed number of them on each line.

    The message of a part has the variables ``$number``, which counts the parts, and ``$card1``, ``$card2``
    and so on for its cards.
    """
    size = len(texts.arguments(name)) - 1
    cards = [tell(card) for card in reversed(pile.cards) if card]
    parts = (cards[at : at + size] for at in range(0, len(cards), size))
    return "\n".join(
        texts(name, number=number, **{f"card{at}": card for at, card in enumerate(part, start=1)})
        for number, part in enumerate(parts, start=1)
    )


def _all_cards(
    texts: Texts, pile: Pile, tell: CardText, face_down: Mapping[str, int] = MappingProxyType({})
) -> str:
    """List the cards of a pile from the top, with the number of hidden ones, or which are face down."""
    names: list[str] = []
    down = face_down.get(pile.name, 0)
    for is_hidden, run in groupby(reversed(pile.cards[down:]), key=lambda card: card is None):
        cards = list(run)
        names += (
            [texts("face-down", count=len(cards))] if is_hidden else [tell(card) for card in cards if card]
        )
    if down:
        lowest = [tell(card) for card in reversed(pile.cards[:down]) if card]
        names.append(texts("face-down-cards", cards=_joined(texts, lowest)))
    return _joined(texts, names)


def _known_face_down(board: Board) -> Mapping[str, int]:
    """Return how many cards at the bottom of each pile lie face down although the player knows them."""
    counts = str(dict(board.facts).get(FACE_DOWN, "")).split()
    return {pile.name: int(count) for pile, count in zip(board.of_kind(Kind.PILE), counts, strict=False)}


PILE_DETAILS: Mapping[str, Callable[[Texts, Pile, CardText], Detail]] = {
    "name": lambda _texts, pile, _tell: pile.name,
    "count": lambda _texts, pile, _tell: len(pile.cards),
    "seen": lambda _texts, pile, _tell: len(pile.cards) - pile.hidden,
    "hidden": lambda _texts, pile, _tell: pile.hidden,
    "under": lambda _texts, pile, _tell: " ".join(pile.covered_by),
    "top": lambda _texts, pile, tell: tell(pile.top) if pile.top else "",
    "suit": lambda _texts, pile, _tell: pile.top.traits.get("suit", "") if pile.top else "",
    "cards": lambda texts, pile, tell: _joined(texts, [tell(one) for one in reversed(pile.cards) if one]),
    "upper": lambda texts, pile, tell: _joined(
        texts, [tell(one) for one in pile.cards[: -UPPER - 1 : -1] if one]
    ),
    ALL: _all_cards,
}
"""The variables of messages about a place, beside those of the whole board."""


def alt_text(texts: Texts, record: Record, board: Board, added: str = "", challenge: int = 0) -> str:
    """Return the alt text of a board: the deal, its state, what is added, and every place."""
    status = texts.together(*filter(None, (state_text(texts, board), added)))
    head = texts("alt-head", title=deal_title(texts, record, challenge), details=status)
    return describe_board(texts, board, head)


def describe_board(texts: Texts, board: Board, head: str) -> str:
    """Describe every place of a board after a first line, in the length of an alt text.

    If that is too long, cards have their symbols; if it still is, it ends by pointing to the board in words.
    """
    for tell in (texts.card, texts.symbol):
        places = describe_places(texts, board, tell)
        text = texts.together(head, next(places))
        for line in places:  # no further than there is room, because a description takes long
            text = f"{text}\n{line}"
            if len(text) > MAX_ALT:
                break
        if len(text) <= MAX_ALT:
            return text
    rest = texts("alt-goes-on")
    return texts.together(clipped(text, MAX_ALT - len(rest) - 1), rest)


def game_name(texts: Texts, game: str) -> str:
    """Return the name of a game, which may no longer exist."""
    return texts.of_game(game, "title") if texts.has_of_game(game, "title") else game


def aim_text(texts: Texts, record: Record) -> str:
    """Return what the game is about, which may depend on its options; empty if no message says it."""
    if not texts.has_of_game(record.game, "aim"):
        return ""
    chosen = read_options(find_game(record.game).options, record.option_words).chosen
    details = {name: int(value) if value.isdecimal() else value for name, value in chosen}
    return texts.of_game(record.game, "aim", **details)


def deal_title(texts: Texts, record: Record, challenge: int = 0) -> str:
    """Return the heading of a deal: the game, the number, and the options, in short if they are many.

    A daily challenge has the number of its day, here and in all names: that of its deal would reveal it.
    """
    message = "daily-title" if challenge else "deal-title"
    title = _deal_text(texts, record, message, "option", challenge)
    return title if len(title) <= MAX_TITLE else _deal_text(texts, record, message, "short-option", challenge)


def deal_name(texts: Texts, record: Record, challenge: int = 0) -> str:
    """Return the name of a deal, short enough for a button."""
    return _deal_text(texts, record, "daily-name" if challenge else "deal-name", "short-option", challenge)


def kind_name(texts: Texts, record: Record) -> str:
    """Return the name of a game with its options, without the deal."""
    return _deal_text(texts, record, "picture-title", "short-option")


def picture_heading(texts: Texts, record: Record, status: str, challenge: int = 0) -> tuple[str, str]:
    """Return the two lines of a picture's heading: game and options; the deal and ``status``."""
    title = _deal_text(texts, record, "picture-title", "short-option")
    if challenge:
        return title, texts("picture-daily", number=str(challenge), details=status)
    return title, texts("picture-deal", deal=str(record.deal), details=status)


@lru_cache(64)
def pile_captions(texts: Texts, game: str) -> tuple[tuple[str, str], ...]:
    """Return the translated names of piles that pictures of a game print, where they differ."""
    names = texts.names_of(game, "printed-")
    captions = ((printed.replace("-", " "), texts(name)) for printed, name in names.items())
    return tuple((name, caption) for name, caption in captions if name != caption)


def _deal_text(texts: Texts, record: Record, message: str, option: str, challenge: int = 0) -> str:
    # A record of earlier rules may have options without a message: then their own words are used.
    title = texts.name_of(record.game, "title")
    names = {
        word: texts.name_of(record.game, f"{option}-{word.replace('=', '-')}") for word in record.option_words
    }
    options = [texts(name) if texts.has(name) else word for word, name in names.items()]
    return texts(
        message,
        game=texts(title) if texts.has(title) else record.game,
        options=_joined(texts, options),
        count=len(options),
        **({"number": str(challenge)} if challenge else {"deal": str(record.deal)}),
    )


def board_facts(board: Board) -> dict[str, Detail]:
    """Return the variables of messages about a whole board."""
    stock, total = (sum(len(pile.cards) for pile in piles) for piles in (board.of_kind(STOCK), board.piles))
    return {**dict(board.facts), "score": board.score, "stock": stock, "total": total}


def cards_in_view(texts: Texts, board: Board, wanted: Collection[str]) -> dict[str, str]:
    """Return the ``wanted`` variables ``KIND-cards``: the visible cards of all places of a kind, listed."""
    kinds = {name: name.removesuffix(CARDS_OF_KIND) for name in wanted if name.endswith(CARDS_OF_KIND)}
    return {
        name: _joined(
            texts, [texts.symbol(card) for pile in board.of_kind(kind) for card in pile.cards if card]
        )
        for name, kind in kinds.items()
    }


def state_text(texts: Texts, board: Board) -> str:
    """Return the state of a game, in the terms of that game."""
    return texts.of_game(board.game, "state", **board_facts(board))


def score_text(texts: Texts, board: Board, moves: int) -> str:
    """Return the score of a game after some moves in its own terms, such as “14 cards left”."""
    details = {**board_facts(board), "result": result_kind(board), "moves": moves}
    return texts.of_game(board.game, "result", **details)


def result_kind(board: Board) -> str:
    """Return how a game ended: as its rules say, or by giving up."""
    return board.outcome.result if board.outcome else "given-up"


def short_state_text(texts: Texts, board: Board) -> str:
    """Return the same as short as in the heading of a picture."""
    return texts.of_game(board.game, "picture-state", **board_facts(board))


def move_label(
    texts: Texts,
    position: Position,
    board: Board,
    move: Move,
    part: str = "",
    *,
    is_short: bool = False,
    moves: int = 1,
) -> str:
    """Return the name of a move, or its ``part``: ``-first``, ``-then``, ``-shortcut`` or ``-mark``.

    If a game has no message for that part, the name of the whole move is used. ``is_short`` prefers the name
    for buttons without room for words, ``-short``. ``moves`` is how many begin as it does.
    """
    verb = move.verb
    short = (f"{verb}{part}-short", f"{verb}-short") if is_short else ()
    names = (texts.name_of(board.game, name) for name in (*short, f"{verb}{part}"))
    name = next(filter(texts.has, names), "") or texts.name_of(board.game, verb)
    wanted = texts.arguments(name)
    details = position.details(move) if not wanted <= MOVE_DETAILS | {"moves"} else {}
    return texts(name, **{**details, **move_details(texts, board, move, wanted), "moves": moves})


def move_name(texts: Texts, position: Position, board: Board, move: Move) -> str:
    """Return the name of a move for use without its board; with the cards, if it takes any of some."""
    pick = position.pick()
    if pick is None or move.verb != pick.verb or not move.places:
        return move_label(texts, position, board, move)
    cards = [texts.symbol(card) for card in map(board.card_at, move.places) if card]
    return f"{move_label(texts, position, board, move)} · {_joined(texts, cards)}"


def move_details(
    texts: Texts,
    board: Board,
    move: Move,
    wanted: Collection[str] = MOVE_DETAILS,
    tell: CardText | None = None,
) -> dict[str, Detail]:
    """Return the ``wanted`` variables of messages about a move: its places, and the cards on them.

    ``$located1`` and ``$located2`` also say where in its pile a card is that others cover.
    """
    tell = tell or texts.symbol
    details: dict[str, Detail] = {}
    for number, (place_name, card_name, brief_name, located_name) in enumerate(PLACE_DETAILS):
        place = move.places[number] if len(move.places) > number else ""
        if place_name in wanted:
            details[place_name] = place
        for name, how in ((card_name, tell), (brief_name, texts.brief)):
            if name in wanted:
                card = board.card_at(place)
                details[name] = how(card) if card else ""
        if located_name in wanted:
            details[located_name] = located_card(texts, board, place, tell)
    if "count" in wanted:
        details["count"] = len(move.places)
    return details


def automatic_text(texts: Texts, board: Board, cards: Sequence[Card]) -> str:
    """Return which cards have been moved automatically."""
    listed = _joined(texts, [texts.symbol(card) for card in cards])
    return texts.of_game(board.game, "moved-automatically", cards=listed)


def located_card(texts: Texts, board: Board, place: str, tell: CardText) -> str:
    """Return the card of a place, and where it is if others cover it; empty if none can be seen there."""
    card, covered = board.card_at(place), board.covered(place)
    if card is None or covered is None:
        return tell(card) if card else ""
    pile, number = covered
    return texts.of_game(board.game, "covered-card", card=tell(card), number=number, pile=pile.name)


def _joined(texts: Texts, items: Sequence[str]) -> str:
    return texts("listing-separator").join(items)


def certification_text(texts: Texts, record: Record, board: Board) -> str:
    """Return whether a deal is certified as winnable, with what is known of how hard it is, and par."""
    deal = find_certified_deal(record)
    if deal is None:
        return texts.of_game(record.game, "uncertified")
    if deal.par is None:
        text = texts.of_game(record.game, "certified", difficulty=deal.difficulty)
    else:
        known = {**board_facts(board), "difficulty": deal.difficulty, "par": deal.par}
        text = texts.of_game(record.game, "certified-with-par", **known)
    return texts.together(*filter(None, (text, hardness_text(texts, record.game, deal.hardness))))


def hardness_text(texts: Texts, game: str, hardness: int | None) -> str:
    """Return how hard a deal itself is, whatever its player does; empty if that is not known."""
    return "" if hardness is None else texts.of_game(game, "hardness", hardness=hardness)


def assistance_text(texts: Texts, session: Session) -> str:
    """Return which help there was, or that there was none, as a phrase without a full stop."""
    if not session.is_assisted:
        return texts("result-clean")
    return texts("result-assisted", help=texts("listing-separator").join(_kinds_of_help(texts, session)))


def assistance_lines(texts: Texts, session: Session) -> tuple[str, ...]:
    """Return the same in lines that fit on a result card."""
    separator = texts("listing-separator")
    *others, last = assistance_text(texts, session).split(separator)
    lines = [""]
    for part in (*(f"{other}{separator}" for other in others), last):
        if lines[-1] and columns(f"{lines[-1]}{part.rstrip()}") > MAX_CARD_LINE:
            lines.append("")
        lines[-1] += part
    return tuple(line.strip() for line in lines)


def _kinds_of_help(texts: Texts, session: Session) -> list[str]:
    counts = {"undos": session.undos, "hints": session.hints, "verdicts": session.verdicts}
    help_phrases = [texts(f"help-{kind}", count=count) for kind, count in counts.items() if count]
    others = {"help-begun-again": session.restarts, "help-from-record": session.is_from_record}
    return [*help_phrases, *(texts(name) for name, is_so in others.items() if is_so)]


def attempt_kind(texts: Texts, session: Session) -> str:
    """Return whether a game of a daily challenge is ranked, assisted or practice."""
    if not session.is_ranked:
        return texts("daily-practice")
    return texts("daily-assisted" if session.is_waived else "daily-ranked")
