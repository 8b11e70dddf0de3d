"""What the words of a typed line name in clearing games: cards by place, code or rank, and draws."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TypeAlias

from engine.cards.french import FrenchCard
from engine.families.clearing.places import STOCK, WASTE, Table
from engine.reading.words import (
    GLUED,
    PLURALS,
    RANK_WORDS,
    SUIT_FIRST,
    SUIT_WORDS,
    SUITS,
    as_french,
    as_rank,
    plain,
    split_words,
)

LONGEST_SPELLED = 40
"""Letters of a word that names several places, cards or ranks."""
TAKING = frozenset({"take", "remove"})
"""Before the stock, they mean its top card: ``stock`` alone is a draw."""
MOVE = "move"
"""Alone, also between commas, it is the stock's: in German, moving and drawing a card are one word."""
FILLERS = TAKING | {
    MOVE, "match", "put", "place", "play", "lay", "send", "bring", "collect", "pair", "both", "and", "with",
    "plus", "then", "to", "onto", "on", "into", "from", "of", "the", "an", "pile", "column", "row", "card",
    "cards", "over", "please",
}  # fmt: skip
AFTER_ARTICLE = frozenset({"card", "pair"})
"""Before these, ``a`` is neither a column nor the Ace."""
TOP = "stock-top"
"""Stands for the top card of the stock; nobody can type it, because hyphens separate words."""
TURN, REDEAL = "turn", "redeal"
DRAW_WORDS = frozenset({"draw", "deal", "next", STOCK, "s", "d", TURN})
TURN_WORDS = frozenset({STOCK, "s", TURN, "next"})
"""They mean what the stock allows: to draw, or to turn the waste over once the stock is empty."""
REDEAL_WORDS = frozenset({REDEAL, "recycle"})
WASTE_WORDS = frozenset({WASTE, "w", "exchange"})
"""In some languages, the waste and discarding, as in an exchange, are one word."""
ONE_CARD = frozenset({"1", "one"})
TO_PAIR = {"11": "J", "12": "Q", "13": "K"}
"""What the ranks count where pairs make a total."""
RANKS_GLUED = re.compile(r"10|[a2-9tjqk]")
PARTS = re.compile("[,;]")
"""Between the parts of a line."""


class Kind(Enum):
    """How a card, or a move of the stock, is named."""

    PLACE = auto()
    CARD = auto()
    """By its code."""
    RANK = auto()
    TOP = auto()
    """As the top card of the stock."""
    STOCK = auto()
    """A word for a draw or a redeal."""


@dataclass(frozen=True, slots=True)
class Name:
    """What a word, or a part of one, names."""

    kind: Kind
    text: str
    place: str = ""
    """Of a card or rank, where it is said to lie; empty if it is not said."""

    def fits(self, place: str, card: FrenchCard) -> bool:
        """Tell whether it can name a card at a place."""
        if self.place not in ("", place):
            return False
        match self.kind:
            case Kind.CARD:
                return card.code == self.text
            case Kind.RANK:
                return card.rank == self.text
        return place == self.text


Meaning: TypeAlias = tuple[int, tuple[Name, ...]]
"""The number of the first word after some, and what these name."""


def naming_words(text: str, *, has_top: bool) -> list[str]:
    """Return the words of a line that name something; the stock whose top card is taken is ``TOP``."""
    parts = map(split_words, PARTS.split(plain(text)))
    return [word for part in parts for word in _without_fillers(part, has_top=has_top)]


def _without_fillers(words: Sequence[str], *, has_top: bool) -> list[str]:
    line, is_taken = list[str](), False
    for word, following in zip(words, (*words, "")[1:], strict=True):
        if word in FILLERS or (word == "a" and following in AFTER_ARTICLE):
            is_taken = word in TAKING or (is_taken and word not in TAKING)
            continue
        line.append(TOP if is_taken and has_top and word in (STOCK, "s") else word)
        is_taken = False
    return ["draw"] if not line and MOVE in words else line


def readable_meanings(table: Table, words: Sequence[str]) -> list[list[Meaning]]:
    """Return the meanings of the words from each one on after which the rest of the line has some, too."""
    found: list[list[Meaning]] = [[] for _ in words]
    for at in reversed(range(len(words))):
        meanings = dict.fromkeys(_meanings(table, words, at))
        found[at] = [meaning for meaning in meanings if meaning[0] == len(words) or found[meaning[0]]]
    return found


def _meanings(table: Table, words: Sequence[str], at: int) -> Iterator[Meaning]:
    """Yield what the words from a number on can name, the likeliest first.

    A place after a card is at last read as where that card lies, as in ``4 and 9 stock``.
    """
    meanings = [*_single_meanings(table, words, at)]
    yield from meanings
    for end, names in meanings if table.has_pairs else ():
        places = _spelled_places(table, words[end]) if end < len(words) else ()
        if len(names) == len(places) == 1 and names[0].kind in (Kind.CARD, Kind.RANK):
            yield end + 1, (replace(names[0], place=places[0].text),)


