"""Reads typed moves of Wish: pairs of piles, named by their letters or by the cards on top."""

from collections.abc import Iterator, Sequence

from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.games.wish import DECK, PILES, WishPosition
from engine.move import Move
from engine.reading.words import as_french, join_cards, split_words

MOST_MEANINGS = 64
"""Limit of the interpretations of a line; each word that can name piles or a card doubles their number."""

FILLERS = {"take", "move", "and", "pile"}


def read_moves(position: WishPosition, text: str) -> tuple[Move, ...]:
    """Read pairs such as ``ac``, ``take a c``, ``7s 7h`` and ``ab cd``.

    ``ac`` may also mean the ace of clubs: a line with two meanings names piles, unless only the other
    meaning can be played.
    """
    words = join_cards([word for word in split_words(text) if word not in FILLERS])
    readings = [_pairs(piles) for piles in _interpretations(position, words)]
    if not readings:
        if card := _card_below(position, words):
            raise InvalidMoveError("not-on-top", f"{card.code} is on top of no pile", card=card)
        raise InvalidMoveError("unreadable", f"no pair of piles or cards in {text!r}", text=text)
    for moves in readings:
        try:
            position.play_together(moves)
        except IllegalMoveError:
            continue
        return moves
    return readings[0]


def _interpretations(position: WishPosition, words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield each even number of piles that the words can name, piles before cards."""
    if not 0 < len(words) <= len(DECK):
        return
    meanings: list[tuple[str, ...]] = [()]
    for word in words:
        meanings = [
            (*before, *piles)
            for before in meanings
            for piles in (_as_piles(word), _pile_with_card(_after_pairs(position, before), word))
            if piles
        ][:MOST_MEANINGS]
    yield from (piles for piles in meanings if len(piles) % 2 == 0 and len(piles) <= len(DECK))


def _pairs(piles: Sequence[str]) -> tuple[Move, ...]:
    return tuple(Move("take", (min(pair), max(pair))) for pair in zip(piles[::2], piles[1::2], strict=True))


def _after_pairs(position: WishPosition, piles: Sequence[str]) -> WishPosition:
    """Return the position whose tops the next word can name: with ``open``, after the pairs before it."""
    if position.open:
        for move in _pairs(piles[: len(piles) // 2 * 2]):
            if move not in position.legal_moves():
                break
            position = position.after(move)
    return position


def _as_piles(word: str) -> tuple[str, ...]:
    return tuple(word) if set(word) <= set(PILES) else ()


def _pile_with_card(position: WishPosition, word: str) -> tuple[str, ...]:
    """Return the pile on which the card lies that a word names; nothing if there is none."""
    code = as_french(word)
    piles = zip(PILES, position.piles, strict=True)
    return next(((name,) for name, pile in piles if pile and pile[-1].code == code), ())


def _card_below(position: WishPosition, words: Sequence[str]) -> FrenchCard | None:
    """Return a card that words name, all of them cards or piles, although it is on top of no pile.

    Wherever it is, the answer is the same: nobody learns where a face-down card lies.
    """
    cards = {card.code: card for card in DECK}
    named = [cards.get(as_french(word)) for word in words]
    if not all(card or _as_piles(word) for card, word in zip(named, words, strict=True)):
        return None
    tops = {pile[-1] for pile in position.piles if pile}
    return next((card for card in named if card and card not in tops), None)
