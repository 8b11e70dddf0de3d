"""What players call the cards and places of Blink, and the parts of a line that they type."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.cards.blink import BLINK_COLOURS, BLINK_SHAPES, COLOUR_LETTERS, SHAPE_LETTERS, BlinkCard
from engine.errors import InvalidMoveError
from engine.reading.words import plain

DRAWN = "drawn"
HELD = ("held1", "held2", "held3")

SIGNS = str.maketrans(
    {
        **dict(zip("🔴🟢🔵🟡🟤⚪★☾▲💧⚡✿⭐☆🌙🔺", "rgbynesmtdbfssmt", strict=True)),
    }
)
"""Colours and shapes of the Blink deck as signs, by their letters."""

CARD = r"""
    (?P<count>[1-5]|one|two|three|four|five)[ -]*
    (?P<colour>red|green|blue|yellow|brown|gr[ae]y|[rgbyne])[ -]*
    (?:(?P<shape>star|moon|triangle|drop|bolt|flower)s?|(?P<letter>[smtdbf]))\b
"""
"""A card of that deck, such as ``3rm`` or ``three red moons``, for a verbose pattern and small letters."""

NUMBERS = ("one", "two", "three", "four", "five")


def _card(found: re.Match[str]) -> BlinkCard:
    """Return the card that ``CARD`` has found; not every such card is in the deck."""
    count, colour = found["count"], found["colour"].replace("gray", "grey")
    return BlinkCard(
        int(count) if count.isdigit() else NUMBERS.index(count) + 1,
        colour if len(colour) > 1 else BLINK_COLOURS[COLOUR_LETTERS.index(colour.upper())],
        found["shape"] or BLINK_SHAPES[SHAPE_LETTERS.index(found["letter"].upper())],
    )


GAIN = re.compile(r"(?<=\d) \+\d+\b")
"""The points behind a cell on a button, as in ``G4 +2``."""

ANY_CARD = re.sub(r"\?P<\w+>", "?:", CARD)

ITEM = re.compile(
    rf"""
    {CARD}
    | (?:held|hold)[ -]?(?!{ANY_CARD})(?P<held>[1-9])(?!\d)
    | h[ -]?(?!{ANY_CARD})(?P<h>[1-9])(?!\d)
    | (?P<column>[a-z])[ -]?(?!{ANY_CARD})(?P<row>\d{{1,2}})(?!\d)
    | (?P<number>[1-9])(?!\d)
    | (?P<drawn>drawn|d)\b
    | (?P<hold>hold|keep|h)\b
    | (?:place|put|play|lay|the|card|cell|on|at|to|in|into|and|then|it)\b
    | [\s.,;:+&/|→–—>-]+
    """,
    re.VERBOSE,
)
"""What a typed line is made of; what ``h1`` is, a held card or a cell, is seen from what is around it."""

CELL_LIKE = ("cell", "h")


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A held card that was told by its place and also by what it is, as on a button."""

    slot: str
    card: BlinkCard


Subject: TypeAlias = str | BlinkCard | HeldCard
"""A card, or the place where it is: ``drawn``, ``held1`` and so on; nothing for a cell alone."""


def read_statements(text: str) -> Iterator[tuple[Subject, str]]:
    """Yield what is to be placed and the cell, or no cell for what is to be held.

    Raises ``InvalidMoveError`` for a line that says anything else.
    """
    items = [*_items(text)][::-1]
    subject: Subject = ""
    while items:
        what, named = items.pop()
        following, beyond = ([what for what, _ in items[:-3:-1]] + ["", ""])[:2]
        if what == "h":
            is_cell = bool(subject) or following not in CELL_LIKE
            what, named = ("cell", f"H{named}") if is_cell else ("held", f"held{named}")
        if what == "cell":
            yield subject, str(named)
            subject = ""
        elif what == "card" and subject in HELD and isinstance(named, BlinkCard):
            subject = HeldCard(str(subject), named)
        elif subject:
            raise unreadable(text)
        elif what == "hold":
            says_which = following in ("card", DRAWN) and beyond not in CELL_LIKE
            yield items.pop()[1] if says_which else DRAWN, ""
        else:
            subject = named
    if subject:
        raise unreadable(text)


def named_slot(subject: Subject, drawn: Sequence[BlinkCard], held: Mapping[str, BlinkCard]) -> str:
    """Return the place of a card that can be seen, as it is called now.

    Raises ``InvalidMoveError`` for a card that is not at hand, or not where it is said to be.
    """
    if isinstance(subject, str):
        return subject
    slots = (*zip((DRAWN,), drawn, strict=False), *held.items())
    wanted = subject.card if isinstance(subject, HeldCard) else subject
    for slot, card in slots:
        if card == wanted and (not isinstance(subject, HeldCard) or slot == subject.slot):
            return slot
    raise InvalidMoveError("not-at-hand", f"{wanted.code} is neither drawn nor held", card=wanted)


def _items(text: str) -> Iterator[tuple[str, str | BlinkCard]]:
    """Yield the parts of a line and what they name, but not the words that go without saying."""
    line = " ".join(GAIN.sub(" ", plain(text).translate(SIGNS)).split())
    place = 0
    while place < len(line):
        found = ITEM.match(line, place)
        if found is None:
            raise unreadable(text)
        place = found.end()
        if found["count"]:
            yield "card", _card(found)
        elif found["column"]:
            yield "cell", f"{found['column'].upper()}{int(found['row'])}"
        elif number := found["held"] or found["number"]:
            yield "held", f"held{number}"
        elif found.lastgroup:
            yield found.lastgroup, found["h"] or found.lastgroup


def unreadable(text: str) -> InvalidMoveError:
    """Return the error for a line that names nothing that could be done."""
    return InvalidMoveError("unreadable", f"no placement such as G4 or held1 G4 in {text!r}", text=text)
