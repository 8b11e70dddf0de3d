"""Reads typed moves of Kittyhawk: from place to place, where a place may be named by the card on top."""

from collections.abc import Iterator, Sequence

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
from engine.reading import Reader
from engine.reading.decktet import decktet_words, named_cards, named_suit
from engine.reading.phrases import JOINING, Phrases, with_breaks


def read_moves(position: KittyhawkPosition, text: str) -> tuple[Move, ...]:
    """Read moves such as ``a knots``, ``ab``, ``mill on merchant``, ``home a``, ``d`` and ``collect``."""
    words, visible = decktet_words(with_breaks(text)), position.visible()
    if moves := PHRASES.read(visible, words):
        return moves
    for at in range(len(words)):
        for end, cards in named_cards(words, at)[:1]:
            if not _places_showing(visible, cards):
                name = " ".join(words[at:end])
                raise InvalidMoveError("not-on-top", f"{name!r} lies on top of no pile", text=name)
    raise InvalidMoveError("unreadable", f"no moves in {text!r}", text=text)


def named_places(
    position: KittyhawkPosition, words: Sequence[str], at: int
) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the places that the words from there on can name, directly or by their top cards."""
    word = "".join(words[at : at + 1])
    if word in JOINING:
        yield from named_places(position, words, at + 1)
    if word in PLACE_NAMES:
        yield at + 1, (PLACE_NAMES[word],)
    if suit := named_suit(word):
        yield at + 1, (DECKTET_SUIT_NAMES[suit],)
    for end, cards in named_cards(words, at) if word else ():
        if places := _places_showing(position, cards):
            yield end, places


def way_home(position: KittyhawkPosition, place: str) -> Move:
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


LETTERS = {place: place for place in (*PILES, *HEAPS)}
PLACE_NAMES = {**LETTERS, "left": "g", "right": "h", STOCK: STOCK}
PHRASES = Phrases(
    named_places,
    way_home,
    letters={**LETTERS, **{letter.lower(): name for letter, name in DECKTET_SUIT_NAMES.items()}},
    commands={"deal": DEAL, "deal six": DEAL, "deal 6": DEAL, "collect": COLLECT},
    shorthands={"d": DEAL, "c": COLLECT},
)


READER = Reader(read_moves)
