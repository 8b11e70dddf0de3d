"""What the statistics page shows: screens that the chat has as well, one below another."""

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

PATH = "/statistics"
NAME = re.compile(r"[a-z]{1,20}")
"""The name of a section."""
MAX_SECTIONS = 20
"""Sections whose view a URL can set."""


@dataclass(frozen=True, slots=True)
class StatisticsSection:
    """A section of the page: its name in URLs, and its default action."""

    name: str
    verb: Verb
    words: tuple[str, ...] = ()
    label: str = field(default="", compare=False)
    """The label of the button that leads to it."""


CALENDAR = StatisticsSection("calendar", Verb.CALENDAR)
OVERALL = StatisticsSection("statistics", Verb.STATS)
"""Has only one view: its buttons determine which sections follow."""
LEADERBOARDS = tuple(
    StatisticsSection(kind, Verb.LEADERBOARD, (kind,)) for kind in ("day", "week", "month", "rating")
)


@dataclass(frozen=True, slots=True)
class StatisticsView:
    """Which view each section shows."""

    words: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """The words of the action by the name of the section, for sections with another view than the default."""

    @classmethod
    def read(cls, query: Mapping[str, str]) -> "StatisticsView":
        """Parse the query of a URL; invalid parts are ignored."""
        views = ((name, tuple(text[:MAX_LINE].split())) for name, text in query.items())
        known = [
            (name, words)
            for name, words in views
            if words and NAME.fullmatch(name) and name not in (OVERALL.name, "v")
        ]
        return cls(MappingProxyType(dict(known[:MAX_SECTIONS])))

    def action(self, section: StatisticsSection) -> Action:
        """Return the action whose screen a section shows."""
        return Action(section.verb, self.words.get(section.name, section.words))

    def with_section(self, section: StatisticsSection, words: tuple[str, ...]) -> "StatisticsView":
        """Return the same view with another view of a section."""
        rest = {name: other for name, other in self.words.items() if name != section.name}
        if words != section.words:
            rest[section.name] = words
        return StatisticsView(MappingProxyType(rest))

    def address(self, section: StatisticsSection) -> str:
        """Return the URL of this view, at that section."""
        return f"{PATH}{self.query}#{section.name}"

    def picture_address(self, section: StatisticsSection, picture: Renderable) -> str:
        """Return the URL of a section's picture."""
        suffix = picture.file_name.rpartition(".")[2]
        only = StatisticsView({section.name: words} if (words := self.words.get(section.name)) else {})
        separator = "&" if only.query else "?"
        return f"{PATH}/{section.name}.{suffix}{only.query}{separator}v={image_version(picture)}"

    @property
    def query(self) -> str:
        """The view as the query of a URL; empty for the default."""
        views = {name: " ".join(words) for name, words in self.words.items()}
        return f"?{urlencode(views)}" if views else ""


def image_version(picture: Renderable) -> str:
    """Return a digest of everything that a picture shows."""
    return blake2b(repr(picture).encode(), digest_size=6).hexdigest()


async def find_replies(
    app: App, player: Player, room: Room, view: StatisticsView
) -> dict[StatisticsSection, Reply]:
    """Return the replies for all sections of a view; only one if it refuses."""
    overall = await app.handle(player, view.action(OVERALL), room)
    if overall.screen is None:
        return {OVERALL: overall}
    return {
        section: overall if section == OVERALL else await app.handle(player, view.action(section), room)
        for section in (CALENDAR, OVERALL, *_following(overall), *LEADERBOARDS)
    }


async def find_picture(
    app: App, player: Player, room: Room, view: StatisticsView, name: str
) -> Renderable | None:
    """Return the picture that a section shows in a view; ``None`` if it has none."""
    fixed = (section for section in (CALENDAR, OVERALL, *LEADERBOARDS) if section.name == name)
    section = next(fixed, StatisticsSection(name, Verb.STATS, (name,)))
    reply = await app.handle(player, view.action(section), room)
    return reply.screen.picture if reply.screen else None


def section_for(sections: Mapping[StatisticsSection, Reply], action: Action) -> StatisticsSection | None:
    """Return the section that shows an action; ``None`` if there is none."""
    same_verb = [section for section in sections if section.verb is action.verb]
    named = (section for section in same_verb if section.words[:1] == action.words[:1])
    others = (section for section in same_verb if not section.words and section != OVERALL)
    return next(named, next(others, None))


def _following(overall: Reply) -> Iterator[StatisticsSection]:
    """Yield the sections that the buttons of the overall statistics lead to: each game's, and others."""
    buttons = [button for row in overall.screen.rows for button in row] if overall.screen else []
    for button in buttons:
        verb, words = button.action.verb, button.action.words
        if verb is Verb.STATS and len(words) == 1 and NAME.fullmatch(words[0]):
            yield StatisticsSection(words[0], verb, words, button.label)
