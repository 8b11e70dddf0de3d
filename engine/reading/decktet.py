"""What players call the cards and suits of the Decktet, read liberally."""

import re
from collections.abc import Iterator, Sequence

from engine.cards.decktet import DECKTET_NAMES, DECKTET_SUIT_NAMES
from engine.reading.phrases import JOINING
from engine.reading.words import split_words

SUIT_SIGNS = {"🌙☾☽🌛🌜": "m", "☀☼🌞": "s", "🌊≈": "w", "🍃🌿🍂🍁☘": "l", "🐉🐲§": "y", "🪢⌘": "k"}
SIGN_LETTERS = {ord(sign): letter for signs, letter in SUIT_SIGNS.items() for sign in signs}

RANK_WORDS = {
    "ace": "A", "1": "A", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "p": "P", "pawn": "P", "court": "C", "r": "R", "crown": "R",
    **{rank: rank for rank in "23456789"},
}  # fmt: skip
"""Words that name a rank alone; ``a`` and ``c`` do so only with suits behind them."""

RANK_AND_SUITS = re.compile(rf"(?P<rank>{'|'.join((*RANK_WORDS, 'a', 'c'))})(?P<suits>[mswlyk]{{1,3}})")
"""A card in one word, such as ``9lk`` or ``crownm``; a number's second suit goes without saying."""

SHORTEST_NAME = 3
"""Letters of a card's name by which it is known, where no other name begins so."""

ALL_CODES = frozenset(DECKTET_NAMES)
CODES = {
    rank: frozenset(code for code in ALL_CODES if code[0] == rank) for rank in {code[0] for code in ALL_CODES}
}
NAMES = {name.lower().replace(" ", ""): code for code, name in DECKTET_NAMES.items() if name != "Ace"}


def decktet_words(text: str) -> list[str]:
    """Return the words of a typed line in small letters, signs of suits as their initials."""
    return split_words(text.translate(SIGN_LETTERS))


def named_suit(word: str) -> str:
    """Return the letter of the suit that a word is or begins to name, as ``K`` for ``kno``; else nothing."""
    if word.upper() in DECKTET_SUIT_NAMES:
        return word.upper()
    return next((letter for letter, name in DECKTET_SUIT_NAMES.items() if word and name.startswith(word)), "")


def named_cards(words: Sequence[str], start: int) -> tuple[tuple[int, frozenset[str]], ...]:
    """Return every way in which the words from ``start`` on name cards, the longest first.

    Each is the place of the first word that is no longer meant, and the codes of the cards: of several
    where the words leave that open, such as ``nine`` or ``pawn of leaves``.
    """
    return tuple(_ways(words, start))[::-1]


def _ways(words: Sequence[str], start: int) -> Iterator[tuple[int, frozenset[str]]]:
    end, codes = start, ALL_CODES
    for part in (_ranked, _called):
        length, fitting = part(words, end)
        if length and codes & fitting:
            end, codes = end + length, codes & fitting
            yield end, codes
    while end > start:
        joined = end
        while words[joined : joined + 1] and words[joined] in JOINING:
            joined += 1
        suit = named_suit(words[joined]) if joined < len(words) else ""
        codes = frozenset(code for code in codes if suit in code[1:])
        if not suit or not codes:
            return
        end = joined + 1
        yield end, codes


def _ranked(words: Sequence[str], at: int) -> tuple[int, frozenset[str]]:
    """Return how many words tell a rank, and the cards of it; with suits where they are in one word."""
    word = words[at]
    if word in RANK_WORDS:
        return 1, CODES[RANK_WORDS[word]]
    parts = RANK_AND_SUITS.fullmatch(word)
    if parts is None or len(set(parts["suits"])) < len(parts["suits"]):
        return 0, frozenset()
    rank, suits = RANK_WORDS.get(parts["rank"], parts["rank"].upper()), set(parts["suits"].upper())
    return 1, frozenset(code for code in CODES[rank] if suits <= set(code[1:]))


def _called(words: Sequence[str], at: int) -> tuple[int, frozenset[str]]:
    """Return how many words tell a card's name, and the cards whose names begin so."""
    name = "".join(words[at : at + 1])
    if len(name) < SHORTEST_NAME:
        return 0, frozenset()
    has_two_words = name == "chance" and list(words[at + 1 : at + 2]) == ["meeting"]
    codes = frozenset(code for called, code in NAMES.items() if called.startswith(name))
    return 1 + has_two_words, codes
