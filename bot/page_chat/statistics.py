"""What the page of statistics shows: screens that can be asked for in the chat as well, one below another."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from types import MappingProxyType
from urllib.parse import urlencode

from bot.app import App
from bot.model import MAX_LINE, Action, Paintable, Player, Reply, Room, Verb

PAGE = "/statistics"
"""The address."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page: its name in addresses, and what is asked for where nothing else is."""

    name: str
    verb: Verb
    words: tuple[str, ...] = ()


SECTIONS = (
    Section("calendar", Verb.CALENDAR),
    Section("statistics", Verb.STATS),
    Section("day", Verb.LEADERBOARD, ("day",)),
    Section("week", Verb.LEADERBOARD, ("week",)),
    Section("month", Verb.LEADERBOARD, ("month",)),
    Section("rating", Verb.LEADERBOARD, ("rating",)),
)
"""In their order."""


@dataclass(frozen=True, slots=True)
class View:
    """What is asked for in each section."""

    words: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    """By the name of a section, where it is not what is asked for usually."""

    @classmethod
    def read(cls, query: Mapping[str, str]) -> "View":
        """Read the query of an address; what is unknown or too long in it is left out."""
        asked = {one.name: tuple(query.get(one.name, "")[:MAX_LINE].split()) for one in SECTIONS}
        return cls(MappingProxyType({name: words for name, words in asked.items() if words}))

    def action(self, section: Section) -> Action:
        """Return what is asked for in a section."""
        return Action(section.verb, self.words.get(section.name, section.words))

    def showing(self, section: Section, words: tuple[str, ...]) -> "View":
        """Return the same view with something else in a section."""
        rest = {name: asked for name, asked in self.words.items() if name != section.name}
        if words != section.words:
            rest[section.name] = words
        return View(MappingProxyType(rest))

    def address(self, section: Section) -> str:
        """Return where this view is found, from that section on."""
        return f"{PAGE}{self.query}#{section.name}"

    def picture(self, section: Section, picture: Paintable) -> str:
        """Return where the picture of a section is found."""
        mark = "&" if self.query else "?"
        ending = picture.file_name.rpartition(".")[2]
        return f"{PAGE}/{section.name}.{ending}{self.query}{mark}v={version(picture)}"

    @property
    def query(self) -> str:
        """The view as the query of an address; empty for the usual one."""
        asked = {name: " ".join(words) for name, words in self.words.items()}
        return f"?{urlencode(asked)}" if asked else ""


def version(picture: Paintable) -> str:
    """Return a digest of all that a picture shows."""
    return blake2b(repr(picture).encode(), digest_size=6).hexdigest()


def find_section(name: str) -> Section | None:
    """Return the section of a name."""
    return next((section for section in SECTIONS if section.name == name), None)


async def replies(app: App, player: Player, room: Room, view: View) -> dict[Section, Reply]:
    """Ask for all sections of a view; where none can be answered, one says so for all."""
    found = {section: await app.handle(player, view.action(section), room) for section in SECTIONS}
    if any(reply.screen for reply in found.values()):
        return found
    return dict(list(found.items())[:1])


async def find_picture(
    app: App, player: Player, room: Room, view: View, section: Section
) -> Paintable | None:
    """Return the picture of a section, which is made of what is asked for, and of nothing else."""
    reply = await app.handle(player, view.action(section), room)
    return reply.screen.picture if reply.screen else None