def _single_meanings(table: Table, words: Sequence[str], at: int) -> Iterator[Meaning]:
    word = words[at]
    if word == TOP:
        yield at + 1, (Name(Kind.TOP, STOCK),)
        return
    if places := _spelled_places(table, word):
        yield at + 1, places
    if word in WASTE_WORDS and not table.has_pairs:  # where cards go: it is said of a card, or not needed
        yield at + 1, () if len(words) > 1 else (Name(Kind.PLACE, WASTE),)
    yield from _cards_named(words, at)
    if word not in table.numbers and not (table.has_pairs and word in (STOCK, "s") and len(words) > 1):
        yield from _stock_words(words, at)
    if word not in table.numbers or len(word) == 1:
        yield from ((at + 1, ranks) for ranks in _ranks_named(table, word))


def _spelled_places(table: Table, word: str) -> tuple[Name, ...]:
    """Return the places whose names follow each other in a word; none for a word that is a rank."""
    if len(word) > LONGEST_SPELLED or (word in RANK_WORDS and word not in table.numbers):
        return ()
    if table.has_pairs and word in WASTE_WORDS:
        return (Name(Kind.PLACE, WASTE),)
    if table.has_pairs and word == STOCK:
        return (Name(Kind.PLACE, STOCK),)
    others = {"w": WASTE, "s": STOCK} if table.has_pairs else {}
    found, left = list[Name](), word
    while left:
        lengths = (len(left), 3, 2, 1) if left == word else (3, 2, 1)
        length = next((one for one in lengths if left[:one] in table.numbers or left[:one] in others), 0)
        if not length:
            return ()
        found.append(Name(Kind.PLACE, others.get(left[:length], left[:length])))
        left = left[length:]
    return tuple(found)


def _stock_words(words: Sequence[str], at: int) -> Iterator[Meaning]:
    """Yield draws and redeals, perhaps with what is said of them, as in “turn the waste over”.

    Within a line, the stock and the waste after a draw are places.
    """
    word, end = words[at], at + 1
    if word in DRAW_WORDS | REDEAL_WORDS:
        names = (Name(Kind.STOCK, word),)
        after = end + 1 if words[end : end + 1] and words[end] in ONE_CARD else end
        if after + 1 == len(words) and words[after] in WASTE_WORDS | {STOCK}:
            if word == TURN and words[after] in WASTE_WORDS:
                yield after + 1, (Name(Kind.STOCK, REDEAL),)
                return
            yield after + 1, names
        yield from ((one, names) for one in sorted({after, end}, reverse=True))
    elif 1 < len(word) <= LONGEST_SPELLED and {*word} == {"d"}:
        yield end, (Name(Kind.STOCK, "d"),) * len(word)


def _cards_named(words: Sequence[str], at: int) -> Iterator[Meaning]:
    """Yield cards that words from one on name: ``qh``, ``hq``, ``q h``, ``queen hearts``, ``9h4s``."""
    word, following = words[at], (*words[at + 1 : at + 2], "")[0]
    backwards = SUIT_FIRST.fullmatch(word)
    if code := as_french(f"{backwards[2]}{backwards[1]}" if backwards else word):
        yield at + 1, (Name(Kind.CARD, code),)
    elif len(word) <= LONGEST_SPELLED and not GLUED.sub("", word):
        yield at + 1, tuple(Name(Kind.CARD, as_french(one)) for one in GLUED.findall(word))
    suit = SUIT_WORDS.get(following, following)
    if suit in SUITS and (rank := as_rank(word)):
        yield at + 2, (Name(Kind.CARD, rank + suit.upper()),)
    if word in SUIT_WORDS and (rank := as_rank(following)):
        yield at + 2, (Name(Kind.CARD, rank + SUIT_WORDS[word].upper()),)


def _ranks_named(table: Table, word: str) -> Iterator[tuple[Name, ...]]:
    """Yield the ranks that a word names: one, several that follow each other, or in the plural two alike."""
    rank = as_rank(word) or (TO_PAIR.get(word, "") if table.has_pairs else "")
    if rank:
        if table.has_pairs and word in PLURALS:
            yield (Name(Kind.RANK, rank),) * 2
        yield (Name(Kind.RANK, rank),)
    elif len(word) <= LONGEST_SPELLED and not RANKS_GLUED.sub("", word):
        yield tuple(Name(Kind.RANK, as_rank(one)) for one in RANKS_GLUED.findall(word))
