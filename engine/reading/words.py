"""What players type, taken apart liberally: case, spaces, suits as signs, cards as words."""

import re
from collections.abc import Iterator, Sequence

QUOTES = "“”„‟\"'‘’‚‛«»‹›`"
BRACKETS = "()[]"
UNSEEN = "".join(
    map(chr, (0xAD, 0x61C, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)))
)
"""What parts or directs text and is not seen itself, such as zero width spaces."""
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
FULL_WIDTH = {letter + 0xFEE0: chr(letter) for letter in range(ord("!"), ord("~") + 1)}
"""The letters, numbers and signs of East Asian keyboards."""
SPACES = QUOTES + BRACKETS + "!?" + UNSEEN + BYTE_ORDER_MARK
"""What says nothing beside words."""
PLAIN = {
    **str.maketrans("♠♤♥♡♦♢♣♧", "sshhddcc", "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"),
    **FULL_WIDTH,
    ord("、"): ",",
    ord("。"): ".",
    **{code: " " for code, letter in FULL_WIDTH.items() if letter in SPACES},
    **{ord(sign): " " for sign in SPACES},
}

REMARK = re.compile(r"\s·\s[^,;.|¦\n]*")
"""What the bot's words tell about a move behind its places, as in ``a b · 7♠ 7♥``."""

BETWEEN = re.compile(r"[\s.,;:+&/|→–—>-]+")
"""What parts words; a hyphen too, for players write ``7s-7h``, and a full stop, for phones write it."""

RANK_WORDS = {
    "ace": "a", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "t", "10": "t", "jack": "j", "queen": "q", "king": "k", "1": "a",
}  # fmt: skip
SUIT_WORDS = {
    "spade": "s", "spades": "s", "heart": "h", "hearts": "h", "diamond": "d", "diamonds": "d",
    "club": "c", "clubs": "c",
}  # fmt: skip
RANKS, SUITS = frozenset("a23456789tjqk"), frozenset("shdc")

GLUED = re.compile(r"(?:10|[a2-9tjqk])[shdc]")
"""A card as in ``2s5h``."""
SUIT_FIRST = re.compile(r"([shdc])(10|[a2-9tjqk])")


def plain(text: str) -> str:
    """Return a typed line in small letters, suits such as ``♠`` as letters; quotes and such are spaces."""
    return text.translate(PLAIN).lower()


def split_words(text: str) -> list[str]:
    """Return the plain words of a typed line, without what is behind a dot as on buttons."""
    return [word for word in BETWEEN.split(REMARK.sub(" ", plain(text))) if word]


def as_french(word: str) -> str:
    """Return the code of the French card that a word names, such as ``TS`` for ``10s``; else nothing."""
    if word in ("joker", "jk", "x", "🃏"):
        return "X"
    rank, suit = word[:-1], word[-1:]
    rank = RANK_WORDS.get(rank, rank)
    return (rank + suit).upper() if rank in RANKS and suit in SUITS else ""


def as_rank(word: str) -> str:
    """Return the letter of the rank that a word names, such as ``T`` for ``ten``; else nothing."""
    rank = RANK_WORDS.get(word, word)
    return rank.upper() if rank in RANKS else ""


def as_suit(word: str) -> str:
    """Return the letter of the suit that a word names, such as ``H`` for ``hearts``; else nothing."""
    suit = SUIT_WORDS.get(word, word)
    return suit.upper() if suit in SUITS else ""


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


def split_cards(words: Sequence[str]) -> Iterator[str]:
    """Yield each French card as one word: ``q h`` and ``hq`` as ``qh``, ``2s5h`` as two words.

    For games in which a letter such as ``h`` means a suit and nothing else.
    """
    place = 0
    while place < len(words):
        word, following = (*words[place : place + 2], "")[:2]
        place += 1
        if as_rank(word) and following in SUITS:
            place += 1
            yield word + following
        elif backwards := SUIT_FIRST.fullmatch(word):
            yield backwards[2] + backwards[1]
        elif GLUED.sub("", word):
            yield word
        else:
            yield from GLUED.findall(word)
