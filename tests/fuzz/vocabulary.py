"""Lines that players type and buttons that they press: the material for hostile inputs."""

from datetime import date
from functools import cache

from bot.core.actions import Action, Verb
from bot.core.callback_data import CallbackDataError, pack
from bot.core.commands import COMMANDS, VERBS
from bot.rendering.themes import all_themes
from engine.games import all_games
from engine.record import Record
from tests.engine.transcripts import RECORDS
from tests.fuzz.hostile import Hostile

SLOW = frozenset({
    Verb.HINT, Verb.CHANCE, Verb.VERDICT, Verb.REVIEW, Verb.AUTOPLAY, Verb.RETRY, Verb.SHOW,
})  # fmt: skip
"""Actions with long computations; they are rare, to leave time for the others."""
CHEAP = dict.fromkeys(SLOW, Verb.BOARD) | {Verb.HINT: Verb.UNDO, Verb.VERDICT: Verb.REDO}
"""What is pressed instead of most buttons with long computations."""
FIRST = date(2026, 5, 1)
"""The date of the first daily challenge."""
PAINTED = frozenset({Verb.REPLAY, Verb.SHARE, Verb.FILE, Verb.STATS, Verb.CALENDAR})
"""Actions that render large images."""
SLOW_SHARE, PAINTED_SHARE = 0.03, 0.25
DAYS = (
    "Anna", "daily-1", "yesterday", "today", "archive", "2026-11-20", "2026-02-30", "#1", "1", "9999-12-31",
    "0001-01-01", "start", "practice",
)  # fmt: skip
GROUP_SETTINGS = (
    "language de", "language ja", "boards private", "boards public", "channels here", "channels all",
    "starters all", "starters administrators", "posts here", "posts off", "posts 09:00", "posts daily",
    "posts weekly", "posts puzzle", "posts role", "posts sound", "posts zone Asia/Tokyo", "zone Berlin",
    "posts 24:00",
)  # fmt: skip
PREFERENCES = (
    "theme night", "theme nothing", "language de", "language ja", "language en", "zone berlin",
    "zone +05:30", "zone UTC", "view words", "boards words", "boards pictures", "results nobody",
    "results group", "name off", "delete", "delete yes",
)  # fmt: skip
OTHERS = (
    "private", "public", "yes", "next", "all", "week", "month", "friends", "rating", "42", "4 503 599", "*",
    "tell", "line", "again", "alone", "mistakes",
)  # fmt: skip


@cache
def records() -> tuple[Record, ...]:
    return tuple(record for text in RECORDS.values() if (record := Record.read(text)).moves)


@cache
def words() -> tuple[str, ...]:
    options = [option for game in all_games() for option in game.options]
    parts = {part for move in moves() for part in move.split()}
    return (
        *(name for game in all_games() for name in (game.name, game.title)),
        *(f"{option.name}={value}" for option in options for value in option.values),
        *(option.name for option in options),
        *moves()[::40], *sorted(parts), *VERBS, *map(str, Verb), *all_themes(),
        *DAYS, *GROUP_SETTINGS, *PREFERENCES, *OTHERS,
    )  # fmt: skip


@cache
def moves() -> tuple[str, ...]:
    return tuple(sorted({move.text for record in records() for move in record.moves}))


def line(hostile: Hostile) -> str:
    match int(hostile.chance.random() * 8):
        case 0:
            return hostile.text(3000)
        case 1:
            return " ".join(hostile.one(words()) for _ in range(hostile.one((1, 2, 3, 12))))
        case 2:
            return hostile.mutated(_command(hostile))
        case 3:
            typed = hostile.one(hostile.one(records()).moves).text
            return typed if hostile.maybe(0.5) else hostile.mutated(typed)
        case 4:
            return f"/play {hostile.one(all_games()).name} {hostile.number()}"
        case 5:
            return f"/{hostile.text(50)}"
        case 6:
            record = hostile.one(records()).text
            return hostile.one(("", "/play ", "/replay ")) + (
                record if hostile.maybe(0.5) else hostile.mutated(record)
            )
    return _command(hostile)


def _command(hostile: Hostile) -> str:
    verb = _verb(hostile)
    slash = "" if hostile.maybe(0.1) else "/"
    count = hostile.one((0, 0, 1, 1, 2, 3))
    more = [hostile.one(words()) if hostile.maybe(0.8) else hostile.text(60) for _ in range(count)]
    return " ".join([f"{slash}{verb}", *more])


def _verb(hostile: Hostile) -> str:
    while True:
        verb = hostile.one(COMMANDS).verb if hostile.maybe(0.9) else hostile.one(tuple(Verb))
        if verb in SLOW and not hostile.maybe(SLOW_SHARE):
            continue
        if verb in PAINTED and not hostile.maybe(PAINTED_SHARE):
            continue
        return verb.value


def press(
    hostile: Hostile, known: tuple[str, ...], owners: tuple[int, ...], sessions: tuple[str, ...]
) -> str:
    """Return the callback data of a button: real, damaged, or made up."""
    match int(hostile.chance.random() * 8):
        case 0 | 1 | 2 if known:
            return _cheap(hostile, hostile.one(known))
        case 3 if known:
            return hostile.mutated(hostile.one(known), known)
        case 4:
            return hostile.text(150)
        case 5:
            return f"{hostile.text(30)}*{forged(hostile, owners, sessions)}"
    return forged(hostile, owners, sessions)


def _cheap(hostile: Hostile, text: str) -> str:
    if any(f":{verb}:" in text for verb in SLOW) and not hostile.maybe(SLOW_SHARE):
        for verb, cheap in CHEAP.items():
            text = text.replace(f":{verb}:", f":{cheap}:")
    return text


def forged(hostile: Hostile, owners: tuple[int, ...], sessions: tuple[str, ...]) -> str:
    count = hostile.one((0, 1, 1, 2, 3, 4))
    typed = " ".join(hostile.one(words()) for _ in range(count)).split()
    if hostile.maybe(0.2):
        typed.append(hostile.text(12))
    action = Action(
        Verb(_verb(hostile)),
        tuple(typed),
        hostile.one(sessions) if sessions and hostile.maybe(0.7) else hostile.text(12),
        hostile.one((None, 1, 2, 3, 5, 30, hostile.number())),
        hostile.one((None, *owners)) if hostile.maybe(0.9) else hostile.number(),
    )
    try:
        return pack(action)
    except CallbackDataError:
        number = "" if action.revision is None else action.revision
        return f"1:{action.owner or ''}:{action.session}:{number}:{action.verb}:{' '.join(action.words)}"
