"""Splits typed text into words, and reads French cards: any case, suits as signs, cards as words."""

import re
from collections.abc import Iterator, Sequence

QUOTES = "“”„‟\"'‘’‚‛«»‹›`"
BRACKETS = "()[]"
UNSEEN = "".join(
    map(chr, (0xAD, 0x61C, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070)))
)
"""Invisible characters that separate or direct text, such as zero width spaces."""
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
FULL_WIDTH = {letter + 0xFEE0: chr(letter) for letter in range(ord("!"), ord("~") + 1)}
"""Full-width characters of East Asian keyboards."""
SPACES = QUOTES + BRACKETS + "!?" + UNSEEN + BYTE_ORDER_MARK
"""Characters that are read as spaces."""
PLAIN = {
    **str.maketrans("♠♤♥♡♦♢♣♧", "sshhddcc", "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"),
    **FULL_WIDTH,
    ord("、"): ",",
    ord("。"): ".",
    **{code: " " for code, letter in FULL_WIDTH.items() if letter in SPACES},
    **{ord(sign): " " for sign in SPACES},
}

REMARK = re.compile(r"\s·\s[^,;.|¦\n]*")
"""What the bot's texts add to a move after its places, as in ``a b · 7♠ 7♥``."""

BETWEEN = re.compile(r"[\s.,;:+&/|→–—>-]+")
"""Separators of words: also hyphens, as in ``7s-7h``, and periods, which phones insert."""

RANK_WORDS = {
    "ace": "a", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "t", "10": "t", "jack": "j", "queen": "q", "king": "k", "1": "a",
}  # fmt: skip
PLURALS = {f"{word}{'es' if word == 'six' else 's'}": word for word in RANK_WORDS if word.isalpha()}
"""Ranks in the plural, such as ``kings``."""
SUIT_WORDS = {
    "spade": "s", "spades": "s", "heart": "h", "hearts": "h", "diamond": "d", "diamonds": "d",
    "club": "c", "clubs": "c",
}  # fmt: skip
RANKS, SUITS = frozenset("a23456789tjqk"), frozenset("shdc")

GLUED = re.compile(r"(?:10|[a2-9tjqk])[shdc]")
"""A card as in ``2s5h``."""
SUIT_FIRST = re.compile(r"([shdc])(10|[a2-9tjqk])")


def plain(text: str) -> str:
    """Convert a typed line to small letters, suits such as ``♠`` to letters, and quotes to spaces."""
    return text.translate(PLAIN).lower()


def split_words(text: str) -> list[str]:
    """Split a typed line into plain words, without the remarks after a dot that buttons have."""
    return [word for word in BETWEEN.split(REMARK.sub(" ", plain(text))) if word]


def as_french(word: str) -> str:
    """Return the code of the French card that a word names, such as ``TS`` for ``10s``; ``""`` if none."""
    if word in ("joker", "jk", "x", "🃏"):
        return "X"
    rank, suit = word[:-1], word[-1:]
    if word in PLURALS:  # “kings” are not the king of spades
        return ""
    rank = RANK_WORDS.get(rank, rank)
    return (rank + suit).upper() if rank in RANKS and suit in SUITS else ""


def as_rank(word: str) -> str:
    """Return the letter of the rank that a word names, such as ``T`` for ``ten``; ``""`` if none."""
    rank = RANK_WORDS.get(PLURALS.get(word, word), word)
    return rank.upper() if rank in RANKS else ""


def as_suit(word: str) -> str:
    """Return the letter of the suit that a word names, such as ``H`` for ``hearts``; ``""`` if none."""
    suit = SUIT_WORDS.get(word, word)
    return suit.upper() if suit in SUITS else ""


def join_cards(words: Sequence[str]) -> list[str]:
    """Join the words of French cards, such as ``seven of spades`` to ``7s``."""
    joined, place = list[str](), 0
    while place < len(words):
        rest = [word for word in words[place + 1 : place + 3] if word != "of"]
        rank = RANK_WORDS.get(words[place], words[place])
        skipped = 1 if words[place + 1 : place + 2] == ["of"] else 0
        if rank in RANKS and rest and rest[0] in SUIT_WORDS:
            joined.append(rank + SUIT_WORDS[rest[0]])
            place += 2 + skipped
        else:
            joined.append(words[place])
            place += 1
    return joined


def split_cards(words: Sequence[str]) -> Iterator[str]:
    """Yield each French card as one word: ``q h`` and ``hq`` as ``qh``, ``2s5h`` as two words.

    Only for games in which a letter such as ``h`` always means a suit.
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
