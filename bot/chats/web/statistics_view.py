"""What the page of statistics shows: screens that can be asked for in the chat as well, one below another."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from types import MappingProxyType
from urllib.parse import urlencode

from bot.app import App
from bot.core.actions import MAX_LINE, Action, Player, Room, Verb
from bot.core.images import Renderable
from bot.core.replies import Reply

PAGE = "/statistics"
"""The address."""
NAME = re.compile(r"[a-z]{1,20}")
"""What a section can be called."""
MOST = 20
"""Sections of which an address may say what they show."""


@dataclass(frozen=True, slots=True)
class StatisticsSection:
    """A part of the page: its name in addresses, and what is asked for where nothing else is."""

    name: str
    verb: Verb
    words: tuple[str, ...] = ()
    label: str = field(default="", compare=False)
    """What stands on the button by which it was found."""


CALENDAR = StatisticsSection("calendar", Verb.CALENDAR)
OVERALL = StatisticsSection("statistics", Verb.STATS)
"""Always shows the same: its buttons say which sections follow."""
TABLES = tuple(
    StatisticsSection(kind, Verb.LEADERBOARD, (kind,)) for kind in ("day", "week", "month", "rating")
)


@dataclass(frozen=True, slots=True)
class StatisticsView:
    """What is asked for in each section."""

    words: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """By the name of a section, where it is not what is asked for usually."""

    @classmethod
    def read(cls, query: Mapping[str, str]) -> "StatisticsView":
        """Read the query of an address; what cannot be meant in it is left out."""
        asked = ((name, tuple(text[:MAX_LINE].split())) for name, text in query.items())
        known = [(name, words) for name, words in asked if words and _can_be_asked(name)]
        return cls(MappingProxyType(dict(known[:MOST])))

    def action(self, section: StatisticsSection) -> Action:
        """Return what is asked for in a section."""
        return Action(section.verb, self.words.get(section.name, section.words))

    def showing(self, section: StatisticsSection, words: tuple[str, ...]) -> "StatisticsView":
        """Return the same view with something else in a section."""
        rest = {name: asked for name, asked in self.words.items() if name != section.name}
        if words != section.words:
            rest[section.name] = words
        return StatisticsView(MappingProxyType(rest))

    def address(self, section: StatisticsSection) -> str:
        """Return where this view is found, from that section on."""
        return f"{PAGE}{self.query}#{section.name}"

    def picture(self, section: StatisticsSection, picture: Renderable) -> str:
        """Return where the picture of a section is found."""
        ending = picture.file_name.rpartition(".")[2]
        alone = StatisticsView({section.name: words} if (words := self.words.get(section.name)) else {})
        mark = "&" if alone.query else "?"
        return f"{PAGE}/{section.name}.{ending}{alone.query}{mark}v={version(picture)}"

    @property
    def query(self) -> str:
        """The view as the query of an address; empty for the usual one."""
        asked = {name: " ".join(words) for name, words in self.words.items()}
        return f"?{urlencode(asked)}" if asked else ""


def version(picture: Renderable) -> str:
    """Return a digest of all that a picture shows."""
    return blake2b(repr(picture).encode(), digest_size=6).hexdigest()


async def find_replies(
    app: App, player: Player, room: Room, view: StatisticsView
) -> dict[StatisticsSection, Reply]:
    """Ask for all sections of a view; where none can be answered, one says so for all."""
    overall = await app.handle(player, view.action(OVERALL), room)
    if overall.screen is None:
        return {OVERALL: overall}
    found = {}
    for section in (CALENDAR, OVERALL, *_following(overall), *TABLES):
        is_overall = section == OVERALL
        found[section] = overall if is_overall else await app.handle(player, view.action(section), room)
    return found


async def find_picture(
    app: App, player: Player, room: Room, view: StatisticsView, name: str
) -> Renderable | None:
    """Return the picture of a section, which is made of what is asked for, and of nothing else."""
    fixed = (section for section in (CALENDAR, OVERALL, *TABLES) if section.name == name)
    section = next(fixed, StatisticsSection(name, Verb.STATS, (name,)))
    reply = await app.handle(player, view.action(section), room)
    return reply.screen.picture if reply.screen else None


def home(sections: Mapping[StatisticsSection, Reply], action: Action) -> StatisticsSection | None:
    """Return the section in which an action shows something; ``None`` for what no section does."""
    alike = [section for section in sections if section.verb is action.verb]
    named = (section for section in alike if section.words[:1] == action.words[:1])
    others = (section for section in alike if not section.words and section != OVERALL)
    return next(named, next(others, None))


def _can_be_asked(name: str) -> bool:
    return bool(NAME.fullmatch(name)) and name not in (OVERALL.name, "v")


def _following(overall: Reply) -> Iterator[StatisticsSection]:
    """Yield the sections that the statistics of all games lead to: those of each game, and others."""
    controls = [control for row in overall.screen.rows for control in row] if overall.screen else []
    for control in controls:
        verb, words = control.action.verb, control.action.words
        if verb is Verb.STATS and len(words) == 1 and NAME.fullmatch(words[0]):
            yield StatisticsSection(words[0], verb, words, control.label)
