"""What operators type: accounts, servers and groups, and notes with their ends."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.core.actions import Chat
from bot.i18n.clock_times import read_time
from bot.moderation.blocks import Subject

CHATS = {short: chat for chat in Chat for short in (chat.value, chat.value[0])}
"""The chats by their names, and by the letters that stand for them on buttons."""
GROUP_WORDS = frozenset({"server", "group", "guild"})
SUBJECT = re.compile(
    r"(?:(?P<chat>discord|telegram|page|[dtp]):?)?(?P<group>g)?(?P<number>-?[0-9]{1,20})", re.ASCII
)
MENTION = re.compile(r"<@!?([0-9]{1,20})>", re.ASCII)
LARGEST = {Chat.PAGE: 2**64 - 1, Chat.DISCORD: 2**64 - 1, Chat.TELEGRAM: 2**52}
"""The largest numbers of accounts and groups: Telegram's have at most 52 bits,
https://core.telegram.org/bots/api#user."""
DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
UNTIL, OFF = "until", "off"
LONGEST_DAYS = 30
"""After how many days a note without an end is shown no longer, and how far off an end can be."""


def read_subject(words: Sequence[str], here: Chat, *, is_group: bool = False) -> Subject | None:
    """Parse a player, server or group; ``None`` if the words name none.

    A number alone is one of the chat ``here``; one below 0 is a group in Telegram.
    """
    if len(words) > 1 and words[0].lower() in GROUP_WORDS:
        words, is_group = words[1:], True
    if len(words) != 1:
        return None
    found = SUBJECT.fullmatch(MENTION.sub(r"\1", words[0].lower()))
    if found is None:
        return None
    chat, number = CHATS[found["chat"]] if found["chat"] else here, int(found["number"])
    is_below = number < 0
    is_of_group = is_group or bool(found["group"]) or is_below
    if abs(number) > LARGEST[chat] or not number or (is_below and chat is not Chat.TELEGRAM):
        return None
    if is_of_group and chat is Chat.PAGE:
        return None
    return Subject(chat, number, is_group=is_of_group)


def button_word(subject: Subject) -> str:
    """Return a subject as a word on a button, which ``read_subject`` parses."""
    return f"{subject.chat.value[0]}{'g' if subject.is_group else ''}{subject.id}"


@dataclass(frozen=True, slots=True)
class TypedNote:
    """A note as it is typed."""

    text: str
    end: int
    is_end_said: bool


class NoteEndError(ValueError):
    """The end of a note cannot be read, or is not within the next days."""


def read_note(words: Sequence[str], now: int, zone: ZoneInfo) -> TypedNote:
    """Parse a note, perhaps after ``until 18:00`` or ``until 2026-12-01 18:00`` in a time zone.

    Raises ``NoteEndError``.
    """
    last = now + LONGEST_DAYS * 24 * 60 * 60
    if not words or words[0].lower() != UNTIL:
        return TypedNote(" ".join(words), last, is_end_said=False)
    local, rest = datetime.fromtimestamp(now, zone), list(words[1:])
    date = rest.pop(0) if rest and DATE.fullmatch(rest[0]) else ""
    time = read_time(rest.pop(0)) if rest else None
    if time is None:
        raise NoteEndError
    try:
        day = datetime.fromisoformat(date).date() if date else local.date()
    except ValueError:
        raise NoteEndError from None
    hour, minute = map(int, time.split(":"))
    end = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone)
    if not date and end <= local:
        end += timedelta(days=1)
    if not now < end.timestamp() <= last:
        raise NoteEndError
    return TypedNote(" ".join(rest), int(end.timestamp()), is_end_said=True)
