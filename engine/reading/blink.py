"""Reads typed moves of Blink: cards and held cards by place or by what they show, cells, and holding."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TypeAlias

from engine.cards.blink import BLINK_COLOURS, BLINK_SHAPES, COLOUR_LETTERS, SHAPE_LETTERS, BlinkCard
from engine.errors import InvalidMoveError
from engine.games.blink import BIT, DRAWN, HELD, HOLD, BlinkPosition
from engine.move import Move
from engine.reading.words import plain

SIGNS = str.maketrans(dict(zip("🔴🟢🔵🟡🟤⚪★☾▲💧⚡✿⭐☆🌙🔺", "rgbynesmtdbfssmt", strict=True)))
"""Letters of colors and shapes by the signs for them."""

CARD = r"""
    (?P<count>[1-5]|one|two|three|four|five)[ -]*
    (?P<colour>red|green|blue|yellow|brown|gr[ae]y|[rgbyne])[ -]*
    (?:(?P<shape>star|moon|triangle|drop|bolt|flower)s?|(?P<letter>[smtdbf]))\b
"""
"""A card of that deck, such as ``3rm`` or ``three red moons``, as a verbose pattern for small letters."""

NUMBERS = ("one", "two", "three", "four", "five")


GAIN = re.compile(r"(?<=\d) \+\d+\b")
"""The points after a cell on a button, as in ``G4 +2``."""

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
"""The parts of a typed line; whether ``h1`` is a held card or a cell depends on the parts around it."""

CELL_LIKE = ("cell", "h")


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A held card that was typed with its place and also what it shows, as on a button."""

    slot: str
    card: BlinkCard


Subject: TypeAlias = str | BlinkCard | HeldCard
"""A card, or the place where it is: ``drawn``, ``held1`` and so on; nothing for a cell without a card."""


def read_moves(position: BlinkPosition, text: str) -> tuple[Move, ...]:
    """Read moves such as ``g4``, ``drawn g4``, ``held1 c3``, ``1 c3``, ``3rm g4``, ``hold``; several too.

    Places of held cards are those before the line, whatever its earlier moves take away; cards that it holds
    have the next numbers. Of equal cards, the drawn one is played first. With none drawn, a cell without a
    card is for the only held card that fits there on the table as it is now. In an open game, the cards to
    come can be named too.
    """
    drawn, coming = position.drawn, iter(position.stock_in_view())
    held = {slot: card for slot, card in position.at_hand() if slot != DRAWN}
    moves, number = [], len(position.held)
    for subject, cell in _read_statements(text):
        named = _slot_of(subject or _default_subject(position, cell, held), drawn, held)
        slot = HELD[[*held].index(named)] if named in held else named
        if cell:
            moves.append(Move("place", (slot, cell)))
            held.pop(named, None)
        elif slot == DRAWN:
            moves.append(HOLD)
            number += 1
            if drawn and len(held) < len(HELD):
                held[f"held{number}"] = drawn[0]
        else:
            raise _unreadable(text)
        if slot == DRAWN:
            drawn = tuple(islice(coming, 1))
    if not moves:
        raise _unreadable(text)
    return tuple(moves)


def _default_subject(position: BlinkPosition, cell: str, held: Mapping[str, BlinkCard]) -> str | BlinkCard:
    """Return the card for a cell typed without one: the drawn card, else the only held one that fits."""
    if position.drawn:
        return DRAWN
    fits = position.fits.get(position.setup.grid.numbers.get(cell, -1), 0)
    fitting = {card for card in held.values() if fits & BIT[card.number]} or {*held.values()}
    return fitting.pop() if len(fitting) == 1 else DRAWN


def _read_statements(text: str) -> Iterator[tuple[Subject, str]]:
    """Yield what to place and its cell, or what to hold and no cell.

    Raises ``InvalidMoveError`` for a line that contains anything else.
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
            raise _unreadable(text)
        elif what == "hold":
            is_card_named = following in ("card", DRAWN) and beyond not in CELL_LIKE
            yield items.pop()[1] if is_card_named else DRAWN, ""
        else:
            subject = named
    if subject:
        raise _unreadable(text)


def _slot_of(subject: Subject, drawn: Sequence[BlinkCard], held: Mapping[str, BlinkCard]) -> str:
    """Return the current place of a card that is drawn or held.

    Raises ``InvalidMoveError`` for a card that is not at hand, or not at the place that was typed.
    """
    if isinstance(subject, str):
        return subject
    slots = (*zip((DRAWN,), drawn, strict=False), *held.items())
    wanted = subject.card if isinstance(subject, HeldCard) else subject
    for slot, card in slots:
        if card == wanted and (not isinstance(subject, HeldCard) or slot == subject.slot):
            return slot
    raise InvalidMoveError("not-at-hand", f"{wanted.code} is neither drawn nor held", card=wanted)


def _card(found: re.Match[str]) -> BlinkCard:
    """Return the card that ``CARD`` matched; not every such card is in the deck."""
    count, colour = found["count"], found["colour"].replace("gray", "grey")
    return BlinkCard(
        int(count) if count.isdigit() else NUMBERS.index(count) + 1,
        colour if len(colour) > 1 else BLINK_COLOURS[COLOUR_LETTERS.index(colour.upper())],
        found["shape"] or BLINK_SHAPES[SHAPE_LETTERS.index(found["letter"].upper())],
    )


def _items(text: str) -> Iterator[tuple[str, str | BlinkCard]]:
    """Yield the kind and the value of each part of a line, without words that mean nothing."""
    line = " ".join(GAIN.sub(" ", plain(text).translate(SIGNS)).split())
    place = 0
    while place < len(line):
        found = ITEM.match(line, place)
        if found is None:
            raise _unreadable(text)
        place = found.end()
        if found["count"]:
            yield "card", _card(found)
        elif found["column"]:
            yield "cell", f"{found['column'].upper()}{int(found['row'])}"
        elif number := found["held"] or found["number"]:
            yield "held", f"held{number}"
        elif found.lastgroup:
            yield found.lastgroup, found["h"] or found.lastgroup


def _unreadable(text: str) -> InvalidMoveError:
    return InvalidMoveError("unreadable", f"no placement such as G4 or held1 G4 in {text!r}", text=text)
