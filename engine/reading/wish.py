"""Reads typed moves of Wish: pairs of piles, named by their letters, by the cards on top or by their rank."""

from collections.abc import Iterator, Sequence

from engine.cards.french import FrenchCard
from engine.errors import IllegalMoveError, InvalidMoveError
from engine.games.wish import DECK, PILES, WishPosition
from engine.move import Move
from engine.reading.words import as_french, as_rank, join_cards, split_words

MOST_MEANINGS = 64
"""Limit of the interpretations of a line; each word that can name piles or a card doubles their number."""

FILLERS = {
    "take", "move", "remove", "and", "pile", "the", "of", "card", "cards", "with", "two", "2", "both", "pair",
}  # fmt: skip


def read_moves(position: WishPosition, text: str) -> tuple[Move, ...]:
    """Read pairs such as ``ac``, ``take a c``, ``7s 7h``, ``ab cd``, ``kings``, ``k k`` and ``7s 7``.

    ``ac`` may also mean the ace of clubs: a line with two meanings names piles, unless only the other
    meaning can be played.
    """
    words = _merge_ranks(join_cards(_without_fillers(split_words(text))))
    readings = [_pairs(piles) for piles in _interpretations(position, words)]
    if not readings:
        if card := _card_below(position, words):
            raise InvalidMoveError("not-on-top", f"{card.code} is on top of no pile", card=card)
        if refusal := _rank_refusal(position, words, text):
            raise refusal
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
            for piles in _meanings(_after_pairs(position, before), before, word)
            if piles
        ][:MOST_MEANINGS]
    yield from (piles for piles in meanings if len(piles) % 2 == 0 and len(piles) <= len(DECK))


def _meanings(position: WishPosition, before: Sequence[str], word: str) -> Iterator[tuple[str, ...]]:
    """Yield the piles that a word can name after others: by letters, by a card, or by a rank."""
    yield _as_piles(word)
    yield _pile_with_card(position, word)
    if rank := as_rank(word):
        others = [pile for pile in _piles_of_rank(position, rank) if pile not in before]
        if len(before) % 2 and len(others) == 1:
            yield (others[0],)
    piles = _piles_of_rank(position, _pair_of_rank(word))
    if len(piles) == 2:
        yield piles


def _without_fillers(words: Sequence[str]) -> list[str]:
    """Return the words that name piles or cards; the first of “a pair” is no pile."""
    following = (*words, "")[1:]
    return [
        word
        for word, after in zip(words, following, strict=True)
        if word not in FILLERS and (word, after) != ("a", "pair")
    ]


def _merge_ranks(words: Sequence[str]) -> list[str]:
    """Return words with the same rank twice as one word: ``k k`` and ``king king`` as ``kk``."""
    merged = list[str]()
    for word in words:
        rank = as_rank(word).lower()
        if rank and merged and as_rank(merged[-1]).lower() == rank:
            merged[-1] = rank * 2
        else:
            merged.append(word)
    return merged


def _pair_of_rank(word: str) -> str:
    """Return the rank of which a word names a pair: ``K`` for ``kk``, ``kings`` and ``k``; ``""`` if none.

    ``9s`` are nines if that card cannot be meant. A letter of a pile alone is never a rank.
    """
    rank = as_rank(word) or ("" if _as_piles(word) else as_rank(word.removesuffix("s")))
    half = len(word) // 2
    if not rank and word[:half] == word[half:]:
        return as_rank(word[:half])
    return "" if _as_piles(word) else rank


def _piles_of_rank(position: WishPosition, rank: str) -> tuple[str, ...]:
    """Return the piles with a card of a rank on top."""
    piles = zip(PILES, position.piles, strict=True)
    return tuple(name for name, pile in piles if pile and pile[-1].rank == rank)


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


def _rank_refusal(position: WishPosition, words: Sequence[str], text: str) -> InvalidMoveError | None:
    """Return why words that only name ranks mean no pairs; ``None`` for other words."""
    ranks = list(map(_pair_of_rank, words))
    if not ranks or not all(ranks):
        return None
    tops = [_piles_of_rank(position, rank) for rank in ranks]
    if piles := next((some for some in tops if len(some) > 2), ()):
        return InvalidMoveError(
            "several-pairs", f"{text!r} may be several pairs", text=text, piles=" ".join(piles)
        )
    count = min(map(len, tops))
    return InvalidMoveError("no-pair", f"{text!r} is no pair", text=text, count=count)


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
