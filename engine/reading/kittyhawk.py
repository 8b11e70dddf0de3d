"""Reads typed moves of Kittyhawk: from place to place, where a place may be named by the card on top."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeAlias

from engine.cards.decktet import DECKTET_SUIT_NAMES, DecktetCard
from engine.errors import InvalidMoveError
from engine.games.kittyhawk import (
    COLLECT,
    DEAL,
    FOUNDATIONS,
    HEAPS,
    MOVES,
    NEVER_AUTOMATIC,
    PILES,
    PLACES,
    SOURCES,
    STOCK,
    SUITS,
    KittyhawkPosition,
)
from engine.move import Move
from engine.reading.decktet import JOINING, decktet_words, named_cards, named_suit
from engine.reading.words import plain

MOST_WORDS = 100
MOST_STEPS = 400
"""Maximum number of steps of the search for a meaning."""

FILLERS = frozenset(
    {"move", "put", "play", "lay", "take", "send", "to", "onto", "on", "from", "the", "then", "pile", "heap"}
    | {"card", "cards", "foundation", "place"}
)
HOME = "home"
BREAK = "¦"
"""Marks where the player separated moves, or anything else."""
BREAKS = re.compile(r"[,;.|\n][\s,;.|]*")

LETTERS = {place: place for place in (*PILES, *HEAPS)}
PLACE_NAMES = {**LETTERS, "left": "g", "right": "h", STOCK: STOCK}
SPELLED = {**LETTERS, **{letter.lower(): name for letter, name in DECKTET_SUIT_NAMES.items()}}
"""Places by the letters that may be typed without a space between them, as in ``ab``."""
COMMANDS = {"deal": DEAL, "deal six": DEAL, "deal 6": DEAL, "collect": COLLECT}
SHORTHANDS = {"d": DEAL, "c": COLLECT}
"""Letters that also name places, and mean these moves if no second place follows."""

Reading: TypeAlias = tuple[int, tuple[Move, ...]]
"""The number of the first word after a phrase, and the moves of the phrase."""


def read_moves(position: KittyhawkPosition, text: str) -> tuple[Move, ...]:
    """Read moves such as ``a knots``, ``ab``, ``mill on merchant``, ``home a``, ``d`` and ``collect``."""
    words, visible = decktet_words(BREAKS.sub(f" {BREAK} ", plain(text))), position.visible()
    if moves := _meaning(visible, [word for word in words if word not in FILLERS]):
        return moves
    for at in range(len(words)):
        for end, cards in named_cards(words, at)[:1]:
            if not _places_showing(visible, cards):
                name = " ".join(words[at:end])
                raise InvalidMoveError("not-on-top", f"{name!r} lies on top of no pile", text=name)
    raise InvalidMoveError("unreadable", f"no moves in {text!r}", text=text)


def _meaning(position: KittyhawkPosition, words: Sequence[str]) -> tuple[Move, ...]:
    """Return the moves of a line; none if it cannot be read.

    Of several meanings, the first that can be played is used; if none can, the first. Breaks are used only if
    there is no meaning without them, because some players put a comma between the places. The work is bounded
    for any input. Raises ``InvalidMoveError`` for too many words.
    """
    joined = [word for word in words if word != BREAK]
    if len(joined) > MOST_WORDS:
        problem = f"the line has more than {MOST_WORDS} words"
        raise InvalidMoveError("too-many-words", problem, most=MOST_WORDS)
    for line in (joined, words):
        for is_legal in (True, False):
            moves = _search(position, line, 0, iter(range(MOST_STEPS)), is_legal=is_legal)
            if moves:
                return moves
    return ()


def _search(
    position: KittyhawkPosition, words: Sequence[str], at: int, steps: Iterator[int], *, is_legal: bool
) -> tuple[Move, ...] | None:
    if at == len(words):
        return ()
    for end, moves in _readings(position, words, at):
        if next(steps, None) is None:
            return None
        following = _if_allowed(position, moves)
        if following is None and is_legal:
            continue
        rest = _search(following or position, words, end, steps, is_legal=is_legal)
        if rest is not None:
            return (*moves, *rest)
    return None


def _if_allowed(position: KittyhawkPosition, moves: Sequence[Move]) -> KittyhawkPosition | None:
    """Return the position after the moves; ``None`` if one of them is not legal."""
    for move in moves:
        if not position.allows(move):
            return None
        position = position.after(move)
    return position


def _readings(position: KittyhawkPosition, words: Sequence[str], at: int) -> Iterator[Reading]:
    """Yield the phrases that the words from a number on can begin with."""
    word, following = words[at], "".join(words[at + 1 : at + 2])
    if word in JOINING and following:
        yield from _readings(position, words, at + 1)
    elif word == BREAK:
        yield at + 1, ()
    elif word in COMMANDS:
        if two_words := COMMANDS.get(f"{word} {following}"):
            yield at + 2, (two_words,)
        yield at + 1, (COMMANDS[word],)
    elif word == HOME:
        for end, places in _named_places(position, words, at + 1):
            yield from ((end, (_way_home(position, place),)) for place in places)
    else:
        yield from _spelled(word, at)
        yield from _from_place_to_place(position, words, at)
        leads_nowhere = following == word or not any(_named_places(position, words, at + 1))
        if word in SHORTHANDS and following != HOME and leads_nowhere:
            yield at + 1, (SHORTHANDS[word],)


def _spelled(word: str, at: int) -> Iterator[Reading]:
    places = [SPELLED[letter] for letter in word if letter in SPELLED]
    if len(places) == len(word) and len(word) % 2 == 0:
        pairs = zip(places[::2], places[1::2], strict=True)
        yield at + 1, tuple(Move("move", pair) for pair in pairs)


def _from_place_to_place(position: KittyhawkPosition, words: Sequence[str], at: int) -> Iterator[Reading]:
    for middle, sources in _named_places(position, words, at):
        if list(words[middle : middle + 1]) == [HOME]:
            yield from ((middle + 1, (_way_home(position, place),)) for place in sources)
        for end, targets in _named_places(position, words, middle):
            yield from ((end, (Move("move", way),)) for way in product(sources, targets) if way[0] != way[1])


def _named_places(
    position: KittyhawkPosition, words: Sequence[str], at: int
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield what the words from a number on can name: where each name ends, and the places it fits."""
    word = "".join(words[at : at + 1])
    if word in JOINING:
        yield from _named_places(position, words, at + 1)
    if word in PLACE_NAMES:
        yield at + 1, (PLACE_NAMES[word],)
    if suit := named_suit(word):
        yield at + 1, (DECKTET_SUIT_NAMES[suit],)
    for end, cards in named_cards(words, at) if word else ():
        if places := _places_showing(position, cards):
            yield end, places


def _way_home(position: KittyhawkPosition, place: str) -> Move:
    """Return the move of a top card to the foundation that takes it, to the first if several do.

    Raises ``InvalidMoveError`` if several take a card for which the choice matters.
    """
    if place == STOCK:
        return Move("move", (STOCK, FOUNDATIONS[0]))
    source = PLACES.index(place)
    card = position.top(source)
    if card is None:
        return MOVES[source][0]
    accepting = [target for target in SUITS[card] if position.fits(source, target)]
    if len(accepting) > 1 and card.rank in NEVER_AUTOMATIC:
        homes = [FOUNDATIONS[target] for target in accepting]
        names = {"place1": homes[0], "place": place}
        raise InvalidMoveError("several-homes", f"{card.code} has several homes", card=card, **names)
    return MOVES[source][(*accepting, *SUITS[card])[0]]


def _places_showing(position: KittyhawkPosition, cards: frozenset[DecktetCard]) -> tuple[str, ...]:
    """Return the places with one of these cards on top."""
    return tuple(PLACES[place] for place in SOURCES if position.top(place) in cards)
