"""Reads typed moves of Flip: deals and plays in many spellings, one after another."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards.flip import FlipCard
from engine.cards.french import FrenchCard
from engine.errors import InvalidMoveError
from engine.games.flip import (
    DEAL,
    DEAL_ALL,
    DEAL_MATCH,
    DEALS,
    PLACE_NUMBER,
    PLAYS,
    SIZE,
    STOP,
    WINDOW,
    FlipPosition,
)
from engine.move import Move
from engine.reading.words import as_french, join_cards, plain, split_words

MOST_DEALS = SIZE + 1
"""Highest number of deals that is read; a higher number is read as this one, which is too many anyway."""


@dataclass(frozen=True, slots=True)
class TypedPlay:
    """A play as it was typed: ``turn``, ``remove`` or nothing, with ``four``, ``middle`` or nothing."""

    verb: str
    scope: str
    ends: tuple[str, ...]
    """The number of the first of the four cards, or the faces of the first and the last."""

    def fits(self, verb: str) -> bool:
        """Tell whether a verb of the game agrees with what was typed."""
        scope = "four" if verb.endswith("-four") else "middle"
        return verb.startswith(self.verb) and self.scope in ("", scope)


@dataclass(frozen=True, slots=True)
class TypedDealAll:
    """Dealing all cards, with the number of cards that was typed, as in ``deal all 7``, or nothing."""

    cards: str | None


LABEL = re.compile(r"\b([1-9][0-9]?)\s*([·✕])\s*(all four)?[^,;.|\n]*")
"""A play as on its button: ``7 · 6♣ 10♠`` turns two, ``7 ✕ all four`` removes."""

RESPELLINGS = (
    (re.compile(r"([^\s◼]{1,20})◼"), r"dark \1"),  # the sign that the bot's texts add to dark cards
    (re.compile(r"[;|\n]"), " then "),
    (re.compile(","), " and "),
    (re.compile(r"\b(d|t|tf|r|rm|rf)([0-9]+)\b"), r"\1 \2"),
    (re.compile(r"\b(deal|draw) four\b"), "deal 4"),
    (re.compile(r"\b((?:10|[a2-9tjqk])[shdc])(?=(?:10|[a2-9tjqk])[shdc]\b)"), r"\1 "),
)
SYNONYMS = {
    "d": "deal", "draw": "deal", "dm": "deal match", "da": "deal all", "until": "match", "something": "match",
    "matches": "match", "everything": "all", "rest": "all", "t": "turn", "flip": "turn", "tf": "turn four",
    "r": "remove", "rm": "remove", "take": "remove", "rf": "remove four", "end": "stop", "done": "stop",
    "one": "1", "two": "2", "three": "3", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "new": "match", "next": "match",
}  # fmt: skip
FILLERS = {"the", "a", "card", "cards", "from", "to", "at", "of", "with", "play", "here"}

NUMBER = PLACE_NUMBER.pattern
FACE = "(?:(?:dark|light) )?[a2-9tjqk][shdc] "
KIND = "(?P<verb>(?:turn|remove) )?(?P<scope>(?:(?:four|all|middle 2|middle) )*)"
STEP = re.compile(
    "and |(?P<then>then )|(?P<stop>stop )"
    "|(?P<deal>deal )(?:(?P<match>match )+"
    f"|(?P<all>all )(?:(?P<left>{NUMBER}) )?|(?P<count>{NUMBER}) )?"
    f"|{KIND}(?:(?P<number>{NUMBER}) |(?P<one>{FACE})(?:and )*(?P<other>{FACE}))"
)
KIND_AFTER_PLACE = re.compile(f"{KIND}(?=and |then |$)")


def read_moves(position: FlipPosition, text: str) -> tuple[Move, ...]:
    """Read moves such as ``deal 3``, ``dm``, ``turn 7``, ``7-10``, ``remove four 7`` and ``2s 10s``.

    A play without a verb is the only legal one with those four cards. Numbers are those of the moment when
    the play is made. Cards that the line deals are looked at only if the stock is open.
    """
    moves, left = list[Move](), len(position.stock)
    for step in _read_steps(text):
        if isinstance(step, TypedDealAll):
            if step.cards and int(step.cards) != left:
                problem = f"{left} cards are left to deal, not {step.cards}"
                raise InvalidMoveError("not-all", problem, left=left, number=int(step.cards))
            move = DEAL_ALL
        else:
            move = step if isinstance(step, Move) else _play(position, step)
        moves.append(move)
        if (position.open or move not in DEALS) and position.allows(move):
            position = position.after(move)
        # What is left after a deal to the next play is not known without the cards.
        left = (
            len(position.stock) if position.open else 0 if move == DEAL_ALL else max(0, left - (move == DEAL))
        )
    if not moves:
        raise _unreadable(text)
    return tuple(moves)


def _play(position: FlipPosition, typed: TypedPlay) -> Move:
    """Return the play that fits; if none does, one for the game to refuse.

    Raises ``InvalidMoveError`` if several fit, or if the faces are not the ends of any four cards.
    """
    places = _windows(position, *typed.ends) if typed.ends[1:] else [int(typed.ends[0]) - 1]
    found = [PLAYS[verb][place] for place in places for verb in position.verbs_at(place) if typed.fits(verb)]
    found = [move for move in found if move.verb == typed.verb] or found
    if len(found) > 1:
        ways = ", ".join(move.text for move in found)
        raise InvalidMoveError("which-play", f"this can mean: {ways}", ways=ways)
    verb = (typed.verb or "turn") + "-four" * (typed.scope == "four")
    return found[0] if found else Move(verb, (str(places[0] + 1),))


def _windows(position: FlipPosition, one: str, other: str) -> list[int]:
    """Return the places of the fours whose ends show two faces, in either order; raise if none."""
    hand = position.hand
    for end in (one, other):
        if not any(_shows(card, end) for card in hand):
            face = FrenchCard(end[-2], end[-1])
            raise InvalidMoveError("not-shown", f"no card of the hand shows {end}", face=face)
    fours = enumerate(zip(hand, hand[WINDOW - 1 :], strict=False))
    orders = ((one, other), (other, one))
    places = [place for place, ends in fours if any(all(map(_shows, ends, order)) for order in orders)]
    if not places:
        faces = {"one": FrenchCard(one[-2], one[-1]), "other": FrenchCard(other[-2], other[-1])}
        raise InvalidMoveError("not-ends", f"{one} and {other} are not the ends of any four", **faces)
    return places


def _shows(card: FlipCard, end: str) -> bool:
    """Tell whether a card shows a face such as ``TS`` or ``DARK TS``."""
    return card.face.code == end[-2:] and not end.startswith("LIGHT" if card.is_dark else "DARK")


def _unreadable(text: str) -> InvalidMoveError:
    return InvalidMoveError("unreadable", f"no move of Flip in {text[:60]!r}", text=text)


def _read_steps(text: str) -> Iterator[Move | TypedDealAll | TypedPlay]:
    """Yield the deals and plays of a line in order; raise ``InvalidMoveError`` if it cannot be read."""
    line, place, kind = _respelled(text), 0, ("", "")
    while place < len(line):
        step = STEP.match(line, place)
        if not step:
            raise _unreadable(text)
        place = step.end()
        if step["stop"]:
            yield STOP
        elif step["match"]:
            yield DEAL_MATCH
        elif step["all"]:
            yield TypedDealAll(step["left"])
        elif step["deal"]:
            count = min(int(step["count"] or 1), MOST_DEALS)
            yield from (DEAL,) * count
        elif step["then"]:
            kind = "", ""
        elif step["number"] or step["one"]:
            kind = _kind(step) or kind
            number = step["number"]
            last = f"{int(number) + WINDOW - 1} " if number else ""
            place += len(last) * line.startswith(last, place)
            after = KIND_AFTER_PLACE.match(line, place)
            place = after.end() if after else place
            ends = (number,) if number else tuple(step[end].strip().upper() for end in ("one", "other"))
            yield TypedPlay(*((after and _kind(after)) or kind), ends)


def _respelled(text: str) -> str:
    """Return the words that matter, each in a single spelling and followed by a space."""
    text = LABEL.sub(_from_label, plain(text))
    for pattern, spelling in RESPELLINGS:
        text = pattern.sub(spelling, text)
    words = (word for word in join_cards(split_words(text)) if word not in FILLERS)
    return "".join(f"{SYNONYMS.get(word, as_french(word).lower() or word)} " for word in words)


def _from_label(label: re.Match[str]) -> str:
    verb, scope = "turn" if label[2] == "·" else "remove", "four" if label[3] else "middle"
    return f"then {verb} {scope} {label[1]} then "


def _kind(step: re.Match[str]) -> tuple[str, str] | None:
    """Return verb and scope of a play; ``None`` if neither was typed."""
    if not (step["verb"] or step["scope"]):
        return None
    scope = "" if not step["scope"] else "middle" if "middle" in step["scope"] else "four"
    return (step["verb"] or "").strip(), scope
