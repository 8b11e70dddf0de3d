"""What players type, taken apart liberally: case, spaces, suits as signs, cards as words."""

import re
from collections.abc import Iterator, Sequence

UNICODE_SUITS = str.maketrans("♠♤♥♡♦♢♣♧", "sshhddcc", "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")

BETWEEN = re.compile(r"[\s,;:+&/|→–—>-]+")
"""What parts words; a hyphen too, for players write ``7s-7h``."""

RANK_WORDS = {
    "ace": "a", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "t", "10": "t", "jack": "j", "queen": "q", "king": "k", "1": "a",
}  # fmt: skip
SUIT_WORDS = {
    "spade": "s", "spades": "s", "heart": "h", "hearts": "h", "diamond": "d", "diamonds": "d",
    "club": "c", "clubs": "c",
}  # fmt: skip
RANKS, SUITS = frozenset("a23456789tjqk"), frozenset("shdc")


def split_words(text: str) -> list[str]:
    """Return the words of a typed line in small letters, suits such as ``♠`` as letters."""
    return [word for word in BETWEEN.split(text.lower().translate(UNICODE_SUITS)) if word]


def as_french(word: str) -> str:
    """Return the code of the French card that a word names, such as ``TS`` for ``10s``; else nothing."""
    if word in ("joker", "jk", "x", "🃏"):
        return "X"
    rank, suit = word[:-1], word[-1:]
    rank = RANK_WORDS.get(rank, rank)
    return (rank + suit).upper() if rank in RANKS and suit in SUITS else ""


def join_cards(words: Sequence[str]) -> list[str]:
    """Return the words with French cards told in words as one, ``seven of spades`` as ``7s``."""
    return list(_joined(words))


def _joined(words: Sequence[str]) -> Iterator[str]:
    place = 0
    while place < len(words):
        rest = [word for word in words[place + 1 : place + 3] if word != "of"]
        rank = RANK_WORDS.get(words[place], words[place])
        skipped = 1 if words[place + 1 : place + 2] == ["of"] else 0
        if rank in RANKS and rest and rest[0] in SUIT_WORDS:
            yield rank + SUIT_WORDS[rest[0]]
            place += 2 + skipped
        else:
            yield words[place]
            place += 1
