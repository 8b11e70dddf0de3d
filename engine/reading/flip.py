"""A typed line of Flip: deals and plays in many spellings, one after another."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.errors import InvalidMoveError
from engine.move import Move
from engine.reading.words import as_french, join_cards, plain, split_words

WINDOW = 4
"""Cards in a row that a play is about."""
MOST_DEALS = 53
"""Deals that a number is read as at most, one more than there are cards."""

DEAL, DEAL_MATCH, DEAL_ALL = Move("deal"), Move("deal", ("match",)), Move("deal", ("all",))
STOP = Move("stop")


@dataclass(frozen=True, slots=True)
class Said:
    """A play as it was typed: ``turn``, ``remove`` or nothing, with ``four``, ``middle`` or nothing."""

    verb: str
    scope: str
    ends: tuple[str, ...]
    """The number of the first of the four cards, or the faces of the first and the last."""

    def fits(self, verb: str) -> bool:
        """Tell whether a verb of the game is among what was said."""
        scope = "four" if verb.endswith("-four") else "middle"
        return verb.startswith(self.verb) and self.scope in ("", scope)


LABEL = re.compile(r"\b([1-9][0-9]?)\s*([·✕])\s*(all four)?[^,;.|\n]*")
"""A play as on its button: ``7 · 6♣ 10♠`` turns two, ``7 ✕ all four`` removes."""

RESPELLED = (
    (re.compile(r"([^\s◼]{1,20})◼"), r"dark \1"),  # the sign that the bot's words put to dark cards
    (re.compile(r"[;|\n]"), " then "),
    (re.compile(","), " and "),
    (re.compile(r"\b(d|t|tf|r|rm|rf)([0-9]+)\b"), r"\1 \2"),
    (re.compile(r"\b(deal|draw) four\b"), "deal 4"),
    (re.compile(r"\b((?:10|[a2-9tjqk])[shdc])(?=(?:10|[a2-9tjqk])[shdc]\b)"), r"\1 "),
)
WORDS = {
    "d": "deal", "draw": "deal", "dm": "deal match", "da": "deal all", "until": "match", "something": "match",
    "matches": "match", "everything": "all", "rest": "all", "t": "turn", "flip": "turn", "tf": "turn four",
    "r": "remove", "rm": "remove", "take": "remove", "rf": "remove four", "end": "stop", "done": "stop",
    "one": "1", "two": "2", "three": "3", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "new": "match",
}  # fmt: skip
NOISE = {"the", "a", "card", "cards", "from", "to", "at", "of", "with", "play", "here"}

NUMBER = re.compile("[1-9][0-9]{0,2}")
FACE = "(?:(?:dark|light) )?[a2-9tjqk][shdc] "
WAY = "(?P<verb>(?:turn|remove) )?(?P<scope>(?:(?:four|all|middle 2|middle) )*)"
STEP = re.compile(
    "and |(?P<then>then )|(?P<stop>stop )"
    "|(?P<deal>deal )(?:(?P<match>match )+"
    f"|(?P<all>all )(?:(?P<left>{NUMBER.pattern}) )?|(?P<count>{NUMBER.pattern}) )?"
    f"|{WAY}(?:(?P<number>{NUMBER.pattern}) |(?P<one>{FACE})(?:and )*(?P<other>{FACE}))"
)
WAY_BEHIND = re.compile(f"{WAY}(?=and |then |$)")


def unreadable(text: str) -> InvalidMoveError:
    """Return the error for a line that names nothing that could be done."""
    return InvalidMoveError("unreadable", f"no move of Flip in {text[:60]!r}", text=text)


def read_steps(text: str, left: int) -> Iterator[Move | Said]:
    """Yield what a line says, one move after another, with so many cards left to deal at first.

    Raises ``InvalidMoveError`` for what cannot be read, and for all of a number of cards that is another.
    """
    line, place, way = _respelled(text), 0, ("", "")
    while place < len(line):
        step = STEP.match(line, place)
        if not step:
            raise unreadable(text)
        place = step.end()
        if step["stop"]:
            yield STOP
        elif step["match"]:
            yield DEAL_MATCH
        elif step["all"]:
            _check_all(step["left"], left)
            left = 0
            yield DEAL_ALL
        elif step["deal"]:
            count = min(int(step["count"] or 1), MOST_DEALS)
            left = max(0, left - count)
            yield from (DEAL,) * count
        elif step["then"]:
            way = "", ""
        elif step["number"] or step["one"]:
            way = _way(step) or way
            number = step["number"]
            last = f"{int(number) + WINDOW - 1} " if number else ""
            place += len(last) * line.startswith(last, place)
            behind = WAY_BEHIND.match(line, place)
            place = behind.end() if behind else place
            ends = (number,) if number else tuple(step[end].strip().upper() for end in ("one", "other"))
            yield Said(*((behind and _way(behind)) or way), ends)


def _check_all(said: str | None, left: int) -> None:
    if said and int(said) != left:
        problem = f"{left} cards are left to deal, not {said}"
        raise InvalidMoveError("not-all", problem, left=left, number=int(said))


def _respelled(text: str) -> str:
    """Return the words that matter, each once for all its spellings and with a space behind it."""
    text = LABEL.sub(_from_label, plain(text))
    for pattern, spelling in RESPELLED:
        text = pattern.sub(spelling, text)
    words = (word for word in join_cards(split_words(text)) if word not in NOISE)
    return "".join(f"{WORDS.get(word, as_french(word).lower() or word)} " for word in words)


def _from_label(label: re.Match[str]) -> str:
    verb, scope = "turn" if label[2] == "·" else "remove", "four" if label[3] else "middle"
    return f"then {verb} {scope} {label[1]} then "


def _way(step: re.Match[str]) -> tuple[str, str] | None:
    """Return verb and scope where one of them was said."""
    if not (step["verb"] or step["scope"]):
        return None
    scope = "" if not step["scope"] else "middle" if "middle" in step["scope"] else "four"
    return (step["verb"] or "").strip(), scope
