"""The words of a typed line of Follow-the-Suit: cards, ranks, suits and what is to be done."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.errors import InvalidMoveError
from engine.reading.words import as_french, as_rank, as_suit, join_cards, part_cards, split_words

NO_TRUMPS = "none"

COMMANDS = {
    "exchange": "exchange", "discard": "exchange", "change": "exchange", "swap": "exchange", "keep": "keep",
    "all": "all", "everything": "all", "none": "none", "no": "none", "nothing": "none", "play": "play",
    "trumps": "trumps", "trump": "trumps", "nt": "no trumps", "notrump": "no trumps", "notrumps": "no trumps",
}  # fmt: skip
NOISE = {"and", "the", "then", "my", "card", "cards"}
"""Words of a typed line that go without saying."""

Word: TypeAlias = tuple[str, str]
"""What a typed word is, ``card``, ``rank``, ``suit`` or one of the values of ``COMMANDS``; and which."""

END = ("", "")
CHOICE_OF_TRUMPS = ("suit", "none")


def read_words(text: str, *, is_played: bool) -> tuple[Word, ...]:
    """Return what the words of a line are; raise ``InvalidMoveError`` for one that is nothing.

    A suit that is told twice, as in ``♠ spades``, is one, but where suits stand for cards to be played.
    """
    words = [word for word in split_words(text) if word not in NOISE]
    known = [_known(word, text) for word in part_cards(join_cards(words))]
    if not is_played:
        known = [word for at, word in enumerate(known) if word[0] != "suit" or known[at - 1 : at] != [word]]
    return tuple(_with_trumps(known))


def unreadable(text: str) -> InvalidMoveError:
    """Return the error for a line that names nothing that could be done."""
    return InvalidMoveError("unreadable", f"no move can be read from {text!r}", text=text)


def _known(word: str, text: str) -> Word:
    if word in COMMANDS:
        return COMMANDS[word], NO_TRUMPS if COMMANDS[word] == "none" else ""
    for kind, read in (("card", as_french), ("rank", as_rank), ("suit", as_suit)):
        if value := read(word):
            return kind, value
    raise unreadable(text)


def _with_trumps(words: Sequence[Word]) -> Iterator[Word]:
    """Yield ``trumps hearts``, ``hearts trumps`` and ``no trumps`` as one word each."""
    place = 0
    while place < len(words):
        word, second, third = (*words[place : place + 3], END, END)[:3]
        place += 2
        if word[0] == "trumps" and second[0] in CHOICE_OF_TRUMPS:
            yield "trumps", second[1]
        elif word[0] in CHOICE_OF_TRUMPS and second[0] == "trumps" and third[0] not in CHOICE_OF_TRUMPS:
            yield "trumps", word[1]
        else:
            yield word
            place -= 1
