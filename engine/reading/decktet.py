"""Reads the names of cards and suits of the Decktet."""

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.cards.decktet import DECKTET_RANKS, DECKTET_SUIT_NAMES, DecktetCard, decktet
from engine.reading.words import split_words

JOINING = frozenset({"of", "and"})
"""Words that may join the parts of a card's name, or anything else."""

SUIT_SIGNS = {"🌙☾☽🌛🌜": "m", "☀☼🌞": "s", "🌊≈": "w", "🍃🌿🍂🍁☘": "l", "🐍🐉🐲§": "y", "🪢⌘": "k"}
SIGN_LETTERS = {ord(sign): letter for signs, letter in SUIT_SIGNS.items() for sign in signs}

RANK_WORDS = {
    "ace": "A", "1": "A", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "p": "P", "pawn": "P", "court": "C", "r": "R", "crown": "R",
    **{rank: rank for rank in "23456789"},
}  # fmt: skip
"""Words for ranks; ``a`` and ``c`` mean a rank only if suits follow."""

RANK_AND_SUITS = re.compile(rf"(?P<rank>{'|'.join((*RANK_WORDS, 'a', 'c'))})(?P<suits>[mswlyk]{{1,3}})")
"""A card in one word, such as ``9lk`` or ``crownm``; the second suit of a number can be left out."""

SHORTEST_NAME = 3
"""Minimum number of letters that stand for the names of cards which begin with them."""

Cards: TypeAlias = frozenset[DecktetCard]

ALL_CARDS: Cards = frozenset(decktet())
OF_RANK: Mapping[str, Cards] = {rank: frozenset(decktet(rank)) for rank in DECKTET_RANKS}
NAMES = {card.name.lower().replace(" ", ""): card for card in ALL_CARDS if card.rank != "A"}


def decktet_words(text: str) -> list[str]:
    """Split a typed line into words in small letters; signs of suits become their initials."""
    return split_words(text.translate(SIGN_LETTERS))


def named_suit(word: str) -> str:
    """Return the letter of the suit that a word stands for, such as ``K`` for ``kno``; ``""`` if none."""
    if word.upper() in DECKTET_SUIT_NAMES:
        return word.upper()
    return next((letter for letter, name in DECKTET_SUIT_NAMES.items() if word and name.startswith(word)), "")


def named_cards(words: Sequence[str], start: int) -> list[tuple[int, Cards]]:
    """Return the cards that the words from ``start`` on can name, the longest name first.

    Each item is the index of the first word after the name, and the cards: several for an ambiguous name such
    as ``nine`` or ``pawn of leaves``.
    """
    found, end, cards = list[tuple[int, Cards]](), start, ALL_CARDS
    for part in (_cards_of_rank, _cards_by_name):
        length, fitting = part(words, end)
        if length and cards & fitting:
            end, cards = end + length, cards & fitting
            found.append((end, cards))
    while end > start:
        joined = end
        while words[joined : joined + 1] and words[joined] in JOINING:
            joined += 1
        suit = named_suit(words[joined]) if joined < len(words) else ""
        cards = frozenset(card for card in cards if suit in card.suits)
        if not suit or not cards:
            break
        end = joined + 1
        found.append((end, cards))
    return found[::-1]


def _cards_of_rank(words: Sequence[str], at: int) -> tuple[int, Cards]:
    """Return the number of words that name a rank, and its cards; suits in the same word count too."""
    word = words[at]
    if word in RANK_WORDS:
        return 1, OF_RANK[RANK_WORDS[word]]
    parts = RANK_AND_SUITS.fullmatch(word)
    if parts is None or len(set(parts["suits"])) < len(parts["suits"]):
        return 0, frozenset()
    rank, suits = RANK_WORDS.get(parts["rank"], parts["rank"].upper()), set(parts["suits"].upper())
    return 1, frozenset(card for card in OF_RANK[rank] if suits <= set(card.suits))


def _cards_by_name(words: Sequence[str], at: int) -> tuple[int, Cards]:
    """Return the number of words of a card's name, and the cards whose names begin with them."""
    name = "".join(words[at : at + 1])
    if len(name) < SHORTEST_NAME:
        return 0, frozenset()
    has_two_words = name == "chance" and list(words[at + 1 : at + 2]) == ["meeting"]
    cards = frozenset(card for full_name, card in NAMES.items() if full_name.startswith(name))
    return 1 + has_two_words, cards
