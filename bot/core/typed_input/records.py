"""Records that players type or paste: ``wish/1 #42 | take d e``."""

import re
from collections.abc import Sequence
from hashlib import blake2b

from bot.core.actions import Action, Verb
from bot.core.commands import FULL_WIDTH
from bot.core.typed_input.deal_request import named_game
from engine.record import Record

MAX_RECORD_LINE = 6000
"""Characters of a typed record that are read. Discord: an option of a command has as many, a message 4,000;
Telegram: a message has 4,096."""
BEGINNING = re.compile(r"[`'\"“„「]*([A-Za-z]+/[0-9]{1,6})")
"""The word that a record begins with, perhaps quoted."""
QUOTES = "`'\"“”„「」 "
ID_PREFIX = "r"
"""The first letter of the id of a typed record; ids of sessions are hexadecimal."""
ID_BYTES = 5


def read_typed_record(words: Sequence[str]) -> Record | None:
    """Read a typed record, perhaps after the name of a game; ``None`` if the words are none.

    Spaces, quotation marks and full-width characters make no difference. Raises ``RecordError`` for words
    that begin like a record and are none. Whether it can be replayed is not checked.
    """
    line = re.sub(" *# *", " #", " ".join(words).translate(FULL_WIDTH), count=1)
    names, *rest = line.split("#", 1)
    before = names.split()
    first = next((number for number, word in enumerate(before) if BEGINNING.match(word)), None)
    if not rest or first is None or (first > 0 and named_game(before[:first]) is None):
        return None
    head, *moves = " ".join(line.split()[first:]).strip(QUOTES).rstrip("| ").split("|")
    return Record.read(" | ".join(" ".join(part.split()) for part in (head.lower(), *moves)))


def begins_record(words: Sequence[str]) -> bool:
    """Return whether words begin like a record."""
    line = " ".join(words).translate(FULL_WIDTH)
    return bool(BEGINNING.match(line)) and "#" in line


def with_record_verb(action: Action) -> Action:
    """Return the action about a record, if a line is one that would be read as a move.

    A record alone is shown. “play” and “replay” need no slash before one.
    """
    if action.verb is not Verb.SAY:
        return action
    first, *others = words = tuple(" ".join(action.words).split()) or ("",)
    if begins_record(words):
        return Action(Verb.RECORD, words, event=action.event)
    if first.lower() in (Verb.PLAY, Verb.REPLAY) and begins_record(others):
        return Action(Verb(first.lower()), tuple(others), event=action.event)
    return action


def record_id(record: Record) -> str:
    """Return the id of a typed record, which buttons name instead of a session."""
    return ID_PREFIX + blake2b(record.text.encode(), digest_size=ID_BYTES).hexdigest()


def is_record_id(name: str) -> bool:
    """Return whether a button names a typed record instead of a session."""
    return name.startswith(ID_PREFIX)
